/** The simulation is for Node. In the page, which has no threads of Node, it plays by itself. */
import type { Plugin } from 'vite';

/** By module of Node: what stands in for it. Without processors there are no threads to be handed anything. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['os', 'export const availableParallelism = () => 0;'],
  ['worker_threads', "export class Worker { constructor() { throw new Error('A page has no threads of Node.'); } }"],
]);
const MARK = '\0in-page:';

/** A thread that is never begun needs no file, and a page lets others have their turn in its own way. */
const inPage = (code: string): string =>
  code
    .replace('new Worker(new URL("./sim-worker.js", import.meta.url)', 'new Worker("none"')
    .replace('new URL("./worker.ts", import.meta.url).href', '"none"')
    .replaceAll('setImmediate(', 'setTimeout(');

export const simulationInPage: Plugin = {
  name: 'simulation-in-page',
  enforce: 'pre',
  resolveId: (id, from, options) =>
    options?.ssr !== true && from?.endsWith('/dist/sim.js') && STAND_INS.has(id) ? `${MARK}${id}` : null,
  load: (id) => (id.startsWith(MARK) ? (STAND_INS.get(id.slice(MARK.length)) ?? null) : null),
  transform: (code, id) => (id.endsWith('/dist/sim.js') ? { code: inPage(code), map: null } : null),
};
