/**
 * Which files the page comes in: what is fetched together is one file, as many small ones pack badly. What the page needs at
 * once stays in the file of the page.
 */
interface Graph {
  readonly getModuleInfo: (id: string) => Module | null;
}

interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** What is fetched by itself and brings a module along: the page, or something that is needed later. */
function bringing(graph: Graph, id: string, met = new Set<string>()): readonly string[] {
  if (met.has(id)) return [];
  met.add(id);
  const module = graph.getModuleInfo(id);
  if (module === null) return [];
  const own = module.isEntry || module.dynamicImporters.length > 0 ? [id] : [];
  return [...own, ...module.importers.flatMap((one) => bringing(graph, one, met))];
}

/** By name: everything that is brought along by these alone. */
const FILES: Readonly<Record<string, RegExp>> = {
  english: /lang[\\/]english\.ts$/,
  german: /lang[\\/]german\.ts$/,
  rulings: /rulings(-de)?\.js$/,
};

export const groups = [
  {
    test: /(?<!rulings-de)\.[jt]s$/,
    name: (id: string, graph: Graph): string | null => {
      const by = bringing(graph, id);
      const fits = ([, needed]: [string, RegExp]): boolean => by.length > 0 && by.every((one) => needed.test(one));
      return Object.entries(FILES).find(fits)?.[0] ?? null;
    },
  },
];
