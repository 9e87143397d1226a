/** The table by keys. */
import { topic } from '../app.ts';
import type { TableState } from '../play/table.ts';
import { cardName, ui } from '../words.ts';
import { read, skip } from './animate.tsx';
import { explain, readRow } from './card-button.tsx';

/** All that can be chosen now, as it lies on the page. */
const litOnes = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.lit, .picked')].filter((one) => one.offsetParent !== null);

/** Goes to the next thing that can be chosen, or the one before. */
function step(by: 1 | -1): void {
  const all = litOnes();
  const at = all.findIndex((one) => one.matches(':focus'));
  all[(at + by + (at < 0 && by < 0 ? 1 : 0) + all.length) % all.length]?.focus();
}

function press(name: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-do="${name}"]:not([disabled])`);
  button?.click();
  return button !== null;
}

/** Passes, or lets something go, whichever may be done now. */
export const pass = (): boolean => press('pass') || press('decline');

/** What lies on the table, for those who listen. */
function readTable(table: TableState): void {
  const view = table.view.value;
  if (view === null) return;
  const words = ui.value;
  const top =
    view.game === 'card' && view.top !== null
      ? `${words.discardPile(cardName(view, view.top), view.discardCount)}. `
      : '';
  const seats = view.players.map(
    ({ name, handCount, score }) => `${name}: ${words.cards(handCount)}, ${words.points(score)}`,
  );
  const hand = view.hand.map((card) => cardName(view, card)).join(', ');
  read(`${top}${seats.join('. ')}. ${words.hand}: ${hand}.`);
}

/** Listens to keys for a table, until the function it gives is called. */
export function listen(table: TableState, help: () => void): () => void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    d: () => press('draw'),
    p: pass,
    ' ': pass,
    u: () => table.undo(),
    l: () => {
      const lines = [...document.querySelectorAll('.log li')].slice(-5).map((line) => line.textContent);
      read(lines.join(' '));
    },
    t: () => readTable(table),
    Escape: () => table.unpick(),
    '?': () => {
      const { card, row } = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
      const view = table.view.value;
      if (view !== null && card !== undefined) void explain(table, view, Number(card));
      else if (view !== null && row !== undefined) readRow(view, row);
      else help();
    },
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || topic.value !== null || document.querySelector('dialog[open]') !== null) return;
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    )
      return;
    // Space presses a button that has the focus, unless there is something to pass.
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (act === undefined) return;
    if (table.isMoving.value) skip();
    event.preventDefault();
    act();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
