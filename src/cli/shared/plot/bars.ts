/** Bars with intervals: one row for each thing that is compared. */
import { element, label, line, picture, scale, series, shown, ticks, WIDTH } from './svg.ts';

/** One bar. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Its interval, if it has one. */
  readonly low?: number | null;
  readonly high?: number | null;
  /** Which color it has; the first if it is not said. */
  readonly series?: number;
}

/** Bars, and what they are about. */
export interface Bars {
  readonly title: string;
  /** What is measured, with its unit: stands below the axis. */
  readonly axis: string;
  readonly bars: readonly Bar[];
  /** Where bars begin; 0 if it is not said. */
  readonly base?: number;
  /** A value to compare with, and what it stands for. */
  readonly mark?: { readonly value: number; readonly label: string };
  /** What the colors stand for, if they stand for something. */
  readonly legend?: readonly string[];
  /** Whether values are shares, to be shown in percent. */
  readonly percent?: boolean;
  /** Whether bars are points instead, with nothing between them and the base. */
  readonly points?: boolean;
  /** Whether it is a file of its own. */
  readonly alone?: boolean;
}

const ROW = 26;

/** Draws bars that lie. */
export function bars(given: Bars): string {
  const {
    title,
    axis,
    bars: rows,
    base = 0,
    mark,
    legend = [],
    percent = false,
    points = false,
    alone = false,
  } = given;
  const factor = percent ? 100 : 1;
  const left = Math.min(280, 20 + 8 * Math.max(4, ...rows.map((row) => row.label.length)));
  const right = WIDTH - 78;
  const top = 34 + (legend.length > 0 ? 24 : 0) + (mark === undefined ? 0 : 16);
  const bottom = top + rows.length * ROW;
  const ends = rows.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]).map((end) => end * factor);
  const inside = [...ends, ...(points ? [] : [base * factor]), ...(mark === undefined ? [] : [mark.value * factor])];
  const [least, most] = [Math.min(...inside), Math.max(...inside)];
  const slack = points ? (most - least || 1) * 0.06 : 0;
  const range = [least - (least < base * factor || points ? slack : 0), most + (most - least || 1) * 0.03] as const;
  const x = scale(range, [left, right]);
  const at = ticks(...range);
  const step = (at[1] ?? 1) - (at[0] ?? 0);
  return picture(
    title,
    bottom + 44,
    [
      ...legendOf(legend),
      ...at.flatMap((value) => [
        line(x(value), top - 4, x(value), bottom, 'grid'),
        label(x(value), bottom + 16, `${shown(value, step)}${percent ? ' %' : ''}`, 'middle', 'quiet'),
      ]),
      ...rows.flatMap(({ label: name, value, low, high, series: nth = 0 }, i) => {
        const middle = top + i * ROW + ROW / 2;
        const ends = [x(base * factor), x(value * factor)];
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        const end = x(Math.max(value, high ?? value, points ? value : base) * factor);
        const whisker =
          low == null || high == null || low === high
            ? []
            : [
                line(x(low * factor), middle, x(high * factor), middle, 'whisker'),
                line(x(low * factor), middle - 4, x(low * factor), middle + 4, 'whisker'),
                line(x(high * factor), middle - 4, x(high * factor), middle + 4, 'whisker'),
              ];
        const body = points
          ? element('circle', { cx: x(value * factor), cy: middle, r: 5, class: `f ${series(nth)}` })
          : element('rect', {
              x: from,
              y: middle - 8,
              width: Math.max(1, to - from),
              height: 16,
              class: `f ${series(nth)}`,
            });
        return [
          label(left - 10, middle + 4, name, 'end'),
          ...(points ? [...whisker, body] : [body, ...whisker]),
          label(end + 8, middle + 4, `${shown(value * factor, step / 20)}${percent ? ' %' : ''}`),
        ];
      }),
      line(points ? left : x(base * factor), top - 4, points ? left : x(base * factor), bottom, 'axis'),
      ...(mark === undefined
        ? []
        : [
            line(x(mark.value * factor), top - 4, x(mark.value * factor), bottom, 'mark'),
            label(x(mark.value * factor), top - 9, mark.label, 'middle', 'quiet'),
          ]),
      label((left + right) / 2, bottom + 37, axis, 'middle', 'quiet'),
    ],
    alone,
  );
}

/** What the colors stand for, in a row under the title. */
export function legendOf(names: readonly string[]): string[] {
  let x = 0;
  return names.flatMap((name, i) => {
    const at = x;
    x += 36 + name.length * 8;
    return [
      element('rect', { x: at, y: 31, width: 12, height: 12, class: `f ${series(i)}` }),
      label(at + 18, 42, name),
    ];
  });
}
