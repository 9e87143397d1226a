/** A card that lies on the table or in a hand: lit if it may be chosen, and if not it says why on touch. */
import { say, topic } from '../app.ts';
import type { AnyAction, AnyView, CardId, Seat } from '../game.ts';
import type { Why } from '../link/protocol.ts';
import { cardIn, meantBy } from '../play/follow.ts';
import { pickedCards } from '../play/lit.ts';
import type { TableState } from '../play/table.ts';
import { cardName, rowName, rowText, ui } from '../words.ts';
import { draggable, restable } from './drag.ts';
import { Face } from './face.tsx';

/** In these no card is chosen, but the hand is looked at. */
const NOT_OF_CARDS = ['name', 'pick', 'split', 'wish'];

interface Props {
  readonly table: TableState;
  readonly view: AnyView;
  readonly card: CardId;
  /** Whether it lies in one's own hand. */
  readonly isHeld?: boolean;
}

export function CardButton({ table, view, card, isHeld = false }: Props) {
  const words = ui.value;
  const lit = table.lit.value;
  const picked = pickedCards(table.picked.value);
  const at = picked.indexOf(card);
  const isLit = lit.cards.has(card);
  const isFree = isLit || lit.instead.has(card);
  const question = table.question.value;
  const isAsked = question !== null && !table.isPausing.value && !NOT_OF_CARDS.includes(question.type);
  const isOrdered = question?.type === 'choose' && question.ordered;
  const name = cardName(view, card);
  const label = at >= 0 ? `${name}, ${words.chosenCard}` : isFree || !isAsked ? name : `${name}, ${words.notNow}`;
  const look = at >= 0 ? 'picked' : isLit ? 'lit' : isAsked && !isFree ? 'dim' : '';
  return (
    <button
      type="button"
      class={`card ${look}`}
      data-zone={`card:${card}`}
      data-card={card}
      aria-label={label}
      aria-pressed={at >= 0}
      onClick={() => {
        if (!table.clickCard(card)) void explain(table, view, card);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isTouch(event)) void explain(table, view, card);
      }}
      title={rowText(view, cardIn(view, card).row)?.text}
      {...restable(() => void explain(table, view, card))}
      {...(isHeld && isLit ? draggable(table, card) : {})}
    >
      <Face card={cardIn(view, card)} />
      {at >= 0 && isOrdered && <span class="nth">{at + 1}</span>}
    </button>
  );
}

/** Opens what a row says, by its name or that of a card of it. */
export function readRow(view: AnyView, row: string, name = rowName(view, row)): void {
  topic.value = { view, row, name, note: null, ruling: null };
}

/** What something listens to that is chosen by a click, and says what its row does to who rests on it or asks for it. */
export const readable = (view: AnyView, row: string) => {
  const read = (): void => readRow(view, row);
  return {
    title: rowText(view, row)?.text,
    'data-row': row,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (!isTouch(event)) read();
    },
    ...restable(read),
  };
};

/** A finger that rests is heard of in another way. */
const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Says why something that is no card cannot be chosen. */
export async function whyNot(table: TableState, action: AnyAction): Promise<void> {
  tellWhy(await table.why(action));
}

/** Says for a moment why something may be done, or not. */
export function tellWhy({ text, ruling }: Why): void {
  say(ruling === null || text.includes(ruling) ? text : `${text} (${ruling})`);
}

/** Says what a card does, and while its holder is asked something, why it may be chosen or not. */
export async function explain(table: TableState, view: AnyView, card: CardId): Promise<void> {
  const question = table.question.value;
  const seat = table.wisher;
  const about = { view, row: cardIn(view, card).row, name: cardName(view, card) };
  if (seat === null || !view.hand.includes(card)) {
    topic.value = { ...about, note: null, ruling: null };
    return;
  }
  const wanted = question === null ? playing(view, seat, card) : meantBy(question, card);
  const why = await table.why(wanted).catch(() => null);
  topic.value = { ...about, note: why?.text ?? null, ruling: why?.ruling ?? null };
}

/** What somebody means who is not asked at all. */
const playing = ({ game }: AnyView, seat: Seat, card: CardId): AnyAction =>
  game === 'board' ? { type: 'place', seat, card, at: 0 } : { type: 'play', seat, card };
