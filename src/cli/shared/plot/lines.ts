/** Lines over a number: distributions as steps, or values with intervals. */
import { legendOf } from './bars.ts';
import { element, label, line, picture, scale, series, shown, ticks, WIDTH } from './svg.ts';

/** A place on a line. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly low?: number | null;
  readonly high?: number | null;
}

/** Lines, and what they are about. */
export interface Lines {
  readonly title: string;
  /** What is measured, with its unit, across and upwards. */
  readonly across: string;
  readonly upwards: string;
  readonly lines: readonly { readonly name: string; readonly places: readonly Place[] }[];
  /** How wide a step is, if lines are drawn as steps: each place then stands for the values from `x` on. */
  readonly step?: number;
  /** Whether values upwards are shares, to be shown in percent. */
  readonly percent?: boolean;
  /** Values to compare with, and what they stand for. */
  readonly marks?: readonly { readonly value: number; readonly label: string }[];
  /** Whether it is a file of its own. */
  readonly alone?: boolean;
}

const LEFT = 64;
const HEIGHT = 240;

/** Draws lines. */
export function lines(given: Lines): string {
  const { title, across, upwards, lines: all, step, percent = false, marks = [], alone = false } = given;
  const factor = percent ? 100 : 1;
  const legend = all.length > 1 ? all.map(({ name }) => name) : [];
  const top = 54 + (legend.length > 0 ? 24 : 0);
  const bottom = top + HEIGHT;
  const right = WIDTH - (marks.length > 0 ? 120 : 16);
  const places = all.flatMap((one) => one.places);
  // A step of one stands for one whole number, which is in its middle.
  const shift = step === 1 ? -0.5 : 0;
  const xs = places.flatMap(({ x }) => (step === undefined ? [x] : [x + shift, x + shift + step]));
  const margin = step === undefined ? 0.35 : 0;
  const range = [Math.min(...xs) - margin, Math.max(...xs) + margin] as const;
  const highest = Math.max(...places.map(({ y, high }) => Math.max(y, high ?? y)), ...marks.map(({ value }) => value));
  const up = [0, highest * 1.05 * factor] as const;
  const x = scale(range, [LEFT, right]);
  const y = scale(up, [bottom, top]);
  const xTicks =
    step === undefined
      ? [...new Set(places.map((place) => place.x))].sort((a, b) => a - b)
      : ticks(...range, 10).filter((value) => step !== 1 || Number.isInteger(value));
  const yTicks = ticks(...up);
  const gap = (at: readonly number[]): number => (at[1] ?? 1) - (at[0] ?? 0);
  return picture(
    title,
    bottom + 48,
    [
      ...legendOf(legend),
      label(0, top - 10, upwards, 'start', 'quiet'),
      ...yTicks.flatMap((value) => [
        line(LEFT, y(value), right, y(value), 'grid'),
        label(LEFT - 8, y(value) + 4, `${shown(value, gap(yTicks))}${percent ? ' %' : ''}`, 'end', 'quiet'),
      ]),
      ...xTicks.map((value) => label(x(value), bottom + 18, shown(value, gap(xTicks)), 'middle', 'quiet')),
      ...marks.flatMap(({ value, label: name }) => [
        line(LEFT, y(value * factor), right, y(value * factor), 'mark'),
        label(right + 8, y(value * factor) + 4, name, 'start', 'quiet'),
      ]),
      line(LEFT, bottom, right, bottom, 'axis'),
      ...all.flatMap(({ places: on }, nth) => {
        const path = on.map(({ x: at, y: value }, i) => {
          const to = y(value * factor).toFixed(1);
          if (step === undefined) return `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${to}`;
          const from = i === 0 ? `M${x(at + shift).toFixed(1)} ${y(0).toFixed(1)}` : '';
          const end = i === on.length - 1 ? `V${y(0).toFixed(1)}` : '';
          return `${from}V${to}H${x(at + shift + step).toFixed(1)}${end}`;
        });
        const whiskers = on.flatMap(({ x: at, low, high }) =>
          low == null || high == null ? [] : [line(x(at), y(low * factor), x(at), y(high * factor), 'whisker')],
        );
        const dots = step === undefined ? on.map((one) => dot(x(one.x), y(one.y * factor), nth)) : [];
        return [element('path', { d: path.join(''), class: `l ${series(nth)}` }), ...whiskers, ...dots];
      }),
      label((LEFT + right) / 2, bottom + 40, across, 'middle', 'quiet'),
    ],
    alone,
  );
}

const dot = (cx: number, cy: number, nth: number): string =>
  element('circle', { cx, cy, r: 4, class: `f ${series(nth)}` });

/** A histogram in bins of some width, as shares of all. Bins in the middle that are empty are there, too. */
export function binned(histogram: Readonly<Record<string, number>>, width: number): Place[] {
  const bins = new Map<number, number>();
  let all = 0;
  for (const [value, count] of Object.entries(histogram)) {
    const bin = Math.floor(Number(value) / width) * width;
    bins.set(bin, (bins.get(bin) ?? 0) + count);
    all += count;
  }
  if (all === 0) return [];
  const [first, last] = [Math.min(...bins.keys()), Math.max(...bins.keys())];
  return Array.from({ length: (last - first) / width + 1 }, (_, i) => {
    const x = first + i * width;
    return { x, y: (bins.get(x) ?? 0) / all };
  });
}

/** A width of bins that makes some thirty of them. */
export function binWidth(histograms: readonly Readonly<Record<string, number>>[]): number {
  const values = histograms.flatMap((one) => Object.keys(one).map(Number));
  if (values.length === 0) return 1;
  const raw = (Math.max(...values) - Math.min(...values)) / 30;
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((width) => width >= raw) ?? 2000;
}
