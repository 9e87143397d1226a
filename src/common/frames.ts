/**
 * The suspended effects of a snapshot: whether a game can have come to wait like this.
 *
 * Which steps a script has is known, so much of what an effect remembers follows from the step it has reached. What
 * scripts call and remember beyond that, a game lists in a `Plan`.
 */
import type { CardId, Seat } from '../kernel/actions.ts';
import type { Memory } from '../kernel/json.ts';
import { OPS, type Script, type Step } from '../kernel/script.ts';
import type { Frame } from '../kernel/step-context.ts';
import { WINDOW, type WindowMemory } from '../kernel/window.ts';
import { itemAt } from './item-at.ts';
import { ownOf } from './own.ts';
import {
  answers,
  anything,
  asFields,
  asList,
  type Check,
  count,
  distinct,
  fields,
  flag,
  list,
  oneOf,
  orNull,
  refuse,
  whole,
} from './shape.ts';

/** What a game knows about its scripts. */
export interface Plan {
  readonly players: readonly { readonly hand: readonly CardId[] }[];
  readonly scripts: Readonly<Record<string, Script<never>>>;
  /** How many effects can wait at most. */
  readonly depth: number;
  /** What an effect that remembers `v` remembers under a name, as its script says it; `null`: it does not say. */
  readonly said: (script: string, name: string, v: Readonly<Memory>) => Check | null;
  readonly seat: Check<Seat>;
  readonly card: Check<CardId>;
  /** What windows are opened for. */
  readonly triggers: readonly string[];
  /** Whether an effect can have been called by the one below it. */
  readonly calls: (above: Frame, below: Frame) => boolean;
  /** The moment at which something in force carries this script out; `null` if none. */
  readonly moment: (script: Script<never>) => string | null;
  /** Whether a script carries out what was tossed in. */
  readonly isReaction: (script: Script<never>) => boolean;
}

/** Checks the suspended effects. An empty queue is that of a game that is over. */
export function checkQueue(given: unknown, plan: Plan, over: boolean): void {
  const queue = asList(given, 'state.queue');
  if ((queue.length === 0) !== over)
    refuse('state.queue', over ? 'waits though the game is over' : 'waits for nothing');
  if (queue.length > plan.depth) refuse('state.queue', `has more than ${plan.depth} effects`);
  queue.forEach((frame, i) => {
    checkFrame(frame, `state.queue[${i}]`, plan);
  });
  // Each is a frame now.
  const frames = queue as readonly Frame[];
  frames.forEach((frame, i) => {
    checkPlace(frame, i, frames, plan);
    checkMemory(frame, `state.queue[${i}].v`, i === frames.length - 1, plan);
  });
}

function checkFrame(given: unknown, field: string, { scripts, players }: Plan): void {
  const { script, at } = asFields(given, field);
  const known = typeof script === 'string' ? ownOf(scripts, script) : undefined;
  const steps = known?.steps.length ?? refuse(`${field}.script`, 'is no script of these rules');
  const seat = whole(0, players.length - 1, 'is no seat');
  fields({ script: anything, at: whole(0, steps, 'is no step of the script'), me: seat, v: asFields })(given, field);
  if (at === undefined) refuse(`${field}.at`, 'is no step of the script');
}

const scriptOf = ({ scripts }: Plan, { script }: Frame): Script<never> =>
  ownOf(scripts, script) ?? refuse('state.queue', `has no script '${script}'`);

const waits = (op: number | undefined): boolean => op === OPS.ask || op === OPS.askAll;

