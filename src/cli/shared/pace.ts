/** How far something has come that takes long, how fast it goes, and how long it will still take. */
import { isDrawnOn } from './paint.ts';
import { bar, type Output, type Progress } from './progress.ts';

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
  const began = now();
  const drawn = isDrawnOn(out);
  let shown = began;
  return {
    at: (done) => {
      const time = now();
      if (done < steps && time - shown < (drawn ? OFTEN : SELDOM)) return;
      shown = time;
      const rate = ((done - before) / Math.max(1, time - began)) * 1000;
      const left = rate > 0 ? `, ${duration((steps - done) / rate)} left` : '';
      const said = `${done} of ${steps} ${thing}, ${speed(rate)} a second${done < steps ? left : ''}`;
      out.write(drawn ? `\r${bar(done / steps)} ${said}\u001b[K` : `${said}\n`);
    },
    end: () => {
      if (drawn) out.write('\r\u001b[K');
    },
  };
}

const speed = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)));

/** A time in seconds as people say it: `40 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
