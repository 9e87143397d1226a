/** Colors as shapes, and cards as small drawings, all of our own: whoever cannot tell colors apart tells shapes. */
import type { JSX } from 'preact';

/** A shape for each color, in a box of 20 by 20. */
const SHAPES: Readonly<Record<string, JSX.Element>> = {
  blue: <circle cx="10" cy="10" r="7.5" />,
  red: <path d="M10 2 18.5 17.5h-17z" />,
  green: <rect x="3" y="3" width="14" height="14" rx="1.5" />,
  yellow: <path d="M10 1.5 18 10l-8 8.5L2 10z" />,
  purple: <path d="m10 1.5 8.4 6.1-3.2 9.9H4.8L1.6 7.6z" />,
  multi: <path d="M10 1 12.4 7.6 19 10l-6.6 2.4L10 19l-2.4-6.6L1 10l6.6-2.4z" />,
  white: <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" stroke-width="2.5" />,
  black: <path d="M4 4l12 12M16 4 4 16" stroke="currentColor" stroke-width="4" stroke-linecap="round" />,
};

/** The shape of a color. */
export const Shape = ({ color }: { color: string }) => (
  <svg class={`shape c-${color}`} viewBox="0 0 20 20" aria-hidden="true">
    {SHAPES[color]}
  </svg>
);

/** Whether that is the name of a color. */
export const isColor = (name: string): boolean => name in SHAPES;

/** Drawings for cards that are no numbers, in a box of 24 by 24, by their rows. */
const SIGNS: Readonly<Record<string, string>> = {
  skip: 'M12 3a9 9 0 1 0 .01 0M5.6 5.6l12.8 12.8',
  gift: 'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7C8 7 7 3 9.5 3S12 7 12 7s0-4 2.5-4S16 7 12 7',
  exchange: 'M4 8h14l-4-4M20 16H6l4 4',
  '2nd-chance': 'M12 4a8 8 0 1 0 8 8M20 4v5h-5M9.5 10.2a2.5 2.5 0 1 1 4 2L9.5 16h5',
  'second-chance': 'M12 4a8 8 0 1 0 8 8M20 4v5h-5M9.5 10.2a2.5 2.5 0 1 1 4 2L9.5 16h5',
  fantastic: 'M12 2l2.6 6.6L21 9l-5 4.3L17.6 20 12 16.3 6.4 20 8 13.3 3 9l6.4-.4z',
  'fantastic-four': 'M8 3.5l3 3-3 3-3-3zM16 3.5l3 3-3 3-3-3zM8 14l3 3-3 3-3-3zM16 14l3 3-3 3-3-3z',
  equality: 'M5 9h14M5 15h14',
  inequality: 'M5 9h14M5 15h14M16 4 8 20',
  counterattack: 'M20 6c0 6-4 8-14 8M10 9l-5 5 5 5',
  'nice-try': 'M6 12l4 5 9-11M4 21h16',
  'fuck-you': 'M12 3v10M9 8v7M15 8v7M6 11v5a6 6 0 0 0 12 0v-5',
  'colour-swap': 'M4 7h12l-3-3M20 17H8l3 3M7 12h10',
  thief: 'M4 10c4-4 12-4 16 0-2 5-5 5-8 2-3 3-6 3-8-2zM8 10h.1M16 10h.1',
  troublemaker: 'M13 2 5 13h6l-1 9 9-12h-6z',
  'special-favours': 'M12 20C3 13 4 5 9 5c2 0 3 2 3 3 0-1 1-3 3-3 5 0 6 8-3 15z',
  'lucky-bastard':
    'M12 12C7 7 5 9 6 11s4 2 6 1c-1 2-1 6 1 6s2-4-1-6c5 5 7 3 6 1s-4-2-6-1c1-2 1-6-1-6s-2 4 1 6zM13 14l3 7',
  mimicry: 'M4 5h9v8a4.5 4.5 0 0 1-9 0zM13 10h7v7a3.5 3.5 0 0 1-7 0',
  curse: 'M12 3a8 8 0 0 0-5 14v3h10v-3a8 8 0 0 0-5-14zM9 11h.1M15 11h.1M11 20v-2M13 20v-2',
  recharge: 'M7 8h10v12H7zM10 8V5h4v3M13 10l-3 4h4l-3 4',
  edison: 'M12 3a6 6 0 0 0-3 11v3h6v-3a6 6 0 0 0-3-11M10 20h4',
  update: 'M12 20V5M6 11l6-6 6 6',
  'the-end': 'M5 4v17M5 5h13l-3 4 3 4H5',
  'do-it-yourself': 'M14 4a5 5 0 0 0 6 6L9 21l-6-6L14 4',
  reverse: 'M20 12H5M11 5l-7 7 7 7',
  ghost: 'M5 20V11a7 7 0 0 1 14 0v9l-3-2-2 2-2-2-2 2-2-2zM10 11h.1M14 11h.1',
  remote: 'M8 3h8v18H8zM12 7h.1M11 12h2M11 15h2',
  push: 'M4 12h13M11 5l7 7-7 7',
  jump: 'M3 18c3-14 12-14 16-2M21 12l-2 5-5-2',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  magnet: 'M5 4v8a7 7 0 0 0 14 0V4h-4v8a3 3 0 0 1-6 0V4z',
  teleport: 'M12 3a9 9 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  x: 'M5 5l14 14M19 5 5 19',
  snail: 'M3 19h16c3-3 1-5 0-8M8 19a6 6 0 1 1 6-6 3.5 3.5 0 1 1-5-3',
  block: 'M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6z',
  're-roll': 'M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1',
};

/** The drawing of a row; nothing if it has none. */
export const Sign = ({ row }: { row: string }) => {
  const path = SIGNS[row];
  if (path === undefined) return null;
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
