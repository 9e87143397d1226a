/**
 * A shedding game as small as can be: a card goes on another of its color or number, whoever cannot or will not play
 * draws one, and whoever has none left wins. What peers are given to play, and the floor of what a game can cost.
 */

/** How many play. */
export const PLAYERS = 4;

/** How many cards each is dealt. */
export const DEALT = 7;

/** Four colors, the numbers from 1 to 9, each three times. */
export const DECK: readonly number[] = Array.from({ length: 108 }, (_, i) => i);

/** Whether a card goes on another. */
export const fits = (card: number, top: number): boolean =>
  card % 4 === top % 4 || Math.floor(card / 12) === Math.floor(top / 12);

/** Shuffles a list in place. */
export function shuffle(list: number[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const held = list[i] as number;
    list[i] = list[j] as number;
    list[j] = held;
  }
}

/** A card to play, to draw, or to pass. */
export const DRAW = -1;
export const PASS = -2;

/** What may be done, put into `out`. Returns how many. */
export function lawful(hand: readonly number[], top: number, drew: boolean, out: Int32Array): number {
  let count = 0;
  for (let i = 0; i < hand.length; i++) if (fits(hand[i] as number, top)) out[count++] = hand[i] as number;
  out[count++] = drew ? PASS : DRAW;
  return count;
}

/** Plays one game as a plain loop over plain lists: nothing is checked, nothing can be asked, saved or copied. */
export function playShedding(random: () => number, out: Int32Array): number {
  let pile = [...DECK];
  shuffle(pile, random);
  const hands = Array.from({ length: PLAYERS }, () => pile.splice(-DEALT));
  let discard = [pile.pop() as number];
  let player = 0;
  let drew = false;
  for (let moves = 1; ; moves++) {
    const hand = hands[player] as number[];
    const top = discard[discard.length - 1] as number;
    const move = out[Math.floor(random() * lawful(hand, top, drew, out))] as number;
    if (move === DRAW) {
      if (pile.length === 0) {
        pile = discard;
        discard = [pile.pop() as number];
        shuffle(pile, random);
      }
      if (pile.length > 0) hand.push(pile.pop() as number);
      drew = true;
      continue;
    }
    if (move !== PASS) {
      for (let i = hand.indexOf(move) + 1; i < hand.length; i++) hand[i - 1] = hand[i] as number;
      hand.pop();
      discard.push(move);
      if (hand.length === 0) return moves;
    }
    drew = false;
    player = (player + 1) % PLAYERS;
  }
}
