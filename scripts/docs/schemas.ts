/** The files of json-schema/: what the validators of `frantic-engine/validators` look for, as JSON Schema. */
import * as z from 'zod/mini';
import * as boardShapes from '../../src/schema/board-game.ts';
import * as shapes from '../../src/schema/card-game.ts';

/** By the name of the file: whose shape it is, and its title. */
const all: readonly (readonly [file: string, shape: z.ZodMiniType, title: string])[] = [
  ['setup', shapes.setup, 'Frantic: what a game is made from'],
  ['action', shapes.action, 'Frantic: what a seat may send'],
  ['view', shapes.view, 'Frantic: what one seat, or a spectator, may know'],
  ['event', shapes.event, 'Frantic: one thing that happened'],
  ['record', shapes.record, 'Frantic: a game from its first card'],
  ['board-game/setup', boardShapes.setup, 'Frantic Board Game: what a game is made from'],
  ['board-game/action', boardShapes.action, 'Frantic Board Game: what a seat may send'],
  ['board-game/view', boardShapes.view, 'Frantic Board Game: what one seat, or a spectator, may know'],
  ['board-game/event', boardShapes.event, 'Frantic Board Game: one thing that happened'],
  ['board-game/record', boardShapes.record, 'Frantic Board Game: a game from its first card'],
];

/** The text of every file, by its path. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(all.map(([file, shape, title]) => [`json-schema/${file}.json`, textOf(file, shape, title)]));

/**
 * As it may be given: fields that have a default may be left out. The id is a name and no address: nobody is to look for
 * it anywhere.
 */
function textOf(file: string, shape: z.ZodMiniType, title: string): string {
  const { $schema, ...schema } = z.toJSONSchema(shape, { target: 'draft-2020-12', io: 'input' });
  return `${JSON.stringify({ $schema, $id: `urn:frantic-engine:${file}`, title, ...schema }, null, 2)}\n`;
}
