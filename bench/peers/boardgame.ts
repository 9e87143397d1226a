/** The shedding game on boardgame.io, played through its reducer as a bot would: undo and log off. */
import { createRequire } from 'node:module';
import { DEALT, DECK, DRAW, fits, lawful, PASS, PLAYERS } from '../shedding.ts';

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Peer;

/** What the bench uses of it. */
interface Peer {
  readonly InitializeGame: (options: { readonly game: unknown; readonly numPlayers: number }) => State;
  readonly CreateGameReducer: (options: { readonly game: unknown }) => (state: State, action: unknown) => State;
}

interface Table {
  hands: number[][];
  pile: number[];
  discard: number[];
  drew: boolean;
}

interface State {
  readonly G: Table;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Move {
  readonly G: Table;
  readonly playerID: string;
  readonly events: { readonly endTurn: () => void };
  readonly random: { readonly Shuffle: (list: number[]) => number[] };
}

const INVALID_MOVE = 'INVALID_MOVE';

const handOf = ({ G, playerID }: Move): number[] => G.hands[Number(playerID)] as number[];

const game = {
  name: 'shedding',
  disableUndo: true,
  setup: ({ random }: Pick<Move, 'random'>): Table => {
    const pile = random.Shuffle([...DECK]);
    const hands = Array.from({ length: PLAYERS }, () => pile.splice(-DEALT));
    return { hands, discard: [pile.pop() as number], pile, drew: false };
  },
  moves: {
    play: (move: Move, card: number) => {
      const { G, events } = move;
      const hand = handOf(move);
      const at = hand.indexOf(card);
      if (at < 0 || !fits(card, G.discard[G.discard.length - 1] as number)) return INVALID_MOVE;
      hand.splice(at, 1);
      G.discard.push(card);
      G.drew = false;
      events.endTurn();
      return undefined;
    },
    draw: (move: Move) => {
      const { G, random } = move;
      if (G.drew) return INVALID_MOVE;
      if (G.pile.length === 0) {
        const top = G.discard.pop() as number;
        G.pile = random.Shuffle([...G.discard]);
        G.discard = [top];
      }
      if (G.pile.length > 0) handOf(move).push(G.pile.pop() as number);
      G.drew = true;
      return undefined;
    },
    pass: ({ G, events }: Move) => {
      if (!G.drew) return INVALID_MOVE;
      G.drew = false;
      events.endTurn();
      return undefined;
    },
  },
  endIf: ({ G }: Move) => (G.hands.some((hand) => hand.length === 0) ? true : undefined),
};

const reduce = CreateGameReducer({ game });
const out = new Int32Array(DECK.length + 1);

/** Plays one game, and returns how many moves it took. */
export function playOne(random: () => number): number {
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const { G, ctx } = state;
    const hand = G.hands[Number(ctx.currentPlayer)] as number[];
    const top = G.discard[G.discard.length - 1] as number;
    const move = out[Math.floor(random() * lawful(hand, top, G.drew, out))] as number;
    const type = move === DRAW ? 'draw' : move === PASS ? 'pass' : 'play';
    const args = type === 'play' ? [move] : [];
    const before = state;
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: ctx.currentPlayer } });
    if (state === before) throw new Error(`boardgame.io refused '${type}'`);
  }
  return moves;
}
