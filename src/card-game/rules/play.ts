/** What happens once a card lies on the pile: its effect, then its wish, with a power card before or after. */

import { topOf } from '../../common/zones.ts';
import type { Json } from '../../kernel/json.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardRow } from '../rows/define.ts';
import type { WishDue } from '../state/state.ts';
import type { CardId } from '../state/types.ts';
import { IMITATE } from './imitate.ts';
import { type Move, wish } from './kinds/questions.ts';

/** The name of the script that carries out a card with an effect. */
export const PLAY = 'play';

/** The name of the script that names the wish of the topmost open-wish card. */
export const WISH = 'wish';

/** The name of the script that plays a card because another one demands it, for rows that call it. */
export const FOLLOW = 'follow';

/** Carries out a card that was played, or turned over as the starting card: `v.move`. */
export const playScript = () =>
  compile<RuleContext>(PLAY, null, (s) =>
    s
      // Most plays are plain: an effect, then a wish.
      .when(isPlain, (s) =>
        s
          .call((c) => c.catalog.effects[cardOf(moveIn(c))] as string | null)
          .call((c) => (c.g.wishDue === null ? null : WISH))
          .stop(),
      )
      .when(
        (c) => powerOf(c) !== null,
        (s) =>
          s.do((c) => {
            c.do.usePower(c.me, powerOf(c) as string);
            // What lay there before is kept, in case the power card takes the card back.
            c.frame.v.before = c.g.before as Json;
          }),
      )
      .call((c) => (c.card(c.played).row.imitates === null ? null : IMITATE))
      .call((c) => powerAt(c, 'first'))
      .call((c) => (ownWishReplaced(c) ? null : earlyWish(c)))
      .call((c) => effectOf(c, c.playedAs))
      .fire('played')
      .when(ownWishReplaced, (s) => s.do((c) => c.do.dropWish()))
      .call(() => WISH)
      .call((c) => powerAt(c, 'second')),
  );

/** Whether neither a power card, nor an imitation, nor an early wish, nor anything in force has a part in it. */
function isPlain(c: RuleContext): boolean {
  const move = moveIn(c);
  return typeof move !== 'object' && c.inForce.played.length === 0 && c.catalog.plain[cardOf(move)] === 1;
}

/** The script of a row's effect, if it has one. */
const effectOf = (c: RuleContext, { id, play }: CardRow): string | null =>
  play === null ? null : c.scriptOf(PLAY, id);

/** Plays a card and carries it out. */
export const followScript = () =>
  compile<RuleContext>(FOLLOW, null, (s) =>
    s
      .do((c) => c.do.play(c.me, cardOf(moveIn(c))))
      .call(
        (c) => playOf(c, moveIn(c)),
        null,
        (c) => ({ move: moveIn(c) as Json, freely: c.frame.v.freely ?? false }),
      ),
  );

/** The card of a move. */
export const cardOf = (move: Move): CardId => (typeof move === 'object' ? move.card : (move as CardId));

const moveIn = (c: RuleContext): Move => c.frame.v.move as unknown as Move;

/** The power card used with the card being carried out. */
function powerOf(c: RuleContext): string | null {
  const move = moveIn(c);
  return typeof move === 'object' ? move.power : null;
}

/** The script of the power card, if it acts at this time and the round has not ended. */
function powerAt(c: RuleContext, timing: 'first' | 'second'): string | null {
  const power = powerOf(c);
  return power !== null && c.g.ending === null && c.powerRow(power).timing === timing ? c.scriptOf(PLAY, power) : null;
}

/** Whether the power card replaces the card's own wish, and no interrupt has put another one on top. */
function ownWishReplaced(c: RuleContext): boolean {
  const power = powerOf(c);
  return power !== null && c.powerRow(power).replacesWish && topOf(c.g.discardPile) === c.played;
}

/** The script that carries a move out once its card lies on the pile, if there is anything to carry out. */
export const playOf = (c: RuleContext, move: Move): string | null =>
  typeof move === 'object' || c.inForce.played.length > 0
    ? PLAY
    : (c.catalog.carriedOutBy[move as CardId] as string | null);

/** With `wish.timing: 'onPlay'` a wish is named before the effect. */
export const earlyWish = (c: RuleContext): string | null => (c.options['wish.timing'] === 'onPlay' ? WISH : null);

/** Whoever owns the topmost open-wish card names its wish, unless it was named already. */
export const wishScript = () =>
  compile<RuleContext>(WISH, null, (s) =>
    s
      .when(
        (c) => c.g.wishDue === null,
        (s) => s.stop(),
      )
      // With every color barred, a card that wishes a color leaves the next player free.
      .when(
        (c) => c.wishable.length === 0 && wishableNumbers(c).length === 0,
        (s) => s.do((c) => c.do.wish(owner(c), null)).stop(),
      )
      .askOpen('wish', askWish, owner)
      .do((c, v) => c.do.wish(owner(c), v.wish)),
  );

const owner = (c: RuleContext): number => c.g.wishDue?.seat ?? c.me;

const askWish = (c: RuleContext) => wish(c.wishable, wishableNumbers(c), c.options['wish.optional']);

/** The numbers the topmost open-wish card can wish. */
function wishableNumbers(c: RuleContext): readonly number[] {
  const { row } = c.g.wishDue as WishDue;
  return c.cardRow(row).wish === 'color or number' ? c.catalog.numbers : [];
}
