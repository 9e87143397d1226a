/** What happens once a card lies on the pile: its effect, then its wish. */
import { wish } from '../engine/decisions.ts';
import { compile } from '../engine/script.ts';
import type { WishDue } from '../state.ts';
import type { CardId } from '../types.ts';
import type { Context } from './context.ts';
import { IMITATE } from './imitate.ts';

/** The name of the script that carries out a card with an effect. */
export const PLAY = 'play';

/** The name of the script that names the wish of the topmost open-wish card. */
export const WISH = 'wish';

/** Carries out a card that was played, or turned over as the starting card. */
export const playScript = () =>
  compile<Context>(PLAY, null, (s) =>
    s
      .call((c) => (c.card(c.frame.v.card as CardId).row.imitates === null ? null : IMITATE), null, played)
      .call(earlyWish)
      .call(
        (c) => {
          const { id, play } = c.playedAs(c.frame);
          return play === null ? null : c.part(PLAY, id);
        },
        null,
        played,
      )
      .call(() => WISH),
  );

/** Which card it is about. */
const played = (c: Context) => ({ card: c.frame.v.card });

/** The name of the script that plays a card because another one demands it, for rows that call it. */
export const FOLLOW = 'follow';

/** Plays a card and carries it out. */
export const followScript = () =>
  compile<Context>(FOLLOW, null, (s) =>
    s
      .do((c) => c.do.play(c.me, c.frame.v.card as CardId))
      .call(
        (c) => playOf(c, c.frame.v.card as CardId),
        null,
        (c) => ({ card: c.frame.v.card }),
      ),
  );

/** The script that carries a card out once it lies on the pile, if there is anything to carry out. */
export const playOf = (c: Context, card: CardId): string | null => c.catalog.carriedOutBy[card] as string | null;

/** With `wish.timing: 'onPlay'` a wish is named before the effect. */
export const earlyWish = (c: Context): string | null => (c.option('wish.timing') === 'onPlay' ? WISH : null);

/** Whoever owns the topmost open-wish card names its wish, unless it was named already. */
export const wishScript = () =>
  compile<Context>(WISH, null, (s) =>
    s
      .when(
        (c) => c.g.wishDue === null,
        (s) => s.stop(),
      )
      .askOpen('wish', askWish, owner)
      .do((c, v) => c.do.wish(owner(c), v.wish)),
  );

const owner = (c: Context): number => c.g.wishDue?.seat ?? c.me;

function askWish(c: Context) {
  const { row } = c.g.wishDue as WishDue;
  const numbers = c.cardRow(row).wish === 'color or number' ? c.catalog.numbers : [];
  return wish(c.colors, numbers, c.option('wish.optional'));
}
