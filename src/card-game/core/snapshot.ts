/** Snapshots of the card game. They last as long as the catalog does not change. */

import { checkStateOf, commonWords, type StateKind, type StateReader } from '../../common/check-state.ts';
import { type ChecksFor, checkOf } from '../../common/describe.ts';
import { InvalidSetup } from '../../common/errors.ts';
import { allBits, hasBit } from '../../common/known.ts';
import { anything, type Check, distinct, refuse, whole } from '../../common/shape.ts';
import { CardCensus, checkKnown, PLAYER_WORDS } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import { inspectionOf } from '../context/inspection.ts';
import type { Catalog } from '../rows/catalog.ts';
import { type Vocabulary, vocabulary } from '../rows/vocabulary.ts';
import { checkPowered, dataOf, planOf } from '../rules/plan.ts';
import { FIELDS, type GameState, PLAYER, type StateWords } from '../state/state.ts';
import { SEATS } from '../state/types.ts';
import { KEPT } from '../state/unmet.ts';

/** How many turns anybody can have to sit out. */
const skips = /* @__PURE__ */ whole(0, 99);

const KIND: StateKind<GameState, Catalog, Vocabulary, Context> = {
  rules: ['rulesVersion', 'edition', 'sets', 'options', 'fingerprint'],
  seats: SEATS,
  player: () => checkOf(PLAYER, { ...PLAYER_WORDS, skips }),
  words: vocabulary,
  fields: (words) => checkOf<StateWords>(FIELDS, wordsOf(words)),
  places: (state, catalog, words) => {
    checkCards(state, catalog);
    checkEvents(state, catalog);
    checkPowers(state, catalog);
    checkUnmet(state, catalog);
    checkWished(state, catalog);
    checkLasting(state, catalog, words);
  },
  plan: planOf,
  waits: (state, catalog) => checkPowered(catalog, state),
  problem: (c) => inspectionOf(c).problem(),
};

/** Refuses what is no state of these rules, whatever it is, by the field at fault. */
export function checkState(core: StateReader<GameState, Catalog, Context>, given: unknown): void {
  try {
    checkStateOf(core, KIND, given);
  } catch (error) {
    if (error instanceof InvalidSetup) refuse(`state.rules.${error.field}`, 'is not known to these rules');
    throw error;
  }
}

/** What the words of the fields ask of this game. Where cards and events are is checked apart. */
function wordsOf(words: Vocabulary): ChecksFor<StateWords> {
  const { seat, seats, color, face, wish, kind, event, before, ranOut } = words;
  const seating: Check = (given, field) => {
    seats(given, field);
    words.bySeat(seat)(given, field);
  };
  return Object.assign(commonWords(words), { color, face, wish, kind, event, before, ranOut, seating, skips });
}

/** Every card of the deck has to be in exactly one place. */
function checkCards(state: GameState, { cards }: Catalog): void {
  const { players, drawPile, table, laid, known } = state;
  const census = new CardCensus(cards.length);
  census.countAll(state, ['drawPile', 'discardPile', 'table']);
  if (laid.length !== table.length) refuse('state.laid', 'has to tell of every card on the table');
  census.finish();
  const covered = table.filter((_card, at) => laid[at]?.open !== true);
  checkKnown(known, [drawPile, covered, ...players.map(({ hand }) => hand)], players.length);
}

/** Every event has to be in exactly one place, and open as long as it lasts. */
function checkEvents({ eventPile, eventDiscard, eventsOpen, lasting }: GameState, { events }: Catalog): void {
  const all = [...eventPile, ...eventDiscard, ...eventsOpen];
  const known = events.map(({ id }) => id);
  const wrong = all.find((event, at) => !known.includes(event) || all.indexOf(event) !== at);
  if (wrong !== undefined) refuse('state.eventPile', `the event '${wrong}' is unknown or there twice`);
  if (all.length !== known.length)
    refuse('state.eventPile', `there are ${all.length} events instead of ${known.length}`);
  for (const [i, { row }] of lasting.entries())
    if (known.includes(row) && !eventsOpen.includes(row))
      refuse(`state.lasting[${i}].row`, 'is in force, but put away');
}

/** Every power card has to be in the pile or in front of somebody, every rule card in its deck or in force. */
function checkPowers({ players, powerPile, lasting, ruleDeck, turn, powered }: GameState, catalog: Catalog): void {
  const owned = players.flatMap(({ powers }) => powers.map(({ row }) => row));
  const powers = catalog.powers.map(({ id }) => id);
  if (!areSame([...powerPile, ...owned], powers)) refuse('state.powerPile', 'a power card is missing or in two places');
  const rules = catalog.rules.map(({ id }) => id);
  const found = [...ruleDeck, ...lasting.map(({ row }) => row).filter((row) => rules.includes(row))];
  if (found.length > 0 && !areSame(found, rules)) refuse('state.ruleDeck', 'a rule card is missing or in two places');
  const everyone = allBits(players.length);
  players.forEach((player, seat) => {
    for (const [i, { up, since, known }] of player.powers.entries()) {
      const field = `state.players[${seat}].powers[${i}]`;
      whole(0, turn)(since, `${field}.since`);
      whole(0, everyone)(known, `${field}.known`);
      if (!hasBit(known, seat)) refuse(`${field}.known`, 'has to name the owner');
      if (up && known !== everyone) refuse(`${field}.known`, 'has to name everybody: the card lies face up');
    }
  });
  whole(0, turn)(powered, 'state.powered');
}

const areSame = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

/** What was not met is told of faces that there are, of what had come to the hand by then, and not too often. */
function checkUnmet({ players }: GameState, { tops }: Catalog): void {
  players.forEach(({ unmet, gained }, seat) => {
    const field = `state.players[${seat}].unmet`;
    if (unmet.length > KEPT) refuse(field, `has more than ${KEPT}`);
    for (const [i, one] of unmet.entries()) {
      if (!tops.has(one.face)) refuse(`${field}[${i}].face`, 'is not known to these rules');
      whole(0, gained)(one.gained, `${field}[${i}].gained`);
    }
  });
}

/** What was wished for is told of a hand that could have been there. */
function checkWished({ players }: GameState, { cards, tops }: Catalog): void {
  players.forEach(({ wished, gained }, seat) => {
    if (wished === null) return;
    const field = `state.players[${seat}].wished`;
    if (!tops.has(wished.face)) refuse(`${field}.face`, 'is not known to these rules');
    whole(0, gained)(wished.gained, `${field}.gained`);
    whole(0, cards.length)(wished.held, `${field}.held`);
  });
}

/** What is in force. */
function checkLasting({ lasting, turn }: GameState, { rows }: Catalog, words: Vocabulary): void {
  lasting.forEach(({ row, key, since, data }, i) => {
    const field = `state.lasting[${i}]`;
    words.lasting(row, `${field}.row`);
    words.key(key, `${field}.key`);
    whole(0, turn)(since, `${field}.since`);
    const owner = rows[row] ?? refuse(`${field}.row`, 'is not known to these rules');
    dataOf(owner, words)(data, `${field}.data`);
  });
  distinct(anything)(
    lasting.map(({ key }) => key),
    'state.lasting',
  );
}
