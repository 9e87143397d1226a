/** Snapshots of the board game. They last as long as the board, the deck and the rules do not change. */
import { checkStateOf, commonWords, type StateReader } from '../../common/check-state.ts';
import { type ChecksFor, checkOf } from '../../common/describe.ts';
import { asFields, type Check, fields, oneOf, refuse, whole } from '../../common/shape.ts';
import { CardCensus, checkKnown, PLAYER_WORDS } from '../../common/snapshot.ts';
import type { Context } from '../context/context.ts';
import { inspectionOf } from '../context/inspection.ts';
import type { Catalog } from '../rows/catalog.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import { vocabulary } from '../rows/vocabulary.ts';
import { EVENT } from '../rules/event.ts';
import { LAY } from '../rules/lay.ts';
import { planOf } from '../rules/plan.ts';
import { MOVEMENT, ROLLED, TELEPORT, TWENTY } from '../rules/roll.ts';
import { FIELDS, type GameState, PLAYER, type StateWords } from '../state/state.ts';
import { SEATS } from '../state/types.ts';

/** Refuses what is no state of these rules, whatever it is, by the field at fault. */
export function checkState(core: StateReader<GameState, Catalog, Context>, given: unknown): void {
  checkStateOf<GameState, Catalog, Vocabulary, Context>(
    core,
    {
      rules: ['rulesVersion', 'layout', 'deck', 'options', 'fingerprint'],
      seats: SEATS,
      player: ({ ways }) => checkOf(PLAYER, { ...PLAYER_WORDS, space: whole(0, ways.end, 'is no space of the board') }),
      words: (catalog, { players }) => vocabulary(catalog, players.length),
      fields: (words) => checkOf<StateWords>(FIELDS, wordsOf(words)),
      places: checkCards,
      plan: planOf,
      waits: checkRolled,
      problem: (c) => inspectionOf(c).problem(),
    },
    given,
  );
}

/** The dice of the game. */
const DICE = [MOVEMENT, TELEPORT, TWENTY];

/** What the words of the fields ask of this game. Where cards are is checked apart. */
function wordsOf(words: Vocabulary): ChecksFor<StateWords> {
  const die: Check = (given, field) => {
    const { for: what } = asFields(given, field);
    const { sides } = DICE.find((one) => one.for === what) ?? TWENTY;
    fields({
      seat: words.seat,
      sides: oneOf([sides], 'is not what is rolled for this'),
      value: whole(1, sides),
      for: oneOf(
        DICE.map((one) => one.for),
        'is not rolled for',
      ),
    })(given, field);
  };
  return Object.assign(commonWords(words), { space: words.space, die });
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
    const hand: readonly unknown[] = players[me]?.hand ?? [];
    if (script === LAY && !hand.includes(v.card)) refuse(`state.queue[${i}].v.card`, 'is not in the hand');
  });
}
