/** How far something has come that takes long, how fast it goes, and how long it will still take. */
import { isDrawnOn } from './paint.ts';
import { besideBar, type Output, type Progress, roomOn, widthBeside } from './progress.ts';

/** What is to be shown. */
export interface Pace {
  readonly steps: number;
  /** How many of them were done before: they say nothing about how fast it goes. */
  readonly before: number;
  /** What a step is, in the plural: `games`. */
  readonly thing: string;
  /** The time in milliseconds. */
  readonly now: () => number;
}

/** How often it is shown, in milliseconds: on a terminal, and as lines. */
const OFTEN = 100;
const SELDOM = 10_000;

/** A bar where it can be drawn; anywhere else a line now and then. */
export function paceOn(out: Output, { steps, before, thing, now }: Pace): Progress {
  const drawn = isDrawnOn(out);
  let shown = now();
  const rate = new Rate(shown, before);
  /** The text beside the bar grows and shrinks. The bar only shrinks, so that it is not seen to move all the time. */
  let width = Number.POSITIVE_INFINITY;
  const draw = (text: string, brief: string, part: number): void => {
    const room = roomOn(out);
    width = Math.min(width, widthBeside(text, out));
    const fitting = text.length > room ? brief.slice(0, room) : text;
    out.write(`\r${besideBar(fitting, part, width)}\u001b[K`);
  };
  return {
    at: (done) => {
      const time = now();
      rate.note(time, done);
      if (done < steps && time - shown < (drawn ? OFTEN : SELDOM)) return;
      shown = time;
      const { perSecond } = rate;
      const left = perSecond > 0 && done < steps ? `, ${duration((steps - done) / perSecond)} left` : '';
      const counted = `${done} of ${steps} ${thing}`;
      const said = `${counted}, ${speed(perSecond)} a second${left}`;
      if (drawn) draw(said, `${counted}${left}`, done / steps);
      else out.write(`${said}\n`);
    },
    end: () => {
      if (drawn) out.write('\r\u001b[K');
    },
  };
}

/** When so much was done. */
interface Mark {
  readonly time: number;
  readonly done: number;
}

/** Of the time that has gone by, at least this part is looked at: what several threads finish together comes all at once. */
const LEAST = 1 / 16;

/**
 * How fast something goes now. A process begins slowly, as threads start and the compiler has its work still to do. So it
 * is the later half of what has been done that counts.
 */
class Rate {
  /** From where the later half begins. */
  private readonly marks: Mark[];
  private last: Mark;

  constructor(
    private readonly began: number,
    private readonly before: number,
  ) {
    this.last = { time: began, done: before };
    this.marks = [this.last];
  }

  /** So much is done by now. */
  note(time: number, done: number): void {
    const { marks, before, began } = this;
    this.last = { time, done };
    marks.push(this.last);
    const half = (before + done) / 2;
    const latest = time - (time - began) * LEAST;
    // What is dropped here is not asked for again: both ends only move on.
    for (let next = marks[1]; next !== undefined && next.done <= half && next.time <= latest; next = marks[1])
      marks.shift();
  }

  get perSecond(): number {
    const { last, marks } = this;
    const { time, done } = marks[0] ?? last;
    return ((last.done - done) / Math.max(1, last.time - time)) * 1000;
  }
}

const speed = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)));

/** A time in seconds as people say it: `40 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
