/** The own hand, in the order its holder likes. The engine's order is what it was dealt in, and tells nothing. */
import type { AnyCard, AnyView, CardId, Game } from '../game.ts';
import { cardIn } from '../play/follow.ts';
import type { TableState } from '../play/table.ts';
import { type Settings, set, settings } from '../settings.ts';
import { ui } from '../words.ts';
import { CardButton } from './card-button.tsx';
import { Powers } from './seats.tsx';

const COLORS = ['blue', 'red', 'green', 'yellow', 'purple', 'multi', 'white'];

const byColor = (card: AnyCard): number => {
  const at = COLORS.indexOf(card.color ?? '');
  return (at < 0 ? COLORS.length : at) * 100 + (card.number ?? 50);
};
const byNumber = (card: AnyCard): number => (card.number ?? 50) * 10 + Math.max(0, COLORS.indexOf(card.color ?? ''));

/** A hand in an order of one's own. */
export function sorted(view: AnyView, sort: Settings['sort']): readonly CardId[] {
  if (sort === 'dealt') return view.hand;
  const rank = sort === 'color' ? byColor : byNumber;
  return view.hand
    .map((card, nth) => [card, rank(cardIn(view, card)), cardIn(view, card).row, nth] as const)
    .sort((a, b) => a[1] - b[1] || a[2].localeCompare(b[2]) || a[3] - b[3])
    .map(([card]) => card);
}

/** So many cards lie in a row where there is little room: all of them can be read. */
const MOST_IN_ROW = 6;
/** Two rows of these are read better, and two rows are no trouble unless there is a board above them. */
const FEW_IN_ROW = 5;

/** How many lie in each row, so that all rows are about as long. */
function perRow(cards: number, game: Game): number {
  const most = game === 'card' && cards <= 2 * FEW_IN_ROW ? FEW_IN_ROW : MOST_IN_ROW;
  return Math.ceil(cards / Math.max(1, Math.ceil(cards / most)));
}

const SORTS = ['color', 'number', 'dealt'] as const;

export function Hand({ table, view }: { table: TableState; view: AnyView }) {
  const words = ui.value;
  const { sort } = settings.value;
  const cards = sorted(view, sort);
  const seat = view.viewer === 'spectator' ? -1 : view.viewer;
  const next = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? 'color';
  return (
    <section class="hand" aria-label={`${words.hand}, ${words.cards(cards.length)}`}>
      <div class="tools">
        <button type="button" class="quiet small" data-do="sort" onClick={() => set({ sort: next })}>
          {words.sort}: {words.sorts[sort]}
        </button>
        <Powers table={table} view={view} seat={seat} />
      </div>
      <div
        class="held"
        data-zone={`seat:${seat}`}
        style={{ '--held': Math.max(1, cards.length), '--row': Math.max(1, perRow(cards.length, view.game)) }}
      >
        {cards.map((card) => (
          <CardButton key={card} table={table} view={view} card={card} isHeld />
        ))}
      </div>
    </section>
  );
}