/** The last effect waits for an answer, and each other one for the one above it. */
function checkPlace(frame: Frame, i: number, queue: readonly Frame[], plan: Plan): void {
  const field = `state.queue[${i}]`;
  const script = scriptOf(plan, frame);
  if ((frame.script === 'round') !== (i === 0)) refuse(`${field}.script`, 'begins a game, and nothing else does');
  if (i === queue.length - 1 && !waits(script.steps[frame.at]?.op))
    refuse(`${field}.at`, 'is no step at which anybody decides');
  if (i === 0) return;

  // Of several that a moment has woken, those that have not begun lie below those that have.
  let under = i - 1;
  while (under > 0 && hasNotBegun(itemAt(queue, under), plan)) under--;
  const below = itemAt(queue, under);
  const step = callerOf(below, plan);
  const moment = plan.moment(script);
  if (frame.script === WINDOW) {
    checkWindow(frame, i, below, queue[i + 1], plan);
  } else if (plan.isReaction(script)) {
    if (below.script !== WINDOW || step.op !== OPS.call || below.v.subject !== frame.v.subject)
      refuse(`${field}.script`, 'reacts to nothing');
  } else if (step.op === OPS.fire) {
    if (moment !== step.name) refuse(`${field}.script`, `does not listen to '${step.name}'`);
  } else if (step.op !== OPS.call || below.script === WINDOW || moment !== null || !plan.calls(frame, below)) {
    refuse(`${field}.script`, `is not called by '${below.script}' there`);
  }
}

const hasNotBegun = (frame: Frame, plan: Plan): boolean =>
  frame.at === 0 && plan.moment(scriptOf(plan, frame)) !== null;

/** The step that called what lies above an effect. */
const callerOf = (frame: Frame, plan: Plan): Step<never> | { readonly op: -1; readonly name: '' } =>
  scriptOf(plan, frame).steps[frame.at - 1] ?? { op: -1, name: '' };

/** A window is open, or what was tossed in is carried out. */
function checkWindow(frame: Frame, i: number, below: Frame, above: Frame | undefined, plan: Plan): void {
  const field = `state.queue[${i}]`;
  const { subject, trigger, seats, asked } = frame.v;
  if (subject !== i - 1) refuse(`${field}.v.subject`, 'is not the effect that is interrupted');
  const step = callerOf(below, plan);
  // An effect that was taken over begins again at the label 'aim'.
  const again = below.at === scriptOf(plan, below).labels.aim && below.v.again === true && above !== undefined;
  if (!again && (step.op !== OPS.window || step.name !== trigger))
    refuse(`${field}.v.trigger`, 'opens no window there');
  if (below.v.taken === undefined) refuse(`state.queue[${i - 1}].v.taken`, 'is missing');
  if (above === undefined) {
    if (JSON.stringify(asked) !== JSON.stringify(seats)) refuse(`${field}.v.asked`, 'are not those who may interrupt');
  } else {
    checkTossed(frame, `${field}.v`, plan);
  }
}

/** Several may be tossed in at one window: those that come later are still in their hands. */
function checkTossed({ v }: Frame, field: string, { players }: Plan): void {
  const { list: seats, nth } = asFields(v['seat#'], `${field}.seat#`);
  const cards = asFields(v.cards, `${field}.cards`);
  distinct(anything)(seats, `${field}.seat#.list`);
  const tossed = typeof nth === 'number' ? nth : 0;
  for (const seat of asList(seats, `${field}.seat#.list`).slice(tossed)) {
    const hand: readonly unknown[] = (typeof seat === 'number' ? players[seat]?.hand : undefined) ?? [];
    if (!hand.includes(cards[`${seat}`])) refuse(`${field}.cards.${seat}`, 'is not in the hand');
  }
}

/** What an effect remembers has to be there, and of the kind that its script expects. */
function checkMemory(frame: Frame, field: string, waits: boolean, plan: Plan): void {
  const { at, v } = frame;
  const script = scriptOf(plan, frame);
  const step = script.steps[at];
  const needed = [...(script.id === WINDOW ? WINDOW_GIVEN : script.given), ...answeredAt(script, at)];
  if (waits && step?.op === OPS.askAll) needed.push('asked', step.name);
  for (const name of needed) if (v[name] === undefined) refuse(`${field}.${name}`, 'is missing');
  for (const [name, value] of Object.entries(v)) {
    const where = `${field}.${name}`;
    if (name === 'asked') {
      if (value !== null && !(waits && step?.op === OPS.askAll)) refuse(where, 'are asked nothing');
      orNull(distinct(plan.seat))(value, where);
    } else if (name.endsWith('#')) {
      const each = name.slice(0, -1);
      checkCursor(value, v[each], rememberedAs(each, script, v, plan), where);
    } else {
      rememberedAs(name, script, v, plan)(value, where);
    }
  }
}

