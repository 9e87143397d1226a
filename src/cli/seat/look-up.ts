/** Looking up a card, an event, a power card or a rule card, with the rulings that speak of it. */
import type { SeatWords } from '../languages/seat/words.ts';
import type { Keyboard } from '../shared/keyboard.ts';
import type { Terminal } from '../shared/terminal.ts';
import { wrap } from '../shared/words.ts';
import type { Entry, SeatTypes, Spoken } from './game.ts';

/** How many rulings are shown. */
const MOST = 4;

/** Asks what, and says what there is to say of it. */
export async function lookUp<G extends SeatTypes>(
  spoken: Spoken<G>,
  state: G['state'],
  keyboard: Keyboard,
  words: SeatWords,
  { print, paint }: Terminal,
): Promise<void> {
  const entry = await keyboard.choose<Entry>({
    title: [words.whatToLookUp],
    rows: spoken.entries(state).map((value, nth) => ({
      value,
      key: `${nth + 1}`,
      label: value.name,
      help: () => [value.text],
    })),
  });
  if (entry === null) return;
  const { count, lines } = spoken.rulings(entry.row, MOST);
  print('');
  print(paint.bold(entry.name));
  for (const line of wrap(entry.text, paint.width, '  ')) print(line);
  if (count > 0) {
    print(paint.dim(words.rulings(count)));
    for (const line of lines) print(line);
  }
  print('');
}
