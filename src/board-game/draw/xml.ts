/** The pieces of SVG the picture is made of. Every text and every attribute is escaped here. */

type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it may stand in XML, between tags or in quotes. What XML cannot hold at all is replaced. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(typeof value === 'number' ? short(value) : value)}"`)
    .join('');

/** A number without digits nobody sees. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A rectangle. */
export const rectangle = (attributes: Attributes): string => `<rect${written(attributes)}/>`;

/** A polygon. */
export const polygon = (attributes: Attributes): string => `<polygon${written(attributes)}/>`;

/** A circle. */
export const circle = (attributes: Attributes): string => `<circle${written(attributes)}/>`;

/** A line. */
export const line = (attributes: Attributes): string => `<line${written(attributes)}/>`;

/** A line of text. */
export const text = (words: string, attributes: Attributes): string =>
  `<text${written(attributes)}>${escaped(words)}</text>`;

/** Parts that belong together. */
export const group = (attributes: Attributes, parts: readonly string[]): string =>
  `<g${written(attributes)}>${parts.join('')}</g>`;
