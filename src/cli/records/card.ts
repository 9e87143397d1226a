/** A card game that was written down. */
import {
  type CardId,
  cardOf,
  countLegal,
  explain,
  type GameState,
  legalActions,
  opening,
  replay,
  transition,
  viewOf,
  waitingFor,
} from 'frantic-engine';
import { formatAction, parseAction, parseRecord } from 'frantic-engine/notation';
import { paintCards } from '../card-game/colors.ts';
import { LANGUAGES, Narrator } from '../card-game/narrate.ts';
import { tableParts } from '../card-game/table.ts';
import { pack } from '../shared/words.ts';
import { asked, type KeptGame, LISTED, tellMoves } from './kept.ts';

/** Reads a record of the card game, as text or as JSON. */
export function cardRecord(given: string): KeptGame {
  const kept = parseRecord(given);
  const { setup, actions } = kept;
  const start = opening(setup);
  const { edition, sets, pointLimit } = start.state.rules;
  const names = start.state.players.map(({ name }) => name);
  const nameIn = (state: GameState) => (id: CardId) => cardOf(state, id).name;
  return {
    title: `Frantic, edition '${edition}'${sets.map((set) => `, ${set}`).join('')}, point limit ${pointLimit}, seed '${setup.seed}'.`,
    moves: actions.length,
    names,
    tell(from, to, terminal, lang) {
      const narrator = (state: GameState) =>
        new Narrator(viewOf(state, 'spectator'), terminal.paint, terminal.print, lang);
      tellMoves({ actions, start, transition, notate: formatAction, narrator }, from, to, terminal);
    },
    position(at, viewer, { paint }, lang) {
      const state = replay(kept, { until: at });
      const seen = viewOf(state, viewer);
      const name = nameIn(state);
      const hand =
        viewer === 'spectator' ? [] : [`${names[viewer]} holds ${seen.hand.map(name).join(', ') || 'nothing'}.`];
      const answers = (seat: number) => ({
        list: legalActions(state, seat, { limit: LISTED }).map((action) => formatAction(state, action)),
        count: countLegal(state, seat),
      });
      return [
        ...pack(
          tableParts(seen, (id) => cardOf(state, id), lang, LANGUAGES[lang]),
          ' | ',
          paint.width,
        ),
        ...hand,
        ...asked(viewer, waitingFor(state), names, answers),
      ].map((line) => paintCards(paint, line));
    },
    why(at, text, lang) {
      const state = replay(kept, { until: at });
      const { allowed, text: said } = explain(state, parseAction(state, text), { language: lang });
      return `${allowed ? 'Allowed' : 'Refused'}. ${said}`;
    },
  };
}
