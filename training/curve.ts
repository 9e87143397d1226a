/** The curve of a training as a picture. */
import type { Mark, Trained } from './train.ts';

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [640, 320, 64, 28, 16, 44];

/** By pass: how much of the differences between answers the net foresees. What it cannot foresee is luck. */
export function curveOf({ curve, nothing }: Pick<Trained, 'curve' | 'nothing'>): string {
  const share = (of: keyof Mark): readonly number[] =>
    curve.map((mark) => 100 * (1 - mark[of].differences / nothing[of].differences));
  const lines = [
    { name: 'positions it learned from', color: '#7a8aa0', values: share('learned') },
    { name: '1000 positions it never saw', color: '#b5341f', values: share('unseen') },
  ];
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1e-9, high - low);
  const x = (pass: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * pass) / Math.max(1, curve.length - 1);
  const y = (value: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / room;
  const text = (at: number, down: number, words: string, more = ''): string =>
    `<text x="${at.toFixed(1)}" y="${down.toFixed(1)}"${more}>${words}</text>`;
  const marks = [low, low + room / 2, high];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12" fill="#555">`,
    '<title>What the net foresees, by pass</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 16, 'Foreseen of the differences between answers, by pass: per cent of their variance'),
    ...marks.map(
      (value) =>
        `<path d="M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>${text(LEFT - 6, y(value) + 4, value.toFixed(1), ' text-anchor="end"')}`,
    ),
    ...lines.map(
      ({ color, values }) =>
        `<polyline fill="none" stroke="${color}" stroke-width="2" points="${values.map((value, pass) => `${x(pass).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}"/>`,
    ),
    ...lines.map(({ name, color }, at) => text(LEFT + at * 220, HEIGHT - 8, name, ` fill="${color}"`)),
    text(LEFT, HEIGHT - 26, '1'),
    text(WIDTH - RIGHT, HEIGHT - 26, `${curve.length}`, ' text-anchor="end"'),
    '</svg>',
    '',
  ].join('\n');
}
