/** A screen at a room needs nothing but what the room sends: `catchUp` of the client takes it as it comes. */
import type { CardGameTypes, View } from 'frantic-engine';
import type { BoardGameTypes } from 'frantic-engine/board-game';
import { catchUp } from 'frantic-engine/client';
import type { HostedTypes, Out } from 'frantic-engine/host';
import { expect, test } from 'vitest';
import { chanceOf, same } from '../support/ways.ts';
import { boardTable, cardTable, type Table } from './kit.ts';

/** Plays on, and compares what each seat sees with what the engine shows it, but for the numbers of questions. */
function agree<G extends HostedTypes>(
  table: Table<G>,
  seat: number,
  caughtUp: (seen: G['view'], update: Extract<Out<G>, { type: 'events' }>) => G['view'],
): void {
  const random = chanceOf(seat);
  let seen: G['view'] | null = null;
  let shown = 0;
  for (let moves = 0; moves < 250 && table.state.outcome === null; moves++) {
    table.playOn(random);
    for (const one of table.sent.slice(shown)) {
      if (one.to !== seat) continue;
      if (one.type === 'view') seen = one.view;
      if (one.type === 'events' && seen !== null) seen = caughtUp(seen, one);
    }
    shown = table.sent.length;
    const view = table.engine.viewOf(table.state, seat);
    const question = seen?.question ?? null;
    const id = question === null ? null : { ...question, id: view.question?.id };
    same({ ...seen, question: id }, view, `seat ${seat} sees something else after ${moves} moves`);
  }
  expect(seen).not.toBeNull();
}

test.each([0, 1, 2])('card game, seat %i: with hands that are looked at, and what has to be met', (seat) => {
  const sets = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
  agree<CardGameTypes>(cardTable({ seed: seat, sets }), seat, (seen: View, update) => catchUp(seen, update));
});

test.each([0, 1, 2])('board game, seat %i', (seat) => {
  agree<BoardGameTypes>(boardTable({ seed: seat }), seat, (seen, update) => catchUp(seen, update));
});
