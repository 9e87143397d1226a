/** A board game that was written down. */
import {
  boardText,
  cardOf,
  countLegal,
  formatAction,
  type GameState,
  legalActions,
  opening,
  parseAction,
  parseRecord,
  replay,
  transition,
  viewOf,
  waitingFor,
  whyNot,
} from 'frantic-engine/board-game';
import { Narrator } from '../board/narrate.ts';
import { asked, type KeptGame, LISTED, tellMoves } from './kept.ts';

/** Reads a record of the board game, as text or as JSON. */
export function boardRecord(given: string): KeptGame {
  const kept = parseRecord(given);
  const { setup, actions } = kept;
  const start = opening(setup);
  const { layout, deck, pointLimit } = start.state.rules;
  const names = start.state.players.map(({ name }) => name);
  return {
    title: `The Frantic Board Game, board '${layout.name}', deck '${deck.name}', point limit ${pointLimit}, seed '${setup.seed}'.`,
    moves: actions.length,
    names,
    tell(from, to, terminal, lang) {
      const narrator = (state: GameState) => new Narrator(state, terminal.paint, terminal.print, lang);
      tellMoves({ actions, start, transition, notate: formatAction, narrator }, from, to, terminal);
    },
    position(at, viewer, { paint }) {
      const state = replay(kept, { until: at });
      const seen = viewOf(state, viewer);
      const hand = seen.hand.map((id) => cardOf(state, id).name).join(', ') || 'nothing';
      const answers = (seat: number) => ({
        list: legalActions(state, seat, { limit: LISTED }).map((action) => formatAction(state, action)),
        count: countLegal(state, seat),
      });
      return [
        ...boardText(seen, { color: paint.colored }).split('\n'),
        ...(viewer === 'spectator' ? [] : [`${names[viewer]} holds ${hand}.`]),
        ...asked(viewer, waitingFor(state), names, answers),
      ];
    },
    why(at, text) {
      const state = replay(kept, { until: at });
      const refusal = whyNot(state, parseAction(state, text));
      if (refusal === null) return 'Allowed.';
      return `Refused. ${refusal.message}${refusal.ruling === null ? '' : ` (${refusal.ruling})`}`;
    },
  };
}
