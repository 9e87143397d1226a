/** A card game that was written down. */
import {
  cardOf,
  countLegal,
  explain,
  type GameState,
  legalActions,
  opening,
  reduce,
  replay,
  transition,
  viewOf,
  waitingFor,
} from 'frantic-engine';
import { formatAction, parseAction, parseRecord } from 'frantic-engine/notation';
import { paintCards } from '../card-game/colors.ts';
import { LANGUAGES } from '../card-game/languages.ts';
import { Narrator } from '../card-game/narrate.ts';
import { tableParts } from '../card-game/table.ts';
import { SPOKEN } from '../languages/languages.ts';
import { pack } from '../shared/words.ts';
import { asked, type KeptGame, LISTED, tellMoves } from './kept.ts';
import { standingIn } from './standing.ts';

/** Reads a record of the card game, as text or as JSON. */
export function cardRecord(given: string): KeptGame {
  const kept = parseRecord(given);
  const { setup, actions } = kept;
  const start = opening(setup);
  const { edition, sets, pointLimit } = start.state.rules;
  const names = start.state.players.map(({ name }) => name);
  return {
    title: (lang) => SPOKEN[lang].cardGame({ edition, sets, pointLimit, seed: `${setup.seed}` }),
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
      const { record, card } = SPOKEN[lang];
      const hand =
        viewer === 'spectator'
          ? []
          : [
              record.holds(
                names[viewer] ?? '',
                seen.hand.map((id) => card(cardOf(state, id))),
              ),
            ];
      const answers = (seat: number) => ({
        list: legalActions(state, seat, { limit: LISTED }).map((action) => formatAction(state, action)),
        count: countLegal(state, seat),
      });
      return [
        ...pack(
          tableParts(seen, (id) => cardOf(state, id), SPOKEN[lang], LANGUAGES[lang]),
          ' | ',
          paint.width,
        ),
        ...hand,
        ...asked(viewer, waitingFor(state), names, answers, record),
      ].map((line) => paintCards(paint, line));
    },
    standing: (at) => standingIn({ explain, parseAction, reduce }, replay(kept, { until: at })),
  };
}
