/** Playing the examples of rulings, in both games, and what they can say of a table in the end. */
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { parseAction } from 'frantic-engine/notation';
import type { RulingExample, RulingStep } from 'frantic-engine/rulings';
import * as cardTables from 'frantic-engine/testing';
import { expect } from 'vitest';

/** What the games have in common that an example speaks of. */
interface AnyState {
  readonly active: number;
  readonly round: number;
  readonly drawPile: readonly number[];
  readonly discardPile: readonly number[];
  readonly players: readonly { readonly hand: readonly number[]; readonly score: number }[];
  readonly outcome: { readonly winners: readonly number[] } | null;
}

/** What of a state stands in a field. */
type Said<State> = Readonly<Record<string, (state: State) => unknown>>;

/** Lists of names in no order: neither a hand nor a row of power cards has one, nor what somebody knows. */
const UNSORTED = ['hands', 'powers', 'used', 'knows'];

/** Power cards are called by the id of their row, as these are their printed names. */
const powersOf = (state: card.GameState, isUp: boolean): string[][] =>
  state.players.map(({ powers }) =>
    powers
      .filter(({ up }) => up === isUp)
      .map(({ row }) => row.replaceAll('-', ' '))
      .sort(),
  );

/** By seat, the cards in the hands of others that it knows: those it sees, and those the state remembers it to know. */
const knownOf = (state: card.GameState): string[][] =>
  state.players.map((_player, seat) => {
    const { players, shown } = card.viewOf(state, seat);
    const seen = [...players.flatMap(({ open }) => open ?? []), ...shown.flatMap(({ hand }) => hand)];
    // A card, and behind it a bit for each seat that knows of it.
    const remembered = state.known.filter((entry) => (entry & (1 << seat)) !== 0).map((entry) => entry >> 8);
    return state.players
      .flatMap(({ hand }, other) => (other === seat ? [] : hand))
      .filter((id) => seen.includes(id) || remembered.includes(id))
      .map((id) => cardTables.nameOf(state, id))
      .sort();
  });

const inBoth = <State extends AnyState>(
  nameOf: (state: State, id: number) => string,
  asked: (state: State) => Readonly<Record<number, string | undefined>>,
): Said<State> => ({
  hands: (state) => state.players.map(({ hand }) => hand.map((id) => nameOf(state, id)).sort()),
  active: ({ active }) => active,
  round: ({ round }) => round,
  scores: ({ players }) => players.map(({ score }) => score),
  winners: ({ outcome }) => outcome?.winners,
  drawPile: ({ drawPile }) => drawPile.length,
  discardPile: ({ discardPile }) => discardPile.length,
  asked,
});

const CARD: Said<card.GameState> = {
  ...inBoth<card.GameState>(cardTables.nameOf, (state) =>
    Object.fromEntries(card.waitingFor(state).map((seat) => [seat, card.questionOf(state, seat)?.type])),
  ),
  top: (state) => cardTables.nameOf(state, state.discardPile.at(-1) ?? -1),
  pile: (state) => state.discardPile.slice(0, -1).map((id) => cardTables.nameOf(state, id)),
  wish: ({ wish }) => wish,
  knows: knownOf,
  powersLeft: ({ powerPile }) => powerPile.length,
  powers: (state) => powersOf(state, false),
  used: (state) => powersOf(state, true),
  dealer: ({ dealer }) => dealer,
  direction: ({ direction }) => direction,
  skips: ({ players }) => players.map(({ skips }) => skips),
  seating: ({ seating }) => seating,
  lasting: ({ lasting }) => lasting.map(({ row }) => row),
  eventsPast: ({ eventsPast }) => eventsPast,
};

const BOARD: Said<board.GameState> = {
  ...inBoth<board.GameState>(board.nameOf, (state) =>
    Object.fromEntries(board.waitingFor(state).map((seat) => [seat, board.questionOf(state, seat)?.type])),
  ),
  tokens: ({ players }) => players.map(({ space }) => space),
  teleports: (state) =>
    [1, 2, 3, 4, 5, 6].map((number) =>
      state.board.findIndex((stack) => stack.some((lying) => board.nameOf(state, lying.card) === `teleport ${number}`)),
    ),
  // Numbered teleports stand in a field of their own.
  board: (state) =>
    Object.fromEntries(
      state.board.flatMap((stack, space) => {
        const lying = stack
          .map(({ card: id, facing }) => ({ name: board.nameOf(state, id), facing }))
          .filter(({ name }) => !/^teleport \d$/.test(name))
          .map(({ name, facing }) => (facing === null ? name : [name, facing]));
        return lying.length === 0 ? [] : [[space, lying.length === 1 ? lying[0] : lying]];
      }),
    ),
};

/** What is needed of a game to play its examples. */
interface Plays<State, Action> {
  readonly begin: (text: string) => State;
  readonly parseAction: (state: State, text: string) => Action;
  readonly reduce: (state: State, action: Action) => State;
  readonly whyNot: (state: State, action: Action) => unknown;
  readonly explain: (state: State, action: Action) => { readonly ruling: string | null };
  readonly assertInvariants: (state: State) => void;
}

/** Takes one step, or sees it refused. */
function step<State, Action>(
  plays: Plays<State, Action>,
  state: State,
  { action: text, allowed, ruling }: RulingStep,
): State {
  const action = plays.parseAction(state, text);
  if (allowed) {
    const next = plays.reduce(state, action);
    plays.assertInvariants(next);
    return next;
  }
  expect(plays.whyNot(state, action), `${text} is refused`).not.toBeNull();
  if (ruling !== null) expect(plays.explain(state, action).ruling, text).toBe(ruling);
  return state;
}

function plays<State, Action>(
  of: Plays<State, Action>,
  said: Said<State>,
  after: (text: string) => object,
  example: RulingExample,
): void {
  const state = example.steps.reduce((now, one) => step(of, now, one), of.begin(example.table));
  const fields = Object.entries(after(example.after));
  expect(fields.length).toBeGreaterThan(0);
  for (const [field, value] of fields) {
    expect(Object.keys(said)).toContain(field);
    const wanted: unknown = UNSORTED.includes(field) ? value.map((names: string[]) => [...names].sort()) : value;
    expect(said[field]?.(state), field).toEqual(wanted);
  }
}

/** Plays an example to its end, and compares. */
export function playExample(example: RulingExample): void {
  if (example.game === 'card')
    plays(
      { ...card, ...cardTables, parseAction, begin: (text) => cardTables.table(cardTables.parseTable(text)) },
      CARD,
      cardTables.parseTable,
      example,
    );
  else plays({ ...board, begin: (text) => board.table(board.parseTable(text)) }, BOARD, board.parseTable, example);
}
