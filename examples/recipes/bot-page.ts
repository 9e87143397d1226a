/** The page's side: asks a worker what a bot would do. */
import { type Action, type GameState, save } from 'frantic-engine';
import type { BotName } from 'frantic-engine/bots';

/** What is needed of a worker. */
export interface BotWorker {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', told: (message: { readonly data: unknown }) => void, options: { once: true }): void;
}

/** `worker` is `new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })`, which every bundler understands. */
export const decideIn = (worker: BotWorker, bot: BotName, state: GameState, seed: string): Promise<Action | null> =>
  new Promise((done) => {
    worker.addEventListener('message', ({ data }) => done(data as Action | null), { once: true });
    worker.postMessage({ bot, snapshot: save(state), seed });
  });
