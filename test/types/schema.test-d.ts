/** The shapes of `frantic-engine/validators` are the types of the library, to the last field: checked by `tsc`, never run. */
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { Action, GameRecord, Json, SeenEvent, Setup, View } from 'frantic-engine';
import type * as game from 'frantic-engine/board-game';
import * as board from 'frantic-engine/board-game/validators';
import {
  actionValidator,
  eventValidator,
  recordValidator,
  setupValidator,
  viewValidator,
} from 'frantic-engine/validators';
import type * as z from 'zod/mini';
import type * as boardShapes from '../../src/schema/board-game.ts';
import type * as shapes from '../../src/schema/card-game.ts';

/** Every field and item made read-only. What may be any JSON is not looked into. */
type Frozen<T> = [string | number | boolean | null] extends [T]
  ? Json
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** `true` if each may stand for the other, and for nothing else. */
type Same<A, B> = [Frozen<A>] extends [Frozen<B>] ? ([Frozen<B>] extends [Frozen<A>] ? true : false) : false;

type Output<S extends StandardSchemaV1> = StandardSchemaV1.InferOutput<S>;

// What the validators say they return.
export const said: readonly true[] = [
  true satisfies Same<Output<typeof setupValidator>, Setup>,
  true satisfies Same<Output<typeof actionValidator>, Action>,
  true satisfies Same<Output<typeof viewValidator>, View>,
  true satisfies Same<Output<typeof eventValidator>, SeenEvent>,
  true satisfies Same<Output<typeof recordValidator>, GameRecord>,
  true satisfies Same<Output<typeof board.setupValidator>, game.Setup>,
  true satisfies Same<Output<typeof board.actionValidator>, game.Action>,
  true satisfies Same<Output<typeof board.viewValidator>, game.View>,
  true satisfies Same<Output<typeof board.eventValidator>, game.SeenEvent>,
  true satisfies Same<Output<typeof board.recordValidator>, game.GameRecord>,
];

// What their shapes look for.
export const looked: readonly true[] = [
  true satisfies Same<z.output<typeof shapes.setup>, Setup>,
  true satisfies Same<z.output<typeof shapes.action>, Action>,
  true satisfies Same<z.output<typeof shapes.view>, View>,
  true satisfies Same<z.output<typeof shapes.event>, SeenEvent>,
  true satisfies Same<z.output<typeof shapes.record>, GameRecord>,
  true satisfies Same<z.output<typeof boardShapes.setup>, game.Setup>,
  true satisfies Same<z.output<typeof boardShapes.action>, game.Action>,
  true satisfies Same<z.output<typeof boardShapes.view>, game.View>,
  true satisfies Same<z.output<typeof boardShapes.event>, game.SeenEvent>,
  true satisfies Same<z.output<typeof boardShapes.record>, game.GameRecord>,
];

// Any code that takes a Standard Schema takes them.
export const taken: readonly StandardSchemaV1[] = [
  setupValidator,
  actionValidator,
  viewValidator,
  eventValidator,
  recordValidator,
  board.setupValidator,
  board.actionValidator,
];

// @ts-expect-error an action is no setup
export const wrong: true = true satisfies Same<Output<typeof actionValidator>, Setup>;
