/** The options of Pandora's Box. */
import { flag, oneOf } from '../../common/options.ts';
import type { OptionRow } from './game.ts';

const BOX = 'pandoras-box';

/** The printed rule cards. */
const RULE_CARDS = 15;

const ruleCardCount: OptionRow<number> = {
  ...oneOf<number>(
    Array.from({ length: RULE_CARDS + 1 }, (_, count) => count),
    0,
    'R-380',
    'R-384',
  ),
  withSet: { set: BOX, default: 1 },
};

/** What the purple cards are: not in the game, a fifth color, or the replacement of another color. */
export type Purple = 'off' | 'fifth' | `replace:${'blue' | 'red' | 'green' | 'yellow'}`;

const purple: OptionRow<Purple> = {
  ...oneOf<Purple>(
    ['off', 'fifth', 'replace:blue', 'replace:red', 'replace:green', 'replace:yellow'],
    'off',
    'R-016',
    'R-017',
  ),
  withSet: { set: BOX, default: 'fifth' },
};

/** What the box leaves open, by the names of `docs/rulings.md`. */
export const pandoraOptions = {
  purple,
  'purple.mirror': flag(true, 'R-017'),
  'ruleCards.count': ruleCardCount,
  'do-it-yourself.effect': oneOf(['drawRule', 'mirror', 'shed', 'none'], 'drawRule', 'R-138'),
  'pandoras-box.effect': oneOf(['redraw', 'openOne', 'purge', 'none'], 'redraw', 'R-275'),
} as const;
