/** An event log: what each viewer may hear of a whole game, told in their language, and folded into what they know. */

import type { PublicView, SeenEvent, Viewer } from 'frantic-engine';
import {
  cardOf,
  createRandom,
  follow,
  nextSeat,
  opening,
  publicOf,
  redact,
  sampleLegal,
  transition,
} from 'frantic-engine';
import { tell } from 'frantic-engine/words';
import { de } from 'frantic-engine/words/de';
import { en } from 'frantic-engine/words/en';

const random = createRandom('log');
let { state, events } = opening({ players: ['Anna', 'Ben'], seed: 'log', length: 'short' });

interface Log {
  readonly viewer: Viewer;
  readonly heard: SeenEvent[];
  readonly lines: string[];
}
const logs: readonly Log[] = ([0, 1, 'spectator'] as const).map((viewer) => ({ viewer, heard: [], lines: [] }));
let table: PublicView = publicOf(state);

for (let begun = false; ; begun = true) {
  for (const { viewer, heard, lines } of logs)
    for (const event of events.map((one) => redact(one, viewer))) {
      heard.push(event);
      const you = viewer === 'spectator' ? null : viewer;
      const language = viewer === 1 ? de : en;
      lines.push(tell(event, { language, names: ['Anna', 'Ben'], cardOf: (id) => cardOf(state, id), you }));
      if (begun && viewer === 'spectator') table = follow(table, event);
    }
  const seat = nextSeat(state);
  if (seat === null) break;
  ({ state, events } = transition(state, sampleLegal(state, seat, random)));
}

/** The events of one type, with their own fields. */
const ofType = <T extends SeenEvent['type']>({ heard }: Log, type: T): Extract<SeenEvent, { type: T }>[] =>
  heard.filter((event): event is Extract<SeenEvent, { type: T }> => event.type === type);

for (const log of logs)
  for (const { seat, cards } of ofType(log, 'drew'))
    if ((cards === null) !== (seat !== log.viewer)) throw new Error('Who draws sees the cards, and nobody else does.');
if (JSON.stringify(table) !== JSON.stringify(publicOf(state))) throw new Error('Events fold into what all may know.');
if (!logs.every(({ lines }) => lines.every((line) => line.length > 3)))
  throw new Error('Every event has its sentence.');
