/** Frantic as a game of boardgame.io: the state stays on the server, and whoever is asked may answer. */
import type { Game } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import {
  type Action,
  createGame,
  type GameState,
  isLegal,
  reduce,
  type Setup,
  type View,
  viewOf,
} from 'frantic-engine';

/** The server has the state, a client what it may know. */
type Held = GameState | View;

const isView = (held: Held): held is View => 'viewer' in held;

export const frantic: Game<Held, Record<string, unknown>, Partial<Setup>> = {
  name: 'frantic',
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx, random }, setup) => createGame({ ...setup, players: ctx.numPlayers, seed: random.Number() }),
  // Several seats may owe an answer at once. The engine knows which, and refuses all others.
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: {
      // A client has no state to play on.
      client: false,
      // Which cards somebody gives away is nothing for the log of the others.
      redact: true,
      // Others may have answered in the meantime. Whether an answer is still awaited, its `to` says.
      ignoreStaleStateID: true,
      // The action comes from a stranger, and may be anything.
      move: ({ G, playerID }, action: Action) =>
        isView(G) || !isLegal(G, action) || action.seat !== Number(playerID) ? INVALID_MOVE : reduce(G, action),
    },
  },
  // It is asked on the server, and once more at the client, which holds a view already.
  playerView: ({ G, playerID }) => (isView(G) ? G : viewOf(G, playerID === null ? 'spectator' : Number(playerID))),
  endIf: ({ G }) => G.outcome ?? undefined,
};
