/** What a form shows of the options. */
import { type OptionInfo, optionInfo } from '../../common/options.ts';
import { optionTable } from './game.ts';
import { textOfOption } from './texts.ts';

/** The options of any board game. */
export const optionInfos: readonly OptionInfo[] = /* @__PURE__ */ Object.entries(optionTable).map(([name, row]) =>
  optionInfo(name, row, textOfOption(name), { standard: row.default, box: null, fixed: false }),
);
