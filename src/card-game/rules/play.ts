/** What happens once a card lies on the pile: its effect, then its wish, with a power card before or after. */

import { topOf } from '../../common/zones.ts';
import { compile } from '../../kernel/script.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardRow } from '../rows/define.ts';
import type { PartScript } from '../rows/scripts.ts';
import type { CardId } from '../state/types.ts';
import { IMITATE } from './imitate.ts';
import { type Move, type Played, wish } from './kinds/questions.ts';

/** The name of the script that carries out a card with an effect. */
export const PLAY = 'play';

/** The name of the script that names the wish of the topmost open-wish card. */
export const WISH = 'wish';

/** The name of the script that plays a card because another one demands it, for rows that call it. */
export const FOLLOW = 'follow';

/** Carries out a card that was played, or turned over as the starting card. */
export const playScript = () =>
  compile<RuleContext>(PLAY, null, (s) =>
    s
      .given('move', (is) => is.played)
      .maybe('freely', (is) => is.flag)
      .maybe('as', (is) => is.kind)
      .maybe('closed', (is) => is.text)
      // Most plays are plain: an effect, then a wish.
      .when(
        (c, v) => isPlain(c, v.move),
        (s) =>
          s
            .call((c, v) => c.catalog.effects[cardOf(v.move)] ?? null)
            .call((c) => (c.g.wishDue === null ? null : WISH))
            .stop(),
      )
      .when(
        (_c, v) => powerOf(v.move) !== null,
        (s) =>
          s
            .do((c, v) => usePower(c, v.move))
            // What lay there before is kept, in case the power card takes the card back.
            .keep(
              'before',
              (is) => is.orNull(is.before),
              (c) => c.g.before,
            ),
      )
      .call((c) => (c.card(c.played).row.imitates === null ? null : IMITATE))
      .call((c, v) => powerAt(c, v.move, 'first'))
      .call((c, v) => (ownWishReplaced(c, v.move) ? null : earlyWish(c)))
      .call((c) => effectOf(c, c.playedAs))
      .fire('played')
      .when(
        (c, v) => ownWishReplaced(c, v.move),
        (s) => s.do((c) => c.do.dropWish()),
      )
      .call(WISH)
      .call((c, v) => powerAt(c, v.move, 'second')),
  );

/** Whether neither a power card, nor an imitation, nor an early wish, nor anything in force has a part in it. */
const isPlain = (c: RuleContext, move: Played): boolean =>
  typeof move !== 'object' && c.inForce.played.length === 0 && c.catalog.plain[move] === 1;

/** The script of a row's effect, if it has one. */
const effectOf = (c: RuleContext, { id, play }: CardRow): PartScript | null =>
  play === null ? null : c.scriptOf(PLAY, id);

/** Plays a card and carries it out. */
export const followScript = () =>
  compile<RuleContext>(FOLLOW, null, (s) =>
    s
      .given('move', (is) => is.played)
      .maybe('freely', (is) => is.flag)
      .do((c, v) => c.do.play(c.me, cardOf(v.move)))
      .call(
        (c, v) => playOf(c, v.move),
        null,
        (_c, v) => ({ move: v.move, freely: v.freely ?? false }),
      ),
  );

/** A move of a question at which only cards can be played, or of a turn in which one was. */
export function playedIn(move: Move): Played {
  if (move === 'draw' || move === 'pass') throw new TypeError(`To ${move} is not to play a card.`);
  return move;
}

/** The card of a move. */
export const cardOf = (move: Played): CardId => (typeof move === 'object' ? move.card : move);

/** The power card used with the card being carried out. */
const powerOf = (move: Played): string | null => (typeof move === 'object' ? move.power : null);

/** The power card is turned up. */
function usePower(c: RuleContext, move: Played): void {
  const power = powerOf(move);
  if (power !== null) c.do.usePower(c.me, power);
}

/** The script of the power card, if it acts at this time and the round has not ended. */
function powerAt(c: RuleContext, move: Played, timing: 'first' | 'second'): PartScript | null {
  const power = powerOf(move);
  return power !== null && c.g.ending === null && c.powerRow(power).timing === timing ? c.scriptOf(PLAY, power) : null;
}

/** Whether the power card replaces the card's own wish, and no interrupt has put another one on top. */
function ownWishReplaced(c: RuleContext, move: Played): boolean {
  const power = powerOf(move);
  return power !== null && c.powerRow(power).replacesWish && topOf(c.g.discardPile) === c.played;
}

/** The script that carries a move out once its card lies on the pile, if there is anything to carry out. */
export const playOf = (c: RuleContext, move: Played): typeof PLAY | typeof WISH | null =>
  typeof move === 'object' || c.inForce.played.length > 0 ? PLAY : (c.catalog.carriedOutBy[move] ?? null);

/** With `wish.timing: 'onPlay'` a wish is named before the effect. */
export const earlyWish = (c: RuleContext): typeof WISH | null => (c.options['wish.timing'] === 'onPlay' ? WISH : null);

/** Whoever owns the topmost open-wish card names its wish, unless it was named already. */
export const wishScript = () =>
  compile<RuleContext>(WISH, null, (s) =>
    s
      .maybe('move', (is) => is.played)
      .maybe('freely', (is) => is.flag)
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
  const { wishDue } = c.g;
  return wishDue !== null && c.cardRow(wishDue.row).wish === 'color or number' ? c.catalog.numbers : [];
}
