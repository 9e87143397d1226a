/** What one address may have and do, so that nobody takes everything. Each process counts by itself. */
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from './settings.ts';

/** No message of a game has more characters than a fraction of this. */
export const LONGEST_MESSAGE = 16_384;

/** Where somebody comes from. The last proxy is the one that is trusted, and it wrote the last address of the list. */
export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const told = request.headers['x-forwarded-for'];
  const last = behindProxy && typeof told === 'string' ? told.split(',').at(-1)?.trim() : undefined;
  return last ?? request.socket.remoteAddress ?? '';
}

export class Guard {
  private readonly sockets = new Map<string, number>();
  private readonly messages: RateLimiterMemory;
  private readonly rooms: RateLimiterMemory;

  constructor(private readonly limits: Limits) {
    // Over ten seconds: who clicks fast for a moment is not stopped.
    this.messages = new RateLimiterMemory({ points: limits.messages * 10, duration: 10 });
    this.rooms = new RateLimiterMemory({ points: limits.rooms, duration: 60 });
  }

  /** Whether one more socket is allowed; if so, `leave` has to be called for it once. */
  enter(address: string): boolean {
    const open = this.sockets.get(address) ?? 0;
    if (open >= this.limits.sockets) return false;
    this.sockets.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const left = (this.sockets.get(address) ?? 1) - 1;
    if (left === 0) this.sockets.delete(address);
    else this.sockets.set(address, left);
  }

  readonly maySpeak = (address: string): Promise<boolean> => isAllowed(this.messages, address);
  readonly mayOpen = (address: string): Promise<boolean> => isAllowed(this.rooms, address);
}

const isAllowed = (limiter: RateLimiterMemory, address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => true,
    () => false,
  );
