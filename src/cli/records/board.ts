/** A board game that was written down. */
import {
  boardText,
  cardOf,
  countLegal,
  explain,
  formatAction,
  type GameState,
  legalActions,
  opening,
  parseAction,
  parseRecord,
  reduce,
  replay,
  transition,
  viewOf,
  waitingFor,
} from 'frantic-engine/board-game';
import { Narrator } from '../board/narrate.ts';
import { SPOKEN } from '../languages/languages.ts';
import { asked, type KeptGame, LISTED, tellMoves } from './kept.ts';
import { standingIn } from './standing.ts';

/** Reads a record of the board game, as text or as JSON. */
export function boardRecord(given: string): KeptGame {
  const kept = parseRecord(given);
  const { setup, actions } = kept;
  const start = opening(setup);
  const { layout, deck, pointLimit } = start.state.rules;
  const names = start.state.players.map(({ name }) => name);
  return {
    title: (lang) =>
      SPOKEN[lang].boardGame({ layout: layout.name, deck: deck.name, pointLimit, seed: `${setup.seed}` }),
    moves: actions.length,
    names,
    tell(from, to, terminal, lang) {
      const narrator = (state: GameState) => new Narrator(state, terminal.paint, terminal.print, lang);
      tellMoves({ actions, start, transition, notate: formatAction, narrator }, from, to, terminal);
    },
    position(at, viewer, { paint }, lang) {
      const state = replay(kept, { until: at });
      const seen = viewOf(state, viewer);
      const { record, boardCard } = SPOKEN[lang];
      const hand = seen.hand.map((id) => boardCard(cardOf(state, id)));
      const answers = (seat: number) => ({
        list: legalActions(state, seat, { limit: LISTED }).map((action) => formatAction(state, action)),
        count: countLegal(state, seat),
      });
      return [
        ...boardText(seen, { color: paint.colored, language: lang, width: paint.width }).split('\n'),
        ...(viewer === 'spectator' ? [] : [record.holds(names[viewer] ?? '', hand)]),
        ...asked(viewer, waitingFor(state), names, answers, record),
      ];
    },
    standing: (at) => standingIn({ explain, parseAction, reduce }, replay(kept, { until: at })),
  };
}
