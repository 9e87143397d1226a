/** English: what happens in the card game, one sentence for each type of event. */
import { BLACK, FREE } from '../../card-game/state/types.ts';
import type { CardSentences } from '../language/card-game.ts';
import { turnsForAll, turnsOf } from '../language/clocks.ts';
import { commonEvents } from './common-events.ts';
import {
  agree,
  all,
  allDo,
  capital,
  cards,
  counted,
  points as counting,
  does,
  hands,
  list,
  numbered,
  whom,
  whose,
} from './grammar.ts';

/** The sentences. */
export const events: CardSentences = {
  ...commonEvents,
  roundStarted: ({ round, dealer }, s) => `Round ${round} begins. ${does(s, dealer, 'deal')}.`,
  turnedOver: ({ card }, s) => `${capital(s.card(card))} is turned over and lies on top.`,
  returned: ({ card }, s) => `${capital(s.card(card))} goes back into the draw pile.`,
  turnDue: ({ seat }, s) => (s.you === seat ? 'Your turn is next.' : `${s.name(seat)} is next.`),
  satOut: ({ seat }, s) => `${does(s, seat, 'sit')} this turn out.`,
  passed: ({ seat }, s) => `${does(s, seat, 'pass')}.`,
  played: ({ seat, card, under }, s) =>
    under
      ? `${does(s, seat, 'slide')} ${s.card(card)} under the top card.`
      : `${does(s, seat, 'play')} ${s.card(card)}.`,
  named: ({ seat, row, targets, split }, s) => {
    const whole = targets.map((one) => {
      const name = one === seat ? (s.you === one ? 'yourself' : 'themself') : whom(s, one);
      return split === null ? name : `${name} (${counted(split[one] ?? 0)})`;
    });
    return about(s.row(row), `${does(s, seat, 'name')} ${list(whole)}.`);
  },
  letGo: ({ seat, row }, s) =>
    s.row(row) === null
      ? `Nothing comes of it for ${whom(s, seat)}.`
      : `Nothing comes of ${whose(s, seat)} ${s.row(row)}.`,
  wished: ({ seat, wish }, s) =>
    `${does(s, seat, 'wish')} for ${'color' in wish ? wish.color : numbered(wish.number)}.`,
  skipped: ({ seat, turns }, s) =>
    `${does(s, seat, 'have')} to sit out the next ${turns === 1 ? 'turn' : `${turns} turns`}.`,
  gave: ({ from, to, count, cards: known, blind }, s) =>
    blind
      ? `${does(s, to, 'take')} ${cards(s, count, known)} from ${whom(s, from)} without looking.`
      : `${does(s, from, 'give')} ${whom(s, to)} ${cards(s, count, known)}.`,
  laid: ({ seat, to, count, cards: known }, s) =>
    `${does(s, seat, 'lay')} ${cards(s, count, known)} face down on the table${to === null ? '' : `, for ${whom(s, to)}`}.`,
  revealed: ({ cards: shown }, s) =>
    `The cards on the table are turned up: ${shown.length === 0 ? 'there are none' : cards(s, 0, shown)}.`,
  mixed: () => 'The cards on the table are shuffled.',
  pickedUp: ({ seat, count, cards: known }, s) => `${does(s, seat, 'take')} ${cards(s, count, known)} from the table.`,
  tucked: ({ cards: gone }, s) =>
    gone.length === 0
      ? 'No card goes under the top card.'
      : `${capital(cards(s, 0, gone))} ${agree(gone.length, 'go')} under the top card.`,
  stacked: ({ count }) => `${capital(counted(count))} ${agree(count, 'go')} from the table onto the draw pile.`,
  looked: ({ seat, at, cards: known }, s) => {
    const others = at.filter((other) => other !== seat);
    if (others.length === 0) return `${does(s, seat, 'look')} at nobody's hand.`;
    return `${does(s, seat, 'look')} at ${hands(s, others)}${known === null || known.length === 0 ? '' : ` and ${s.you === seat ? 'see' : 'sees'} ${cards(s, 0, known)}`}.`;
  },
  shown: ({ color }) => `Play goes on in ${color}.`,
  imitated: ({ seat, row }, s) => `${does(s, seat, 'play')} it as ${s.row(row) ?? 'another card'}.`,
  exempted: ({ seat }, s) => `What is turned over now does not concern ${whom(s, seat)}.`,
  totalChanged: ({ seat, points, total }, s) =>
    `${does(s, seat, points < 0 ? 'lose' : 'get')} ${counting(points < 0 ? -points : points)} at once, which makes ${total}.`,
  placesChanged: ({ seating }, s) =>
    `Places change: around the table now sit ${list(seating.map((seat) => whom(s, seat)))}.`,
  turnedRound: () => 'Play goes on the other way round.',
  ruleDrawn: ({ row }, s) => `A rule card comes into force: ${s.row(row) ?? 'a new one'}.`,
  rulesReturned: () => 'The rule cards in force go back into their deck.',
  powersGathered: ({ seats }, s) => `The power cards of ${all(s, seats)} go back and are shuffled.`,
  powersDealt: ({ seat, count, rows }, s) => {
    if (count === 0) return `No power card is left for ${whom(s, seat)}.`;
    const names = rows?.map((row) => s.row(row) ?? 'a power card') ?? [];
    const what =
      names.length === 0 ? counted(count, 'power card') : `the power ${count === 1 ? 'card' : 'cards'} ${list(names)}`;
    return `${does(s, seat, 'are dealt')} ${what}.`;
  },
  powerUsed: ({ seat, row }, s) => `${does(s, seat, 'use')} the power card ${s.row(row) ?? 'that lies there'}.`,
  powerTurnedDown: ({ seat }, s) => `${does(s, seat, 'turn')} a used power card face down again.`,
  powersExchanged: ({ a, rowA, b, rowB }, s) => {
    const [given, taken] = [rowA, rowB].map((row) => (row === null ? null : s.row(row)));
    const told = given && taken ? `: ${given} goes to ${whom(s, b)}, ${taken} to ${whom(s, a)}` : '';
    return `${capital(all(s, [a, b]))} exchange a power card${told}.`;
  },
  powerReturned: ({ seat }, s) => `${does(s, seat, 'put')} a power card back into the pile.`,
  demanded: ({ face }) => {
    if (face === BLACK) return 'Now a black card has to follow, or one that goes on everything.';
    return face === FREE ? 'Now any card may follow.' : 'No wish holds any more: the card on top counts.';
  },
  recalled: ({ card, seat }, s) => `${capital(s.card(card))} goes from the discard pile into ${whose(s, seat)} hand.`,
  tookDiscard: ({ seat, card }, s) => `${does(s, seat, 'take')} ${s.card(card)} from the discard pile.`,
  fetched: ({ seat, card, zone, from }, s) =>
    `${does(s, seat, 'are given')} ${s.card(card)}, from ${from === null ? `the ${zone} pile` : `${whose(s, from)} hand`}.`,
  eventTriggered: ({ seat }, s) => `${does(s, seat, 'trigger')} an event.`,
  eventsRenewed: () => 'The finished events are shuffled into a new pile.',
  eventTurned: ({ seat, row }, s) => `${does(s, seat, 'turn')} over an event: ${s.row(row) ?? 'a new one'}.`,
  eventOver: ({ row }, s) => `${s.row(row) ?? 'The event'} is over.`,
  lastingStarted: ({ row, exempt, data }, s) => {
    const turns = exempt.length > 0 ? null : turnsForAll(data);
    const left = turns === null ? '' : `: everybody has ${turnsLeft(turns)} left`;
    return `${s.row(row) ?? 'Something'} is in force${color(data)}${left}.`;
  },
  lastingChanged: ({ row, seat, data }, s) => {
    const name = s.row(row) ?? 'What is in force';
    const turns = turnsOf(data)?.[seat];
    return turns === undefined
      ? `${name} goes on${color(data)}.`
      : `${name}: ${s.you === seat ? 'you have' : `${s.name(seat)} has`} ${turnsLeft(turns)} left.`;
  },
  lastingEnded: ({ row, data }, s) => `${s.row(row) ?? 'Something'}${color(data)} is no longer in force.`,
  handsShown: ({ seats, hands: shown }, s) =>
    seats.length === 0
      ? 'Nobody shows a hand.'
      : `${capital(seats.map((seat, i) => `${s.you === seat ? 'you show' : `${s.name(seat)} shows`} ${shown[i]?.length ? cards(s, 0, shown[i]) : 'an empty hand'}`).join('; '))}.`,
  handsHidden: () => 'The hands that were shown are taken up again.',
  handsOpen: ({ seats }, s) =>
    seats.length === 0
      ? 'No hand lies open any more.'
      : `${capital(hands(s, seats))} ${agree(seats.length, 'lie')} open.`,
  roundEnded: ({ cause, flat, finishers }, s) => {
    if (finishers.length > 0) return `${allDo(s, finishers, 'have')} no cards left: the round is over.`;
    const what = s.row(cause) === null ? 'The round is over' : `${s.row(cause)} ends the round`;
    return `${what}, and ${flat === null ? 'hands are counted' : `everybody writes down ${counting(flat)}`}.`;
  },
  scored: ({ seat, points, total }, s) => `${does(s, seat, 'write')} down ${counting(points)}, which makes ${total}.`,
};

/** A sentence about what comes of a row. */
const about = (row: string | null, sentence: string): string => (row === null ? sentence : `${row}: ${sentence}`);

/** How many turns a clock leaves: none, or fewer, is none. */
const turnsLeft = (turns: number): string => (turns < 1 ? 'no turn' : turns === 1 ? 'one turn' : `${turns} turns`);

/** The color that something in force remembers, if it remembers one. */
const color = (data: unknown): string => {
  const found = typeof data === 'object' && data !== null && 'color' in data ? data.color : null;
  return typeof found === 'string' ? ` (${found})` : '';
};
