/** Shows what happens, one event after the other, from the event alone. A click is over with it; whoever wants no motion sees fades. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { AnyEvent, AnyView, Seat } from '../game.ts';
import { type Flight, isQuick, motionOf } from '../play/flights.ts';
import { cardIn } from '../play/follow.ts';
import { isStill, settings } from '../settings.ts';
import { repeats, told } from '../words.ts';
import { Face } from './face.tsx';

/** How long an event is seen, in milliseconds. */
const SPEEDS = { slow: 800, normal: 420, fast: 170, none: 0 } as const;
/** The points of a round are seen for so many times as long, before the next one is dealt. */
const POINTS = 6;

/** The sentence about what happens now. */
export const ticker = signal('');

/** Sentences for those who listen, the latest last; each is read once, when it comes. */
export const heard = signal<readonly { readonly key: number; readonly text: string }[]>([]);

/** So many sentences wait to be read. */
const WAITING = 12;

let sentences = 0;

/** Says something to those who listen. */
export function read(text: string): void {
  sentences += 1;
  heard.value = [...heard.value, { key: sentences, text }].slice(-WAITING);
}

let hurry: (() => void) | null = null;
let isHurried = false;

/** Everything that is still to be shown is shown at once. */
export function skip(): void {
  isHurried = true;
  hurry?.();
}

/** What comes from now on is shown in its time again. */
export function calm(): void {
  isHurried = false;
}

const tellsAgain = repeats();

/** Shows an event to a seat; says whether there was anything to see. */
export async function animate(event: AnyEvent, view: AnyView, you: Seat): Promise<boolean> {
  const sentence = told(event, view, you);
  if (tellsAgain(event, sentence)) return false;
  ticker.value = sentence;
  read(sentence);
  const time = SPEEDS[settings.value.speed];
  const motion = motionOf(event);
  if (time === 0 || isHurried || isQuick(motion) || document.hidden) return false;
  const running: Animation[] = [];
  const marked = motion.marks.flatMap(elementsAt);
  for (const element of marked) element.classList.add('marked');
  const clones = isStill() ? [] : motion.flights.flatMap((flight, nth) => fly(flight, nth, view, time, running));
  if (motion.walk !== null && !isStill()) walk(motion.walk.seat, motion.walk.path, time, running);
  const still = event.type === 'roundStarted' ? POINTS : 0.6;
  await ended(running, running.length > 0 ? time * 3 : time * still);
  for (const element of marked) element.classList.remove('marked');
  for (const clone of clones) clone.remove();
  for (const element of document.querySelectorAll('.gone')) element.classList.remove('gone');
  return true;
}

/** Waits for what runs, but no longer than that, and not if somebody clicks. */
async function ended(running: readonly Animation[], most: number): Promise<void> {
  const all = running.length === 0 ? new Promise(() => undefined) : Promise.all(running.map((one) => one.finished));
  await Promise.race([
    all,
    new Promise<void>((done) => {
      hurry = done;
      setTimeout(done, most);
    }),
  ]).catch(() => undefined);
  hurry = null;
  for (const one of running) one.cancel();
}

const elementsAt = (zone: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`),
];

/** The first of the places that is on the page. */
function placeOf(zones: string): HTMLElement | null {
  for (const zone of zones.split('|')) {
    const [element] = elementsAt(zone);
    if (element !== undefined) return element;
  }
  return null;
}

function fly(flight: Flight, nth: number, view: AnyView, time: number, running: Animation[]): HTMLElement[] {
  const [from, to] = [placeOf(flight.from), placeOf(flight.to)];
  if (from === null || to === null) return [];
  const clone = document.createElement('div');
  clone.className = 'flying';
  render(<Face card={flight.card === null ? null : cardIn(view, flight.card)} />, clone);
  document.body.append(clone);
  const size = clone.getBoundingClientRect();
  const at = (element: HTMLElement): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - size.width / 2}px, ${top + height / 2 - size.height / 2}px)`;
  };
  const animation = clone.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.9 },
      { transform: at(to), opacity: 0.2 },
    ],
    { duration: time, delay: nth * Math.min(70, time / 6), easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  if (from.dataset.card !== undefined) from.classList.add('gone');
  running.push(animation);
  return [clone];
}

/** A token goes from space to space. */
function walk(seat: Seat, path: readonly number[], time: number, running: Animation[]): void {
  const [token] = elementsAt(`token:${seat}`);
  if (token === undefined) return;
  const start = token.getBoundingClientRect();
  const frames = path.flatMap((space) => {
    const target = placeOf(`space:${space}`)?.getBoundingClientRect();
    if (target === undefined) return [];
    const x = target.left + target.width / 2 - start.left - start.width / 2;
    const y = target.top + target.height / 2 - start.top - start.height / 2;
    return [{ transform: `translate(${x}px, ${y}px)` }];
  });
  if (frames.length === 0) return;
  const duration = Math.min(time * 3, time * (0.5 + 0.35 * frames.length));
  running.push(
    token.animate([{ transform: 'none' }, ...frames], { duration, easing: 'ease-in-out', fill: 'forwards' }),
  );
}
