/** What the rows of the printed boxes do, in our own words. They stand apart from the rows, because nobody needs them to play. */
import { ownOf } from '../../common/own.ts';
import type { Row } from '../rows/define.ts';
import { baseTexts } from './base/texts.ts';
import { pandoraTexts } from './pandora/texts.ts';
import { superchargeTexts } from './supercharge/texts.ts';
import { troublemakerTexts } from './troublemaker/texts.ts';

const TEXTS = /* @__PURE__ */ Object.assign({}, baseTexts, troublemakerTexts, superchargeTexts, pandoraTexts);

/** The text of a row: its own, which is that of a house rule, or what its box says. */
export const textOfRow = ({ id, text }: Pick<Row, 'id' | 'text'>): string =>
  text === '' ? (ownOf(TEXTS, id) ?? '') : text;
