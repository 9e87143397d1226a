/** What flies where when something happens: from the event alone. Places are named by what the page marks with `data-zone`. */
import type { AnyEvent, CardId, Seat } from '../game.ts';

/** A card on its way; without an id it is face down. */
export interface Flight {
  readonly card: CardId | null;
  readonly from: string;
  readonly to: string;
}

/** What happens on the screen with an event. */
export interface Motion {
  readonly flights: readonly Flight[];
  /** What stands out for a moment. */
  readonly marks: readonly string[];
  /** A token that walks, and over which spaces. */
  readonly walk: { readonly seat: Seat; readonly path: readonly number[] } | null;
}

/** More than so many cards at once are shown as so many. */
const MOST = 7;

const seatZone = (seat: Seat): string => `seat:${seat}`;

const cardsFrom = (from: string, to: string, count: number, cards: readonly CardId[] | null): Flight[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, nth) => {
    const card = cards?.[nth] ?? null;
    return { card, from: card === null ? from : `card:${card}|${from}`, to };
  });

const motion = (flights: readonly Flight[], ...marks: string[]): Motion => ({ flights, marks, walk: null });

/** What is seen of an event. Whatever is not listed is shown by who it concerns. */
export function motionOf(event: AnyEvent): Motion {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return motion(cardsFrom('draw', seatZone(event.seat), event.count, event.cards), seatZone(event.seat));
    case 'turnedOver':
      return motion(cardsFrom('draw', 'discard', 1, [event.card]));
    case 'returned':
      return motion(cardsFrom('discard', 'draw', 1, [event.card]));
    case 'played':
      return motion(cardsFrom(seatZone(event.seat), 'discard', 1, [event.card]), seatZone(event.seat));
    case 'tossedIn':
      return motion(cardsFrom(seatZone(event.seat), 'discard', 1, [event.card]), seatZone(event.seat), 'discard');
    case 'discarded':
      return motion(cardsFrom(seatZone(event.seat), 'discard', event.cards.length, event.cards));
    case 'gave':
      return motion(
        cardsFrom(seatZone(event.from), seatZone(event.to), event.count, event.cards),
        seatZone(event.from),
        seatZone(event.to),
      );
    case 'laid':
      return motion(cardsFrom(seatZone(event.seat), 'table', event.count, event.cards));
    case 'turnedUp':
      return motion(cardsFrom('draw', 'table', event.cards.length, event.cards));
    case 'pickedUp':
      return motion(cardsFrom('table', seatZone(event.seat), event.count, event.cards), seatZone(event.seat));
    case 'stacked':
      return motion(cardsFrom('table', 'draw', event.count, null));
    case 'tucked':
      return motion(cardsFrom('table', 'discard', event.cards.length, event.cards));
    case 'recalled':
    case 'tookDiscard':
      return motion(cardsFrom('discard', seatZone(event.seat), 1, [event.card]), seatZone(event.seat));
    case 'fetched':
      return motion(
        cardsFrom(event.from === null ? event.zone : seatZone(event.from), seatZone(event.seat), 1, [event.card]),
        seatZone(event.seat),
      );
    case 'picked':
      return motion(cardsFrom('table', seatZone(event.seat), 1, [event.card]), seatZone(event.seat));
    case 'placed':
      return motion(cardsFrom(seatZone(event.seat), `space:${event.at}`, 1, [event.card]), `space:${event.at}`);
    case 'took':
      return motion(cardsFrom(`space:${event.at}`, seatZone(event.seat), 1, [event.card]), seatZone(event.seat));
    case 'handsPassed':
      return motion(
        event.counts.flatMap((count, seat) =>
          cardsFrom(seatZone(seat), seatZone((seat + 1) % event.counts.length), Math.min(count, 3), null),
        ),
      );
    case 'moved':
      return { flights: [], marks: [seatZone(event.seat)], walk: { seat: event.seat, path: event.path } };
    case 'put':
      return { flights: [], marks: [seatZone(event.seat)], walk: { seat: event.seat, path: [event.to] } };
    case 'bumped':
    case 'teleportMoved':
      return motion([], `space:${event.to}`);
    case 'fired':
      return motion([], `space:${event.at}`);
    case 'rolled':
      return motion([], 'dice', seatZone(event.seat));
    case 'eventTriggered':
      return motion([], 'events');
    case 'eventTurned':
    case 'eventOver':
    case 'eventsRenewed':
      return motion([], 'events');
    case 'wished':
    case 'demanded':
    case 'shown':
      return motion([], 'discard');
    case 'turnedRound':
      return motion([], 'direction');
    case 'named':
      return motion([], seatZone(event.seat), ...event.targets.map(seatZone));
    case 'handsShown':
    case 'handsOpen':
    case 'powersGathered':
      return motion([], ...event.seats.map(seatZone));
    case 'ruleDrawn':
    case 'rulesReturned':
    case 'lastingStarted':
    case 'lastingChanged':
    case 'lastingEnded':
      return motion([], 'lasting');
    case 'powersExchanged':
      return motion([], seatZone(event.a), seatZone(event.b));
    case 'rolledForStart':
      return motion([], ...event.seats.map(seatZone));
    case 'roundStarted':
    case 'mixed':
    case 'exhausted':
      return motion([], 'draw');
    case 'revealed':
    case 'handsHidden':
      return motion([], 'table');
    case 'placesChanged':
    case 'roundEnded':
    case 'gameEnded':
      return motion([], 'score');
    default:
      return motion([], seatZone(event.seat));
  }
}

/** Whether an event is over as soon as it is said: nothing is to be seen. */
export const isQuick = ({ flights, marks, walk }: Motion): boolean =>
  flights.length === 0 && marks.length === 0 && walk === null;
