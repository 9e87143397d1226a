/** A bot in a worker of the page: it is sent a snapshot and a seat, and sends an action back. The page stays smooth. */
import { createRandom, nextSeat, restore } from 'frantic-engine';
import { type BotName, botOf, decide } from 'frantic-engine/bots';

interface Asked {
  readonly bot: BotName;
  readonly snapshot: string;
  readonly seed: string;
}

// The types of a worker and those of a page cannot both be in one project: `self` is all that is needed.
declare const self: {
  onmessage: ((message: { readonly data: Asked }) => void) | null;
  postMessage(message: unknown): void;
};

self.onmessage = ({ data: { bot, snapshot, seed } }) => {
  const state = restore(snapshot);
  const seat = nextSeat(state);
  self.postMessage(seat === null ? null : decide(botOf(bot), state, seat, createRandom(seed)));
};
