/** Chance that is the same in every run. */
export function chanceOf(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}
