/** What a program of the playground may import: the whole package, and what its guides use beside it. Loaded when asked for. */
export const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  'frantic-engine': () => import('frantic-engine'),
  'frantic-engine/base': () => import('frantic-engine/base'),
  'frantic-engine/board-game': () => import('frantic-engine/board-game'),
  'frantic-engine/board-game/bots': () => import('frantic-engine/board-game/bots'),
  'frantic-engine/board-game/env': () => import('frantic-engine/board-game/env'),
  'frantic-engine/board-game/fast': () => import('frantic-engine/board-game/fast'),
  'frantic-engine/board-game/validators': () => import('frantic-engine/board-game/validators'),
  'frantic-engine/board-game/words': () => import('frantic-engine/board-game/words'),
  'frantic-engine/board-game/words/de': () => import('frantic-engine/board-game/words/de'),
  'frantic-engine/board-game/words/en': () => import('frantic-engine/board-game/words/en'),
  'frantic-engine/bots': () => import('frantic-engine/bots'),
  'frantic-engine/champion': () => import('frantic-engine/champion'),
  'frantic-engine/client': () => import('frantic-engine/client'),
  'frantic-engine/env': () => import('frantic-engine/env'),
  'frantic-engine/fast': () => import('frantic-engine/fast'),
  'frantic-engine/host': () => import('frantic-engine/host'),
  'frantic-engine/house-rules': () => import('frantic-engine/house-rules'),
  'frantic-engine/notation': () => import('frantic-engine/notation'),
  'frantic-engine/patches': () => import('frantic-engine/patches'),
  'frantic-engine/rulings': () => import('frantic-engine/rulings'),
  'frantic-engine/rulings/de': () => import('frantic-engine/rulings/de'),
  'frantic-engine/sim': () => import('frantic-engine/sim'),
  'frantic-engine/testing': () => import('frantic-engine/testing'),
  'frantic-engine/testing/fast-check': () => import('frantic-engine/testing/fast-check'),
  'frantic-engine/texts': () => import('frantic-engine/texts'),
  'frantic-engine/validators': () => import('frantic-engine/validators'),
  'frantic-engine/words': () => import('frantic-engine/words'),
  'frantic-engine/words/de': () => import('frantic-engine/words/de'),
  'frantic-engine/words/en': () => import('frantic-engine/words/en'),
  'fast-check': () => import('fast-check'),
  'fast-json-patch': () => import('fast-json-patch'),
  immer: () => import('immer'),
};

/** The modules a program imports, by name. */
export async function modulesFor(code: string): Promise<ReadonlyMap<string, object>> {
  const names = [...code.matchAll(/\bfrom\s*(['"])(.*?)\1/g)].map(([, , name = '']) => name);
  const found = new Map<string, object>();
  for (const name of new Set(names)) {
    const load = MODULES[name];
    if (load === undefined)
      throw new Error(
        `There is no '${name}' in this page, only the entries of frantic-engine and what its guides use.`,
      );
    found.set(name, await load());
  }
  return found;
}
