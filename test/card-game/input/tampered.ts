/** Saved states in which one thing was changed, for any game. */
import { type Chance, JUNK } from './kit.ts';

/** The way to a place in a tree. */
export type Path = readonly (string | number)[];

/** Every place in a tree, inner ones included. */
export function placesIn(tree: unknown, path: Path = []): Path[] {
  if (typeof tree !== 'object' || tree === null) return [path];
  const keys = Object.keys(tree).map((key) => (Array.isArray(tree) ? Number(key) : key));
  return [path, ...keys.flatMap((key) => placesIn((tree as Record<string, unknown>)[key], [...path, key]))];
}

/** What stands at a place of a tree. */
export const at = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tree);

const pick = <T>(list: readonly T[], random: Chance): T => list[Math.floor(random() * list.length)] as T;

/** Something that could stand there: what stands elsewhere in the tree, a number nearby, or anything. */
function instead(tree: unknown, was: unknown, random: Chance): unknown {
  const kind = random();
  if (kind < 0.2) return pick(JUNK, random);
  if (typeof was === 'number' && kind < 0.5) return was + pick([-2, -1, 1, 2, 3, 5, 20], random);
  if (typeof was === 'boolean' && kind < 0.7) return !was;
  if (typeof was === 'string' && kind < 0.3) return `${was}x`;
  const alike = placesIn(tree)
    .map((path) => at(tree, path))
    .filter((value) => typeof value === typeof was);
  // Mostly the first one is another already: to write them all down would take longer than all the rest.
  const from = Math.floor(random() * alike.length);
  const text = JSON.stringify(was);
  const other = [...alike.slice(from), ...alike.slice(0, from)].find((value) => JSON.stringify(value) !== text);
  return other === undefined ? pick(JUNK, random) : structuredClone(other);
}

/** Changes one thing in a tree, and says what. Deep places, such as what effects remember, are chosen more often. */
export function tamper(tree: object, random: Chance): string {
  const places = placesIn(tree).filter((path) => path.length > 0);
  const few = places.filter((path) => path[0] === 'queue' || path[0] === 'lasting' || path.length === 1);
  const path = pick(random() < 0.7 ? few : places, random);
  const parent = at(tree, path.slice(0, -1)) as Record<string, unknown>;
  const key = path.at(-1) as string;
  const was = parent[key];
  const how = random();
  const name = path.join('.');
  if (how < 0.15) {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
    return `${name} deleted`;
  }
  if (how < 0.25 && Array.isArray(parent)) {
    const other = Math.floor(random() * parent.length);
    [parent[Number(key)], parent[other]] = [parent[other], parent[Number(key)]];
    return `${name} exchanged with ${other}`;
  }
  if (how < 0.35 && Array.isArray(parent)) {
    parent.splice(Number(key), 0, structuredClone(pick(parent, random)));
    return `${name} doubled`;
  }
  parent[key] = instead(tree, was, random);
  return `${name}: ${JSON.stringify(was)?.slice(0, 80)} -> ${JSON.stringify(parent[key])?.slice(0, 200)}`;
}
