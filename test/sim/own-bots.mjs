// Bots of one's own, as a module that a run names by its address.

/** Draws whenever it may. */
export default function drawer(_view, question, help) {
  const { seat, ...action } = help.sampleLegal();
  return question.type === 'turn' && question.draw ? { type: 'draw', seat } : { ...action, seat };
}

/** Wants a card that there is not, in its third turn. */
let asked = 0;
export function cheat(_view, question, help) {
  const action = help.sampleLegal();
  if (question.type !== 'turn') return action;
  asked++;
  return asked < 3 ? action : { type: 'play', seat: action.seat, card: 9_999 };
}

export function broken() {
  throw new TypeError('out of order');
}

export const noFunction = 7;

/** Any lawful answer, as the bot `random` gives it. */
export const sampled = (_view, _question, help) => help.sampleLegal();

/** Answers later, which is too late, and fails at that. */
export async function promising() {
  throw new Error('nobody waits for this');
}
