/**
 * A card as a picture of our own: its color as a shape, too, so that nobody has to tell colors apart.
 *
 * The text of the picture is its name; it stands in a page, or in the answer of a server, as it is.
 */

/** What is drawn of a card. A card of the catalog fits. */
export interface Drawn {
  readonly name: string;
  readonly color: string | null;
  readonly second?: string | null;
  readonly number: number | null;
  /** Whether it is a black number card. */
  readonly black?: boolean;
}

/** What else lies on a table: it has a name and no color. */
export type Backed = 'event' | 'power' | 'rule';

interface Look {
  readonly fill: string;
  readonly ink: string;
  /** The outline of its shape, in a square from -10 to 10. */
  readonly shape: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  blue: { fill: '#1d5fa8', ink: '#fff', shape: 'M0-9A9 9 0 1 0 .01-9Z' },
  red: { fill: '#b3261e', ink: '#fff', shape: 'M0-10L10 0 0 10-10 0Z' },
  green: { fill: '#1b6e3c', ink: '#fff', shape: 'M0-10L10 8-10 8Z' },
  yellow: { fill: '#f2c230', ink: '#1b1b1f', shape: 'M-8-8H8V8H-8Z' },
  purple: {
    fill: '#6a3a9c',
    ink: '#fff',
    shape: 'M0-10L2.9-3.1 9.5-3.1 4.3 1.5 6.2 8.5 0 4.4-6.2 8.5-4.3 1.5-9.5-3.1-2.9-3.1Z',
  },
};
const BLACK: Look = { fill: '#1b1b1f', ink: '#fff', shape: '' };
const OPEN: Look = { fill: '#4a4a52', ink: '#fff', shape: '' };
const BACKS: Readonly<Record<Backed, Look>> = {
  event: { fill: '#1b1b1f', ink: '#ffd54a', shape: 'M1-10L-6 2-1 2-2 10 6-3 1-3Z' },
  power: { fill: '#7a3b00', ink: '#fff', shape: 'M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z' },
  rule: { fill: '#35506b', ink: '#fff', shape: 'M-8-10H8V10H-8ZM-5-5H5M-5 0H5M-5 5H2' },
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A name in lines that fit a card. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= 11) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const sign = (look: Look, x: number, y: number, size: number, fill = look.ink): string =>
  look.shape === '' ? '' : `<path d="${look.shape}" transform="translate(${x} ${y}) scale(${size})" fill="${fill}"/>`;

function picture(title: string, kind: string, inside: string): string {
  const label = escaped(title);
  return `<svg class="card card-${kind}" role="img" aria-label="${label}" viewBox="0 0 100 140" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
}

function wordsIn(name: string, ink: string): string {
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(16, Math.floor(128 / longest));
  const from = 70 - ((lines.length - 1) * (size + 3)) / 2 + size / 3;
  return lines
    .map(
      (line, nth) =>
        `<text x="50" y="${Math.round(from + nth * (size + 3))}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${escaped(line)}</text>`,
    )
    .join('');
}

const frame = (fill: string): string =>
  `<rect x="1.5" y="1.5" width="97" height="137" rx="10" fill="${fill}" stroke="#fff" stroke-width="3"/>`;

/** The name of a card without its color, as it stands in the middle. */
const bare = ({ name, color, second }: Drawn): string =>
  name.replace(`${color}-${second} `, '').replace(`${color} `, '');

/** A playing card. `title` is read aloud instead of its name. */
export function cardSvg(card: Drawn, title = card.name): string {
  const { color, second = null, number, black = false } = card;
  const look = black ? BLACK : (LOOKS[color ?? ''] ?? OPEN);
  const other = second === null ? null : (LOOKS[second] ?? OPEN);
  const half =
    other === null
      ? ''
      : `<path d="M98.5 11V128.5A10 10 0 0 1 88.5 138.5H11A10 10 0 0 1 3 134Z" fill="${other.fill}"/>`;
  const corners = `${sign(look, 16, 18, 0.9)}<g transform="rotate(180 50 70)">${sign(other ?? look, 16, 18, 0.9)}</g>`;
  // An open-wish card takes any color: all shapes stand on it.
  const any =
    look === OPEN
      ? ['blue', 'red', 'green', 'yellow']
          .map((one, nth) =>
            sign(
              LOOKS[one] ?? OPEN,
              20 + nth * 20,
              20,
              0.7,
              LOOKS[one]?.fill === '#1d5fa8' ? '#7db7f0' : ['', '#ff8a80', '#7fd69b', '#f2c230'][nth],
            ),
          )
          .join('')
      : '';
  const middle =
    number === null
      ? `<ellipse cx="50" cy="70" rx="44" ry="36" fill="#fff"/>${wordsIn(bare(card), '#1b1b1f')}`
      : `<text x="50" y="${look.shape === '' ? 92 : 88}" font-size="64" font-weight="800" text-anchor="middle" fill="${look.ink}">${number}</text>`;
  return picture(title, color ?? (black ? 'black' : 'open'), frame(look.fill) + half + corners + any + middle);
}

/** An event card, a power card, a rule card. */
export function backedSvg(kind: Backed, name: string, title = name): string {
  const look = BACKS[kind];
  const stroke = kind === 'rule' ? ` stroke="${look.fill}" stroke-width="1.5"` : '';
  const mark = `<path d="${look.shape}" transform="translate(50 26) scale(1.4)" fill="${look.ink}"${stroke}/>`;
  return picture(
    title,
    kind,
    `${frame(look.fill)}${mark}<g transform="translate(0 12)">${wordsIn(name, look.ink)}</g>`,
  );
}
