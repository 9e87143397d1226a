/** Whole games in words: everything has its sentence, and no sentence says more than a seat may know. */
import {
  catalogOf,
  type GameEvent,
  type GameState,
  opening,
  redact,
  sampleLegal,
  transition,
  waitingFor,
} from 'frantic-engine';
import { type Language, tell } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import { expect, test } from 'vitest';
import { chanceOf, fixedSetup, oneOf } from '../card-game/properties/kit.ts';

const LANGUAGES: readonly Language[] = [en, de];
const GAMES = 12;
const DECISIONS = 400;

/** What no player understands. */
const STRANGE = /undefined|null|NaN|\[object|[{}[\]]| {2}| [.,;:!?]|\bseat\b/;

/** Ids that differ from what is printed. */
const internal = (state: GameState): RegExp => {
  const { rows, events, powers, rules } = catalogOf(state);
  const ids = [...rows, ...events, ...powers, ...rules].map(({ id }) => id).filter((id) => id.includes('-'));
  return new RegExp(`\\b(${ids.join('|')})\\b`);
};

/** Plays a game by chance, and shows what happens after each answer. */
function play(nth: number, see: (state: GameState, events: readonly GameEvent[]) => void): void {
  const random = chanceOf(nth);
  let { state, events } = opening(fixedSetup(nth));
  for (let decisions = 0; decisions < DECISIONS && state.outcome === null; decisions++) {
    see(state, events);
    ({ state, events } = transition(state, sampleLegal(state, oneOf(waitingFor(state), random), random)));
  }
  see(state, events);
}

test.each(Array.from({ length: GAMES }, (_none, nth) => nth))(
  'game %i: every event has a plain sentence for every seat',
  (nth) => {
    let ids: RegExp | null = null;
    play(nth, (state, events) => {
      ids ??= internal(state);
      const catalog = catalogOf(state);
      const names = state.players.map((_player, seat) => `Name${seat}`);
      for (const event of events) {
        for (const viewer of ['spectator' as const, ...names.keys()]) {
          const you = viewer === 'spectator' ? null : viewer;
          for (const language of LANGUAGES) {
            const sentence = tell(redact(event, viewer), { language, names, catalog, you });
            expect(sentence, event.type).toMatch(/^[\p{Lu}\d].*[^ ]\.$/u);
            expect(sentence, event.type).not.toMatch(STRANGE);
            expect(sentence, event.type).not.toMatch(ids);
          }
        }
      }
    });
  },
);
