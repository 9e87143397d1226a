/** Drag and drop, the second way: a card is taken to where it is to go, and that is the same as clicking both. */
import type { CardId } from '../game.ts';
import type { TableState } from '../play/table.ts';

/** So far a finger may slip while it clicks. */
const SLIP = 10;

/** So long a finger rests on a card that wants to read it. */
const REST = 500;
const STOPS = ['touchend', 'touchmove', 'touchcancel'] as const;

/** What a card listens to on which a finger may rest: once lifted, the card is explained, and not chosen. */
export const restable = (explain: () => void) => ({
  onTouchStart: (start: TouchEvent) => {
    const stop = (event: Event): void => {
      for (const type of STOPS) removeEventListener(type, stop);
      if (event.type !== 'touchend' || event.timeStamp - start.timeStamp < REST) return;
      // No click follows. What opened sooner, the finger would close again by being lifted beside it.
      event.preventDefault();
      explain();
    };
    for (const type of STOPS) addEventListener(type, stop, { passive: false });
  },
});

/** What a card listens to that can be dragged. */
export const draggable = (table: TableState, card: CardId) => ({
  onPointerDown: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.button === 0) begin(table, card, event.currentTarget, event);
  },
});

/** So far a finger goes to let something pass, and so long it may take. */
const SWIPE = 70;
const SWIPED = 700;

/** What the table listens to: a finger that goes sideways over it passes, or lets it go. */
export const swipeable = (pass: () => void) => ({
  onPointerDown: (start: PointerEvent) => {
    if (start.pointerType !== 'touch' || !start.isPrimary) return;
    const onCard = start.target instanceof Element && start.target.closest('.held .lit') !== null;
    if (onCard) return;
    const end = (event: PointerEvent): void => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const [x, y] = [Math.abs(event.clientX - start.clientX), Math.abs(event.clientY - start.clientY)];
      if (event.type !== 'pointerup' || x < SWIPE || x < 2 * y || event.timeStamp - start.timeStamp > SWIPED) return;
      pass();
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  },
});

function begin(table: TableState, card: CardId, element: HTMLElement, start: PointerEvent): void {
  let ghost: HTMLElement | null = null;
  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (ghost === null) {
      // Sideways on a touch screen is how a long hand is scrolled.
      if (Math.hypot(x, y) < SLIP || (event.pointerType === 'touch' && Math.abs(x) > Math.abs(y))) return;
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.classList.add('ghost');
      ghost.removeAttribute('data-zone');
      const { left, top, width } = element.getBoundingClientRect();
      Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
      document.body.append(ghost);
      document.body.classList.add('dragging');
    }
    ghost.style.transform = `translate(${x}px, ${y}px)`;
  };
  const end = (event: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    document.body.classList.remove('dragging');
    if (ghost === null) return;
    ghost.remove();
    // The click that follows is none.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => document.body.click(), 0);
    if (event.type === 'pointerup') drop(table, card, document.elementFromPoint(event.clientX, event.clientY));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** A card has been let go over something. */
export function drop(table: TableState, card: CardId, over: Element | null): void {
  const zone = over?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? '';
  const [what, which] = zone.split(':');
  if (what === undefined || what === '') return;
  const question = table.question.value;
  table.click({ card });
  // That alone was the answer, or there is more to say.
  if (table.question.value !== question) return;
  const { seats, spaces, action } = table.lit.value;
  const nth = Number(which);
  if (what === 'seat' && seats.has(nth)) table.click({ seat: nth });
  else if (what === 'space' && spaces.has(nth)) table.click({ at: nth });
  else if (what === 'discard' && action !== null && table.lit.value.powers.length === 0) table.confirm();
}
