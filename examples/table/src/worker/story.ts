/** A game as somebody has brought it along: a record, or a table that was laid out, with what was played on it. */
import type { GameEngine } from 'frantic-engine';
import { createHost, type HostedTypes } from 'frantic-engine/host';
import type { Game } from '../game.ts';
import type { Played } from './games.ts';

/** How a game began, and what has been played. */
export interface Story<G extends HostedTypes> {
  readonly first: ReturnType<GameEngine<G>['opening']>;
  readonly actions: readonly G['action'][];
  /** The same as text, as far as these actions. */
  readonly textOf: (actions: readonly G['action'][]) => string;
}

/** Who sits around a table of which nothing is said. */
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

const isTable = (text: string): boolean => /^frantic-table\b/.test(text);

/** Which game a text is of: a table of the board game has fields that no other has. */
export const gameIn = (text: string): Game =>
  (isTable(text) ? /^(?:tokens|board|teleports|dice|deck|layout)\b/m : /^game: *board$|"game": *"board"/m).test(text)
    ? 'board'
    : 'card';

/** The game behind a text. */
export function storyIn<G extends HostedTypes>(
  played: Played<G>,
  text: string,
  names: readonly string[] = [],
): Story<G> {
  if (!isTable(text)) return played.storyOf(played.notation.parseRecord(text));
  // As in a record, what was played stands below an empty line.
  const [head = '', ...rest] = text.split(/\r?\n[ \t]*\r?\n/);
  const { engine, notation } = played;
  const laid = played.layOut(`${head}\n`);
  const first = { state: played.named(laid, [...names, ...NAMES.slice(names.length)]), events: [] };
  const actions: G['action'][] = [];
  let state: G['state'] = first.state;
  for (const line of rest.join('\n').split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const action = notation.parseAction(state, line.trim());
    actions.push(action);
    state = engine.reduce(state, action);
  }
  const textOf: Story<G>['textOf'] = (upTo) => {
    // Whoever reads it need not know what these players were called: seats are written.
    let at: G['state'] = laid;
    const lines = upTo.map((action) => {
      const line = notation.formatAction(at, action);
      at = engine.reduce(at, action);
      return line;
    });
    return [head.trimEnd(), '', ...lines, ''].join('\n');
  };
  return { first, actions, textOf };
}

/** The same game, begun where a story ends: nothing before can be taken back, and another game begins there, too. */
export function begunAfter<G extends HostedTypes>(played: Played<G>, story: Story<G>): Played<G> {
  const state = story.actions.reduce<G['state']>(played.engine.reduce, story.first.state);
  const engine: GameEngine<G> = {
    ...played.engine,
    replay: (record, { until } = {}) =>
      actionsIn<G>(record).slice(0, until).reduce<G['state']>(played.engine.reduce, state),
  };
  return {
    ...played,
    engine,
    host: createHost(engine, played.rooms),
    storyOf: (record) => ({
      first: { state, events: [] },
      actions: actionsIn<G>(record),
      textOf: (actions) => story.textOf([...story.actions, ...actions]),
    }),
  };
}

/** What was played in a record. It may be anything: the engine looks at each action. */
const actionsIn = <G extends HostedTypes>(record: unknown): readonly G['action'][] => Object(record).actions ?? [];
