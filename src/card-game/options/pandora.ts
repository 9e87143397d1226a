/** The options of Pandora's Box. */
import { flag, isCount, oneOf } from '../../common/options.ts';
import type { OptionRow } from './game.ts';

const BOX = 'pandoras-box';

const ruleCardCount: OptionRow<number> = {
  default: 0,
  withSet: { set: BOX, default: 1 },
  values: '0 to 15',
  accepts: (value) => isCount(value) && value <= 15,
  text: 'How many rule cards are drawn before each round. With 0 there are none in the game.',
  rulings: ['R-380', 'R-384'],
};

/** What the purple cards are: not in the game, a fifth color, or the replacement of another color. */
export type Purple = 'off' | 'fifth' | `replace:${'blue' | 'red' | 'green' | 'yellow'}`;

const purple: OptionRow<Purple> = {
  ...oneOf<Purple>(
    ['off', 'fifth', 'replace:blue', 'replace:red', 'replace:green', 'replace:yellow'],
    'off',
    'What the purple cards are: not in the game, a fifth color, or the replacement of another color.',
    'R-016',
    'R-017',
  ),
  withSet: { set: BOX, default: 'fifth' },
};

/** What the box leaves open, by the names of `docs/rulings.md`. */
export const pandoraOptions = {
  purple,
  'purple.mirror': flag(
    true,
    'Whether purple as a replacement has only the kinds and numbers the other colors have.',
    'R-017',
  ),
  'ruleCards.count': ruleCardCount,
  'do-it-yourself.effect': oneOf(
    ['drawRule', 'mirror', 'shed', 'none'],
    'drawRule',
    'What Do It Yourself does.',
    'R-138',
  ),
  'pandoras-box.effect': oneOf(
    ['redraw', 'openOne', 'purge', 'none'],
    'redraw',
    "What the event Pandora's Box does.",
    'R-275',
  ),
} as const;
