/** Cutting what comes in pieces into lines. */

/** Takes in pieces of a text and passes on its lines. */
export interface LineCutter {
  readonly take: (piece: string) => void;
  /** There is no more: what is left is the last line. */
  readonly end: () => void;
}

/** Passes lines on to `each`. Of a line that is longer than `limit` only so much that it is seen to be. */
export function cutLines(limit: number, each: (line: string) => void): LineCutter {
  let begun = '';
  const grow = (piece: string): void => {
    begun = (begun + piece).slice(0, limit + 1);
  };
  return {
    take(piece) {
      const [first = '', ...rest] = piece.split('\n');
      grow(first);
      for (const next of rest) {
        each(begun);
        begun = '';
        grow(next);
      }
    },
    end() {
      if (begun !== '') each(begun);
      begun = '';
    },
  };
}
