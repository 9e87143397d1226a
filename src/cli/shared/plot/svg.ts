/** What all plots are drawn with: marks, texts, scales and colors. Plain SVG, for pages and for files. */

/** How wide all plots are, in pixels. */
export const WIDTH = 760;

/** How many colors there are before they come again. */
const COLORS = 8;

/** Text as it stands in a page. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The class of the nth series. */
export const series = (nth: number): string => `s${nth % COLORS}`;

type Attributes = Readonly<Record<string, string | number>>;

/** An element. Numbers are written with two digits at most, so that files stay small and alike. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const shown = typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);
    return ` ${key}="${shown}"`;
  });
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

/** A text at a place. `anchor` says which end of it is there. */
export const label = (
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  className = '',
): string => element('text', { x, y, 'text-anchor': anchor, ...(className && { class: className }) }, escaped(text));

/** A straight line. */
export const line = (x1: number, y1: number, x2: number, y2: number, className: string): string =>
  element('line', { x1, y1, x2, y2, class: className });

/** A value's place on an axis. */
export type Scale = (value: number) => number;

/** A scale from one range onto another. */
export const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start);

/** Round numbers from one to another, some five of them. */
export function ticks(from: number, to: number, wanted = 5): number[] {
  const raw = (to - from || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= raw * 0.999) ?? raw;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** A number for people: as many digits as a difference of `step` needs. */
export function shown(value: number, step: number): string {
  const digits = Math.max(0, Math.min(6, -Math.floor(Math.log10(step) + 1e-9)));
  const text = value.toFixed(Number.isInteger(Number((step * 10 ** digits).toPrecision(6))) ? digits : digits + 1);
  return text.replace(/^-(0(?:\.0*)?)$/, '$1').replace('-', '−');
}

/** The look of all plots: light, or dark where the reader has asked for it. */
export const STYLE = `
svg.plot{--ink:#1c2128;--quiet:#5c6570;--grid:#dde1e6;--paper:#ffffff;--s0:#0b6fb8;--s1:#c8500a;--s2:#0a8a62;--s3:#b0489a;--s4:#a87400;--s5:#2f9ad0;--s6:#7a56c0;--s7:#6b7280;font-family:system-ui,-apple-system,"Segoe UI",sans-serif;font-size:13px;background:var(--paper)}
@media(prefers-color-scheme:dark){svg.plot{--ink:#e8ebef;--quiet:#a2abb6;--grid:#353c46;--paper:#171b21;--s0:#58b0f0;--s1:#f2935a;--s2:#45cf9f;--s3:#e58fd2;--s4:#e8b94a;--s5:#8fd3f7;--s6:#b79cf0;--s7:#aab2bd}}
svg.plot text{fill:var(--ink)}svg.plot text.quiet{fill:var(--quiet)}svg.plot text.title{font-weight:600;font-size:15px}
svg.plot .grid{stroke:var(--grid)}svg.plot .axis{stroke:var(--quiet)}svg.plot .mark{stroke:var(--quiet);stroke-dasharray:4 3}
svg.plot .whisker{stroke:var(--ink);stroke-width:1.6}
${Array.from({ length: COLORS }, (_, i) => `svg.plot .f.s${i}{fill:var(--s${i})}svg.plot .l.s${i}{stroke:var(--s${i});fill:none;stroke-width:2}`).join('')}`;

/** A whole plot. As a file it brings its look along; in a page the page has it. */
export function picture(title: string, height: number, marks: readonly string[], alone: boolean): string {
  const edge = alone ? 16 : 0;
  const [wide, high] = [WIDTH + 2 * edge, Math.round(height) + 2 * edge];
  const size = { viewBox: `${-edge} ${-edge} ${wide} ${high}`, width: wide, height: high };
  const content = [
    element('title', {}, escaped(title)),
    alone
      ? `<style>${STYLE}</style>${element('rect', { x: -edge, y: -edge, width: '100%', height: '100%', style: 'fill:var(--paper)' })}`
      : '',
    label(0, 18, title, 'start', 'title'),
    ...marks,
  ].join('\n');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', class: 'plot', role: 'img', 'aria-label': title, ...size },
    content,
  );
}
