/** The tree below an answer: what comes after it, for all guesses together. */
import type { Action, Seat } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import { keyOf } from './key.ts';
import type { Taught } from './taught.ts';

/** A decision in the tree. */
export interface Node {
  visits: number;
  /** The sum of what came of it for whoever decides. */
  total: number;
  readonly edges: Map<string, Edge>;
}

/** An answer in the tree. */
interface Edge {
  /** The answer as it was given last. */
  action: Action;
  visits: number;
  /** How often it was among the lawful ones. */
  offered: number;
  /** The sum of what it brought whoever gave it. */
  total: number;
  next: Node | null;
}

/** A place on the way that was gone. */
interface Passed {
  readonly node: Node;
  readonly edge: Edge;
  readonly seat: Seat;
}

/** Up to so many lawful answers are listed; of more, some are drawn. */
export const LISTED = 24;
/** How much is tried what has seldom been tried. */
const CURIOSITY = 0.6;

export const newNode = (): Node => ({ visits: 0, total: 0, edges: new Map() });

/**
 * Goes down from a node, adds one to the tree, and plays on until the round is over. Returns the way that was gone; `null` if
 * there was no time left before its end.
 */
export function descend(
  from: Node,
  state: fast.MutableGameState,
  help: Help,
  taught: Taught,
  isLate: () => boolean,
): readonly Passed[] | null {
  const { round } = state;
  const { engine } = help;
  const path: Passed[] = [];
  let node: Node | null = taught.tree ? from : null;
  for (let left = taught.horizon; left > 0 && state.outcome === null && state.round === round; left--) {
    if (isLate()) return null;
    const seat = engine.nextSeat(state);
    if (seat === null) break;
    const likely = taught.rollout(state, seat, help);
    const edge: Edge | null = node === null ? null : choose(node, state, seat, likely, help, taught);
    engine.apply(state, edge?.action ?? likely);
    if (node === null || edge === null) continue;
    path.push({ node, edge, seat });
    node = edge.next;
    edge.next ??= newNode();
  }
  return path;
}

/** Writes down what came of a way for those who decided on it. */
export function record(path: readonly Passed[], reward: readonly number[]): void {
  for (const { node, edge, seat } of path) {
    const brought = reward[seat] ?? 0;
    node.visits++;
    node.total += brought;
    edge.visits++;
    edge.total += brought;
  }
}

/** The branch to go on with, or `null` where there is no choice. */
function choose(
  node: Node,
  state: fast.MutableGameState,
  seat: Seat,
  likely: Action,
  help: Help,
  { prior }: Taught,
): Edge | null {
  const actions = offered(node, state, seat, likely, help);
  if (actions.size === 1) return null;
  const mean = node.visits === 0 ? 0 : node.total / node.visits;
  const promise = prior(state, seat, [...actions.values()]);
  let at = 0;
  let found: Edge | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [key, action] of actions) {
    const edge = edgeOf(node, key, action);
    edge.offered++;
    const value = edge.visits === 0 ? mean : edge.total / edge.visits;
    const score = value + (CURIOSITY * (promise[at++] ?? 0) * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (score > most) [found, most] = [edge, score];
  }
  return found;
}

/**
 * The lawful answers by what they are in words, the likely one first: all of them, or of very many a sample that grows with
 * the visits.
 */
function offered(
  node: Node,
  state: fast.MutableGameState,
  seat: Seat,
  likely: Action,
  { cardOf, engine, random }: Help,
): ReadonlyMap<string, Action> {
  const actions = new Map([[keyOf(likely, cardOf), likely]]);
  const add = (action: Action): void => {
    const key = keyOf(action, cardOf);
    if (!actions.has(key)) actions.set(key, action);
  };
  const listed = engine.legalActions(state, seat, { limit: LISTED + 1 });
  if (listed.length <= LISTED) {
    for (const action of listed) add(action);
    return actions;
  }
  for (const { action } of node.edges.values()) if (engine.isLegal(state, action)) add(action);
  if (actions.size * actions.size <= node.visits) add(engine.sampleLegal(state, seat, random));
  return actions;
}

/** The branch of an action, made if it is not there. */
function edgeOf({ edges }: Node, key: string, action: Action): Edge {
  const edge = edges.get(key) ?? { action, visits: 0, offered: 0, total: 0, next: null };
  edges.set(key, edge);
  edge.action = action;
  return edge;
}
