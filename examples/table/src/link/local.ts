/** A room in a worker of this page. */
import type { Setup } from '../setup.ts';
import type { Situation } from '../situation.ts';
import Engine from '../worker/worker.ts?worker';
import type { Hearing, Link } from './link.ts';
import type { Asks, News, Order } from './protocol.ts';

interface Waiting {
  readonly done: (told: never) => void;
  readonly failed: (problem: Error) => void;
}

export class LocalLink implements Link {
  private readonly worker = new Engine();
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(hear: Hearing) {
    this.worker.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.type === 'told') this.settle(data.nth)?.done(data.told as never);
      else if (data.type === 'failed' && data.nth !== null) this.settle(data.nth)?.failed(new Error(data.problem));
      else hear(data);
    };
  }

  /** Opens a table. */
  sit(setup: Setup, seed: string, pace: number): void {
    this.order({ type: 'sit', setup, seed, pace });
  }

  /** Lays out a table, and plays on from there. */
  lay(situation: Situation, pace: number): void {
    this.order({ type: 'lay', situation, pace });
  }

  /** Goes on with a game that was kept. */
  resume(room: string, pace: number): void {
    this.order({ type: 'resume', room, pace });
  }

  /** How long bots think. */
  pace(pace: number): void {
    this.order({ type: 'pace', pace });
  }

  readonly say: Link['say'] = (seat, message) => this.order({ type: 'say', seat, message });

  readonly ask: Link['ask'] = (what, ask) =>
    new Promise((done, failed) => {
      const nth = ++this.asked;
      this.waiting.set(nth, { done, failed });
      this.order({ type: 'ask', nth, what, ask } as Extract<Order, { type: 'ask'; what: keyof Asks }>);
    });

  private order(order: Order): void {
    this.worker.postMessage(order);
  }

  private settle(nth: number): Waiting | undefined {
    const waiting = this.waiting.get(nth);
    this.waiting.delete(nth);
    return waiting;
  }
}
