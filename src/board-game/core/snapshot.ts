/** Snapshots of the board game. They last as long as the board, the deck and the rules do not change. */
import { type ChecksFor, checkOf } from '../../common/describe.ts';
import { checkQueue } from '../../common/frames.ts';
import { anything, asFields, type Check, fields, oneOf, refuse, whole } from '../../common/shape.ts';
import {
  CardCensus,
  checkKnown,
  checkOutcome,
  checkPlayers,
  checkQuestions,
  checkRules,
  PLAYER_WORDS,
  readSnapshot,
  STATE_WORDS,
} from '../../common/snapshot.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import { vocabulary } from '../rows/vocabulary.ts';
import { EVENT } from '../rules/event.ts';
import { LAY } from '../rules/lay.ts';
import { planOf } from '../rules/plan.ts';
import { MOVEMENT, ROLLED, TELEPORT, TWENTY } from '../rules/roll.ts';
import { FIELDS, type GameState, PLAYER, type StateWords } from '../state/state.ts';
import { SEATS } from '../state/types.ts';
import type { Core } from './core.ts';

/** The game behind a snapshot, which may be any JSON at all: the text, or what it parses to. */
export function readState(core: Core, given: unknown): GameState {
  return readSnapshot(given, (state) => checkState(core, state)) as unknown as GameState;
}

/** Refuses what is no state of these rules, whatever it is, by the field at fault. */
export function checkState(core: Core, given: unknown): void {
  const state = asFields(given, 'state');
  const catalog = core.catalogOf(asFields(state.rules, 'state.rules') as unknown as GameState['rules']);
  checkRules(state, catalog, ['layout', 'deck', 'options', 'fingerprint']);
  const space = whole(0, catalog.ways.end, 'is no space of the board');
  checkPlayers(state, SEATS, checkOf(PLAYER, { ...PLAYER_WORDS, space }));
  // What has this shape is a state; whether everything in it is where it can be is checked next.
  const game = state as unknown as GameState;
  const words = vocabulary(catalog, game.players.length);
  checkOf<StateWords>(FIELDS, wordsOf(words))(state, 'state');
  checkCards(game, catalog);
  checkOutcome(state, words.seats);
  checkQueue(state.queue, planOf(catalog, words, game), game.outcome !== null);
  checkRolled(game);
  const { inspection } = core.open(game);
  checkQuestions(() => inspection.problem());
}

/** What the words of the fields ask of this game. Where cards are is checked apart. */
function wordsOf(words: Vocabulary): ChecksFor<StateWords> {
  const dice = [MOVEMENT, TELEPORT, TWENTY];
  const die: Check = (given, field) => {
    const { for: what } = asFields(given, field);
    const { sides } = dice.find((one) => one.for === what) ?? TWENTY;
    const names = dice.map((one) => one.for);
    const value = whole(1, sides);
    fields({
      seat: words.seat,
      sides: oneOf([sides], 'is not what is rolled for this'),
      value,
      for: oneOf(names, 'is not rolled for'),
    })(given, field);
  };
  const { seat, seats, card, cards, space } = words;
  const { count, round, points, flag, text, name, json, outcome, players, queue, pile, known, chance } = STATE_WORDS;
  // Named one by one: spreading words takes longer than checking a state with them.
  return {
    count,
    round,
    points,
    flag,
    text,
    name,
    json,
    outcome,
    players,
    queue,
    pile,
    known,
    chance,
    seat,
    seats,
    card,
    cards,
    space,
    die,
    rules: anything,
  };
}

/** Every card, and every numbered teleport, has to be in exactly one place, and lie there as it may. */
function checkCards(state: GameState, { cards, ways, size }: Catalog): void {
  const { players, drawPile, discardPile, market, board, known } = state;
  const census = new CardCensus(cards.length);
  census.countAll(state, ['drawPile', 'discardPile', 'market']);
  if (board.length !== ways.end + 1) refuse('state.board', `has ${board.length} spaces instead of ${ways.end + 1}`);
  board.forEach((stack, space) => {
    stack.forEach(({ card, facing }, at) => {
      const field = `state.board[${space}][${at}]`;
      census.one(card, `${field}.card`);
      const row = cards[card]?.row;
      const arrow = row?.arrow ?? null;
      const facings: readonly (number | null)[] = arrow === null ? [null] : (ways[arrow][space] ?? []);
      if (!facings.includes(facing)) refuse(`${field}.facing`, 'is no neighboring space');
      if (space === 0 || space === ways.end) refuse(field, 'lies on the start or on the end');
      if (row?.color === 'white' && at < stack.length - 1) refuse(field, 'cannot be covered');
    });
  });
  census.finish();
  checkKnown(known, [drawPile, ...players.map(({ hand }) => hand)], players.length);
  const off = [...players.flatMap(({ hand }) => hand), ...drawPile, ...discardPile, ...market].find((id) => id >= size);
  if (off !== undefined) refuse('state.board', `the ${cards[off]?.name} is not on it`);
}

/** A roll that may be rolled again lies on the table, and a reaction that is to be placed is still in the hand. */
function checkRolled({ queue, die, players }: GameState): void {
  queue.forEach(({ script, me, v }, i) => {
    const event = queue[i - 1]?.script === EVENT;
    if (script === ROLLED && (die === null || (die.for === TWENTY.for) !== event))
      refuse('state.die', 'is not what was rolled for');
    if (script === LAY && !players[me]?.hand.includes(v.card as number))
      refuse(`state.queue[${i}].v.card`, 'is not in the hand');
  });
}
