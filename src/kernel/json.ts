/** Anything JSON can say. Everything a frame or a lasting effect remembers is of this type, so that it can be saved. */
export type Json = null | boolean | number | string | JsonList | JsonFields;

/** A list of JSON. It and an object have names because the types of immer's drafts go on for ever over those that have none. */
export interface JsonList extends ReadonlyArray<Json> {}

/** An object of JSON. */
export interface JsonFields {
  readonly [key: string]: Json;
}

/** What a suspended effect remembers: its answers and loop cursors, by name. */
export type Memory = Record<string, Json>;

/** A copy that shares nothing with the original. Written out by hand: `structuredClone` costs forty times as much. */
export function copyJson(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) {
    const list: Json[] = [];
    for (let i = 0; i < value.length; i++) list.push(copyJson(value[i] as Json));
    return list;
  }
  return copyMemory(value);
}

/** A copy of a frame's memory that shares nothing with the original. */
export function copyMemory(memory: Readonly<Record<string, Json>>): Memory {
  const copy: Memory = {};
  for (const key in memory) copy[key] = copyJson(memory[key] as Json);
  return copy;
}

/** `Array.isArray` that also narrows readonly lists. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}
