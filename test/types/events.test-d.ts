/** What happened is sent as somebody may see it, and not otherwise: checked by `tsc`, never run. */
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import * as validators from 'frantic-engine/validators';

declare const full: card.GameEvent;
declare const placed: board.GameEvent;
declare const seen: card.PublicView;
declare const seenBoard: board.PublicView;

/** What a program sends. */
declare function send(seat: number, event: card.SeenEvent | board.SeenEvent): void;

send(0, card.redact(full, 0));
send(0, board.redact(placed, 0));
// @ts-expect-error it has everybody's secrets
send(0, full);
// @ts-expect-error it has everybody's secrets
send(0, placed);
// @ts-expect-error even an event without secrets goes through `redact`
send(0, { type: 'passed', seat: 0 });

card.follow(seen, card.redact(full, 'spectator'));
board.follow(seenBoard, board.redact(placed, 'spectator'));
// @ts-expect-error whoever follows hears what they may know
card.follow(seen, full);
// @ts-expect-error whoever follows hears what they may know
board.follow(seenBoard, placed);
// @ts-expect-error the one game's events are not the other's
card.redact(placed, 0);

/** A host knows all cards. A screen has to ask whether it does. */
export function cardsOf(drew: card.GameEvents['drew'], heard: card.SeenEvents['drew']): readonly number[] {
  const known: readonly number[] = drew.cards;
  // @ts-expect-error they may be hidden
  const maybe: readonly number[] = heard.cards;
  return heard.cards ?? maybe ?? known;
}

/** The same in lists by seat. */
export function handsOf(
  passed: board.GameEvents['handsPassed'],
  heard: board.SeenEvents['handsPassed'],
): readonly (readonly number[])[] {
  // @ts-expect-error the hands of others are hidden
  const hands: readonly (readonly number[])[] = heard.hands;
  return [...passed.hands, ...hands];
}

/** What a message is read as can be followed. */
export async function received(message: unknown): Promise<card.PublicView | null> {
  const read = await validators.eventValidator['~standard'].validate(message);
  return read.issues === undefined ? card.follow(seen, read.value) : null;
}

/** Events that mean the same in both games are told in the same words. */
type Shared = keyof card.GameEvents & keyof board.GameEvents;
type Common = {
  readonly [T in Exclude<Shared, 'roundStarted' | 'tossedIn' | 'named' | 'roundEnded' | 'scored'>]: card.GameEvents[T];
};
declare const cardEvents: card.GameEvents;
declare const boardEvents: board.GameEvents;
export const same: readonly Common[] = [cardEvents, boardEvents];

/** Of those that say more in one game than in the other, one piece of code reads what they share. */
export const victims = (event: card.GameEvents['named'] | board.GameEvents['named']): readonly number[] =>
  event.targets;
export const reactor = (event: card.GameEvents['tossedIn'] | board.GameEvents['tossedIn']): number => event.seat;
export const total = (event: card.GameEvents['scored'] | board.GameEvents['scored']): number => event.total;