/** What an effect remembers under a name. */
function rememberedAs(name: string, script: Script<never>, v: Readonly<Memory>, plan: Plan): Check {
  const shared = SHARED.get(name) ?? (script.id === WINDOW ? windowCheck(name, plan) : null);
  if (shared !== null) return shared;
  if (!script.memory.has(name)) return unknown;
  return plan.said(script.id, name, v) ?? unsaid(name, script, plan);
}

/** What a step makes an effect remember that does not say more about it: a loop seats, a window too, a question anything. */
function unsaid(name: string, { steps }: Script<never>, { seat }: Plan): Check {
  if (steps.some((step) => step.op === OPS.each && step.name === name)) return seat;
  return name === 'taken' && steps.some(({ op }) => op === OPS.window) ? list(seat) : anything;
}

/** A name under which no effect remembers anything. */
const unknown: Check = (_given, field) => refuse(field, 'does not belong here');

/** What the kernel itself remembers of any effect. */
const SHARED: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['again', flag],
  ['each', flag],
  ['subject', count],
]);

/** What a window is given. */
const WINDOW_GIVEN: readonly (keyof WindowMemory)[] = ['trigger', 'seats', 'subject', 'each'];

/** What a window remembers besides that. */
function windowCheck(name: string, { seat, card, triggers }: Plan): Check | null {
  if (name === 'trigger') return oneOf(triggers, 'opens no window');
  if (name === 'seats') return distinct(seat);
  return name === 'cards' ? answers(orNull(card)) : null;
}

/** Where a loop stands: on the item that is remembered beside it. */
function checkCursor(given: unknown, item: unknown, each: Check, field: string): void {
  fields({ list: list(each), nth: count })(given, field);
  const { list: items, nth } = asFields(given, field);
  const at = typeof nth === 'number' ? nth - 1 : -1;
  if (at < 0 || asList(items, `${field}.list`)[at] !== item) refuse(`${field}.nth`, 'is not where the loop stands');
}

/** By script: the names that are certain to be remembered at each of its steps. */
const answered = new WeakMap<object, readonly (ReadonlySet<string> | null)[]>();

/** The names of what is kept, of questions and of loops that lie on every way from the beginning of a script to a step. */
function answeredAt(script: Script<never>, at: number): ReadonlySet<string> {
  const known = answered.get(script) ?? waysThrough(script);
  answered.set(script, known);
  return known[at] ?? new Set();
}

/** Steps after which something is remembered under their name. */
const remembers = (op: number): boolean => op === OPS.ask || op === OPS.askAll || op === OPS.keep;

/** Goes all ways through a script until nothing changes any more. `null`: no way leads there. */
function waysThrough({ steps, labels }: Script<never>): (ReadonlySet<string> | null)[] {
  const at: (ReadonlySet<string> | null)[] = [new Set<string>(), ...steps.map(() => null)];
  let changed = true;
  const reach = (to: number, names: ReadonlySet<string>): void => {
    const before = at[to] ?? null;
    const both = before === null ? names : new Set([...before].filter((name) => names.has(name)));
    if (before !== null && both.size === before.size) return;
    at[to] = both;
    changed = true;
  };
  while (changed) {
    changed = false;
    steps.forEach(({ op, name, loop, to, extra }, i) => {
      const names = at[i] ?? null;
      if (names === null || op === OPS.stop) return;
      const remembered = remembers(op) ? [name] : op === OPS.window ? ['taken'] : [];
      if (op === OPS.branch) for (const label of extra) reach(labels[label] ?? steps.length, names);
      else if (op !== OPS.goto) reach(i + 1, new Set([...names, ...(op === OPS.each ? [name, loop] : remembered)]));
      if (op === OPS.goto || op === OPS.when || op === OPS.each || op === OPS.next) reach(to, names);
    });
  }
  return at;
}
