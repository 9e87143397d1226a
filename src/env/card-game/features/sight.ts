/** What features are read off: a state, or as much of one as a view says. */
import type { CardId, GameState, KnownCards, Power, Seat, View } from 'frantic-engine';
import { UNKNOWN, unknown } from '../../shared/unknown.ts';

/** Of a pile that nobody looks through, how many cards it has. */
interface Pile {
  readonly length: number;
}

/** A player as features look at them. */
interface Sitting {
  readonly hand: readonly CardId[];
  readonly score: number;
  readonly skips: number;
  readonly powers: readonly Power[];
}

/** The fields of a state that features look at. */
type Fields =
  | 'round'
  | 'turn'
  | 'dealer'
  | 'active'
  | 'direction'
  | 'face'
  | 'wish'
  | 'lastColor'
  | 'seating'
  | 'eventDiscard'
  | 'eventsOpen'
  | 'lasting'
  | 'openHands'
  | 'openTo'
  | 'lyingOpen'
  | 'exhausted'
  | 'ending'
  | 'discardPile'
  | 'table';

/** Every state is one. Of what its seat does not see, one that is made of a view has places without cards. */
export interface Sight extends Pick<GameState, Fields> {
  readonly rules: { readonly pointLimit: number };
  readonly players: readonly Sitting[];
  readonly laid: readonly { readonly open: boolean; readonly by: Seat | null }[];
  readonly drawPile: Pile;
  readonly eventPile: Pile;
  readonly powerPile: Pile;
  readonly ruleDeck: Pile;
}

/** What a seat remembers, which its view does not say. */
export interface Memory {
  /** What it knows of cards that it does not see: `knownTo(state, seat)`, or `help.known()` of a bot. */
  readonly known: KnownCards;
  /** The discard pile, the top last: what everybody has seen laid there. `help.laid()` of a bot. */
  readonly laid: readonly CardId[];
}

/** As much of a state as a seat knows. */
export function sightOf(view: View, seat: Seat, memory: Memory | null): Sight {
  const { players, shown, table, top, drawCount, discardCount, eventCount, powerCount, ruleCount } = view;
  const laid = memory?.laid ?? view.discardPile ?? (top === null ? [] : [top]);
  const under = Math.max(0, discardCount - laid.length);
  const onTable = table.map(({ card }) => card);
  const remembered = (memory?.known.table ?? []).filter((card) => !onTable.includes(card));
  return {
    rules: view.rules,
    round: view.round,
    turn: view.turn,
    dealer: view.dealer,
    active: view.active,
    direction: view.direction,
    face: view.face,
    wish: view.wish,
    lastColor: view.lastColor,
    seating: view.seating,
    eventDiscard: view.eventDiscard,
    eventsOpen: view.eventsOpen,
    lasting: view.lasting,
    exhausted: view.exhausted,
    ending: view.ending,
    lyingOpen: players.flatMap(({ open }, at) => (open === null ? [] : [at])),
    openHands: shown.map((one) => one.seat),
    openTo: shown.length === 0 ? null : [seat],
    discardPile: [...unknown(under), ...laid],
    table: onTable.map((card) => card ?? remembered.shift() ?? UNKNOWN),
    laid: table,
    drawPile: { length: drawCount },
    eventPile: { length: eventCount },
    powerPile: { length: powerCount },
    ruleDeck: { length: ruleCount },
    players: players.map(({ handCount, open, score, skips, powers }, at) => ({
      hand: at === seat ? view.hand : (open ?? shown.find((one) => one.seat === at)?.hand ?? unknown(handCount)),
      score,
      skips,
      powers: at === seat ? view.powers : powers.map((row) => ({ row: row ?? '', up: row !== null, since: 0 })),
    })),
  };
}
