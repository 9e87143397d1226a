/** Whole games in words: everything has its sentence, and no sentence says more than a seat may know. */
import {
  cardOf,
  catalogOf,
  determinize,
  type GameEvent,
  type GameState,
  opening,
  questionOf,
  redact,
  sampleLegal,
  transition,
  viewOf,
  waitingFor,
} from 'frantic-engine';
import { type Language, prompt, tell } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';
import { expect, test } from 'vitest';
import { chanceOf, fixedSetup, oneOf } from '../card-game/properties/kit.ts';
import { expectPlain } from './plain.ts';

const LANGUAGES: readonly Language[] = [en, de];
const GAMES = Array.from({ length: 12 }, (_none, nth) => nth);
const DECISIONS = 400;

/** Ids that differ from what is printed. */
const internal = (state: GameState): RegExp => {
  const { rows, events, powers, rules } = catalogOf(state);
  const ids = [...rows, ...events, ...powers, ...rules].map(({ id }) => id).filter((id) => id.includes('-'));
  return new RegExp(`\\b(${ids.join('|')})\\b`);
};

const namesOf = (state: GameState): string[] => state.players.map((_player, seat) => `Name${seat}`);

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

test.each(GAMES)('game %i: every event and every question has a plain sentence for every seat', (nth) => {
  let ids: RegExp | null = null;
  play(nth, (state, events) => {
    ids ??= internal(state);
    const none = ids;
    const telling = { names: namesOf(state), cardOf: (id: number) => cardOf(state, id) };
    for (const language of LANGUAGES) {
      for (const event of events)
        for (const viewer of ['spectator' as const, ...state.players.keys()])
          expectPlain(
            tell(redact(event, viewer), { ...telling, language, you: viewer === 'spectator' ? null : viewer }),
            event.type,
            none,
          );
      for (const seat of waitingFor(state)) {
        const asked = questionOf(state, seat);
        if (asked !== null) expectPlain(prompt(asked, { ...telling, language }), asked.topic, none);
      }
    }
  });
});

test.each(GAMES)(
  'game %i: what goes on or ends in force is called by what it is, and its clock is that on the table',
  (nth) => {
    let before: GameState['lasting'] = [];
    play(nth, (state, events) => {
      const known = new Map(before.map((held) => [held.key, held]));
      for (const event of events) {
        if (event.type === 'lastingStarted') known.set(event.key, event);
        if (event.type !== 'lastingChanged' && event.type !== 'lastingEnded') continue;
        const held = known.get(event.key);
        expect({ row: event.row, owner: event.owner }).toEqual({ row: held?.row, owner: held?.owner });
        if (event.type === 'lastingEnded') expect(event.data).toEqual(held?.data);
        else known.set(event.key, { ...event, exempt: [], since: 0 });
      }
      before = state.lasting;
    });
  },
);

test.each(GAMES)('game %i: what a seat cannot tell apart is told to it, and asked of it, in the same words', (nth) => {
  let decisions = 0;
  let compared = 0;
  play(nth, (state) => {
    if (decisions++ % 20 !== 0 || state.outcome !== null) return;
    const asked = oneOf(waitingFor(state), () => 0);
    const action = sampleLegal(state, asked, chanceOf(decisions));
    const names = namesOf(state);
    for (const viewer of state.players.keys()) {
      // Cards are only named from the same deck: what is compared is what is said, not who is asked about a card.
      const telling = { names, you: viewer, cardOf: (id: number) => cardOf(state, id) };
      const other = determinize(state, viewer, decisions);
      const [seen, seenOther] = [viewOf(state, viewer), viewOf(other, viewer)];
      for (const language of LANGUAGES)
        if (seen.question !== null && seenOther.question !== null)
          expect(prompt(seenOther.question, { ...telling, language })).toBe(
            prompt(seen.question, { ...telling, language }),
          );
      if (asked !== viewer) continue;
      // Up to where chance parts them, both go on alike for who has acted.
      const [told, toldOther] = [transition(state, action), transition(other, action)].map(({ events }) =>
        events.map((event) => redact(event, viewer)),
      ) as [ReturnType<typeof redact>[], ReturnType<typeof redact>[]];
      told.every((event, i) => {
        const same = toldOther[i];
        if (same === undefined || JSON.stringify(same) !== JSON.stringify(event)) return false;
        for (const language of LANGUAGES)
          expect(tell(same, { ...telling, language })).toBe(tell(event, { ...telling, language }));
        compared++;
        return true;
      });
    }
  });
  expect(compared).toBeGreaterThan(0);
});

test.each(GAMES)('game %i: no sentence names a card that its event hides', (nth) => {
  let hidden = 0;
  play(nth, (state, events) => {
    const names = namesOf(state);
    for (const event of events)
      for (const viewer of ['spectator' as const, ...state.players.keys()]) {
        const seen = redact(event, viewer);
        const named: number[] = [];
        const cardsOf = (id: number) => {
          named.push(id);
          return cardOf(state, id);
        };
        tell(seen, { language: en, names, cardOf: cardsOf, you: viewer === 'spectator' ? null : viewer });
        const told = JSON.stringify(seen);
        for (const id of named) expect(told).toMatch(new RegExp(`\\b${id}\\b`));
        if ('cards' in event && 'cards' in seen && seen.cards === null) {
          hidden++;
          expect(named).toEqual([]);
        }
      }
  });
  expect(hidden).toBeGreaterThan(0);
});
