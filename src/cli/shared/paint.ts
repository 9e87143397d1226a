/** Colors for the terminal. */
const CODES = { red: 31, green: 32, yellow: 33, blue: 34, purple: 35, bold: 1, dim: 2 } as const;

/** A color a text can have. */
export type Color = Exclude<keyof typeof CODES, 'bold' | 'dim'>;

/** Dresses a text for the terminal. */
export interface Paint {
  /** How many characters a line has. */
  readonly width: number;
  /** Whether colors are worn at all. */
  readonly colored: boolean;
  bold(text: string): string;
  dim(text: string): string;
  color(color: Color, text: string): string;
}

/** Whether nobody has said that more than plain text is unwanted, or cannot be shown. */
const isWanted = ({ NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean =>
  !NO_COLOR && FORCE_COLOR !== '0' && FORCE_COLOR !== 'false' && TERM !== 'dumb';

/**
 * Whether an output takes more than plain lines, such as colors and what is written over: a terminal, unless `NO_COLOR`,
 * `FORCE_COLOR=0` or `TERM=dumb` say no.
 */
export const isDrawnOn = ({ isTTY }: { readonly isTTY?: boolean }): boolean => isTTY === true && isWanted(process.env);

/** Paint for an output: none unless it can be drawn on. */
export function paintFor(out: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>): Paint {
  const on = isDrawnOn(out);
  const wear = (name: keyof typeof CODES, text: string) => (on ? `\u001b[${CODES[name]}m${text}\u001b[0m` : text);
  return {
    width: Math.max(40, Math.min(out.columns || 100, 100)),
    colored: on,
    bold: (text) => wear('bold', text),
    dim: (text) => wear('dim', text),
    color: wear,
  };
}
