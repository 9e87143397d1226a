#!/usr/bin/env node
/**
 * The rules of Frantic for assistants, over the Model Context Protocol: a host starts this program and speaks with it over
 * standard input and output. Nothing else may be printed there.
 */
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { find, lookUp, setUp, why } from './rules.mjs';
import { look, play, start } from './seats.mjs';

const language = z.enum(['en', 'de']).default('en').describe('the language of the answer');
const edition = z.enum(['swiss1', 'webde', 'intl', 'pandora']).optional().describe('the published text that is played');
const sets = z
  .array(z.enum(['troublemaker', 'supercharge', 'pandoras-box']))
  .optional()
  .describe('add-ons in play');
const lying = {
  game: z.enum(['card', 'board']).default('card').describe('the card game, or the Frantic Board Game'),
  table: z
    .string()
    .max(100_000)
    .describe(
      'what lies there, a field on each line: "frantic-table 1", then "hands 0: black 7, red 1", "hands 1: green 2", "top: black 3"; also draw, pile, events, powers 0, sets: ["supercharge"], edition: "webde"',
    ),
  after: z
    .array(z.string().max(200))
    .max(200)
    .default([])
    .describe('what is done there first, such as "0 plays blue gift", "0 names 1"'),
};

/** What a tool gives back, as text. */
const answer = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value, null, 1) }] });

/** A mistake of whoever asks, with the sentence of the engine. */
const refused = (error) => ({ isError: true, content: [{ type: 'text', text: error.message }] });

function serverOf() {
  const server = new McpServer({ name: 'frantic-engine', version: '0.1.0' });
  const tool = (name, description, fields, run) =>
    server.registerTool(name, { description, inputSchema: z.object(fields) }, async (asked) => {
      try {
        return answer(run(asked));
      } catch (error) {
        return refused(error);
      }
    });

  tool(
    'search_rulings',
    'Finds what is decided where the published texts of Frantic are silent or differ. Words as somebody would say them at the table; the best answer first.',
    {
      words: z.string().max(1000),
      edition,
      sets,
      game: z.enum(['card', 'board']).default('card'),
      limit: z.number().int().min(1).max(20).default(5),
      language,
    },
    find,
  );
  tool(
    'look_up_ruling',
    'All there is to say of one ruling: the question, the decision, what it rests on, a table to try it on.',
    {
      id: z
        .string()
        .regex(/^RC?-\d{2,3}$/)
        .describe('its number, such as R-061'),
      language,
    },
    lookUp,
  );
  tool(
    'set_up_table',
    'Sets up a table that is described, does something at it, and says who is asked and what each can answer. All cards lie open: for settling quarrels, not for playing.',
    lying,
    setUp,
  );
  tool(
    'why',
    'Says whether an action is allowed on a table that is described, why, and what the ruling behind it says.',
    { ...lying, action: z.string().max(200).describe('such as "0 plays black 7"'), language },
    why,
  );
  tool(
    'start_game',
    'Starts a card game in which you have one seat and bots have the others. You are shown what your seat may know.',
    {
      players: z.number().int().min(2).max(8).default(4),
      seat: z.number().int().min(0).max(7).default(0).describe('yours, counted from 0'),
      bot: z.enum(['random', 'greedy', 'heuristic']).default('greedy'),
      seed: z.string().max(100).default('assistant'),
      length: z.enum(['short', 'medium', 'long']).default('short'),
      edition,
      sets,
      language,
    },
    start,
  );
  tool(
    'look',
    'Your seat of a game: your hand, the table, what you are asked and can answer.',
    { game: z.string() },
    look,
  );
  tool(
    'play',
    'Answers for your seat, in the words that were listed. Bots go on until you are asked again.',
    { game: z.string(), action: z.string().max(200) },
    play,
  );
  return server;
}

serveStdio(serverOf);
