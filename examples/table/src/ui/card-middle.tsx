/** The middle of the table in the card game: piles, what lies on top and has to be met, events, what is in force. */
import { topic } from '../app.ts';
import type { CardView } from '../game.ts';
import { cardIn } from '../play/follow.ts';
import type { TableState } from '../play/table.ts';
import { cardName, colorName, rowName, rowText, ui } from '../words.ts';
import { CardButton, readRow, whyNot } from './card-button.tsx';
import { Face } from './face.tsx';
import { Shape } from './shapes.tsx';

export function CardMiddle({ table, view }: { table: TableState; view: CardView }) {
  const words = ui.value;
  const canDraw = table.lit.value.moves.has('draw');
  // What goes on being in force has a place of its own; here lies the event that was turned over last.
  const isOver = (row: string): boolean => view.lasting.some((one) => one.row === row);
  const open =
    view.eventsOpen.findLast((row) => !isOver(row)) ?? view.eventDiscard.at(-1) ?? view.eventsOpen.at(-1) ?? null;
  return (
    <>
      <div class="piles">
        <button
          type="button"
          class={`pile draw${canDraw ? ' lit' : ''}`}
          data-zone="draw"
          data-do="draw"
          disabled={table.wisher === null}
          aria-label={canDraw ? `${words.draw}: ${words.drawPile(view.drawCount)}` : words.drawPile(view.drawCount)}
          onClick={() => {
            if (canDraw) table.click({ move: 'draw' });
            else if (table.wisher !== null) void whyNot(table, { type: 'draw', seat: table.wisher });
          }}
        >
          <Face card={null} />
          <span class="badge">{view.drawCount}</span>
        </button>
        <Discard view={view} />
        <button
          type="button"
          class="pile events"
          data-zone="events"
          disabled={open === null}
          title={open === null ? undefined : rowText(view, open)?.text}
          aria-label={
            open === null
              ? words.eventPile(view.eventCount)
              : `${words.eventPile(view.eventCount)}: ${rowName(view, open)}`
          }
          onClick={() => {
            if (open !== null) readRow(view, open);
          }}
        >
          <span class="event-face">
            <span class="sign" aria-hidden="true">
              !
            </span>
            <span>{open === null ? words.events : rowName(view, open)}</span>
          </span>
          <span class="badge">{view.eventCount}</span>
        </button>
      </div>
      <Demand table={table} view={view} />
      {view.discardPile !== null && (
        <details>
          <summary>{words.lookThrough}</summary>
          <div class="laid">
            {view.discardPile.map((card) => (
              <CardButton key={card} table={table} view={view} card={card} />
            ))}
          </div>
        </details>
      )}
      <InForce view={view} />
      {view.table.length > 0 && (
        <fieldset class="laid" data-zone="table" aria-label={words.onTable}>
          {view.table.map(({ card, by }, nth) =>
            card === null ? (
              <span key={`x${nth}`} class="card" title={by === null ? '' : (view.players[by]?.name ?? '')}>
                <Face card={null} />
              </span>
            ) : (
              <CardButton key={card} table={table} view={view} card={card} />
            ),
          )}
        </fieldset>
      )}
    </>
  );
}

function Discard({ view }: { view: CardView }) {
  const { top, discardCount } = view;
  const words = ui.value;
  const label = words.discardPile(top === null ? words.empty : cardName(view, top), discardCount);
  return (
    <button
      type="button"
      class="pile discard"
      data-zone="discard"
      data-drop="discard"
      title={top === null ? undefined : rowText(view, cardIn(view, top).row)?.text}
      aria-label={label}
      onClick={() => {
        if (top !== null) readRow(view, cardIn(view, top).row, cardName(view, top));
      }}
    >
      {top === null ? <span class="face nothing" /> : <Face card={cardIn(view, top)} />}
      <span class="badge">{discardCount}</span>
    </button>
  );
}

/** What the next card has to meet, wherever the card on top does not say so itself. */
function Demand({ table, view }: { table: TableState; view: CardView }) {
  const words = ui.value;
  const { direction } = view;
  const { color, text } = demanded(table, view);
  return (
    <p class="demand">
      <span class="direction" data-zone="direction" role="img" aria-label={words.direction[direction] ?? ''}>
        {direction === 1 ? '↻' : '↺'}
      </span>
      {text !== '' && (
        <b class={`wanted${color === null ? '' : ` c-${color}`}`}>
          {color !== null && <Shape color={color} />} {text}
        </b>
      )}
    </p>
  );
}

/** What has to be met, in words, and its color if it has one. */
function demanded(table: TableState, view: CardView): { readonly color: string | null; readonly text: string } {
  const words = ui.value;
  const { demand, wish, face } = view;
  // A wish is seen as soon as it is made.
  if (wish !== null && 'color' in wish) return { color: wish.color, text: words.wish(colorName(wish.color)) };
  if (wish !== null) return { color: null, text: words.wish(`${wish.number}`) };
  // What has to be met is said once all has been seen. Until then the card on top speaks for itself.
  if (demand.name !== face) return { color: null, text: '' };
  if (demand.free) return { color: null, text: isDecided(table) ? words.anything : words.undecided };
  const color = demand.onlyBlack ? 'black' : demand.color;
  const met = [
    ...(color === null ? [] : [colorName(color)]),
    ...(demand.number === null ? [] : [`${demand.number}`]),
    ...(demand.symbol === null ? [] : [rowName(view, demand.symbol)]),
  ].join(' · ');
  return { color, text: demand.onlyBlack ? words.wish(met) : met };
}

/** With these it is clear what may follow; after those that put a card on top, its wish or its half may be still to come. */
const DECIDING = ['turnDue', 'demanded'];
const PUTTING = ['played', 'tossedIn', 'turnedOver'];

/** Whether any card may follow indeed, and not only as long as nobody has wished, or named the half that counts. */
function isDecided(table: TableState): boolean {
  const asked = table.question.value?.type;
  if (asked === 'turn' || asked === 'wish') return asked === 'turn';
  const last = table.log.value.findLast(({ event: { type } }) => DECIDING.includes(type) || PUTTING.includes(type));
  return last === undefined || DECIDING.includes(last.event.type);
}

/** Rule cards and all else that lasts, and who brought it. */
function InForce({ view }: { view: CardView }) {
  const words = ui.value;
  if (view.lasting.length === 0) return <div data-zone="lasting" />;
  return (
    <ul class="chips" data-zone="lasting" aria-label={words.inForce}>
      <li class="small" aria-hidden="true">
        {words.inForce}:
      </li>
      {view.lasting.map(({ key, row, owner, data }) => (
        <li key={key}>
          <button
            type="button"
            class="chip"
            title={rowText(view, row)?.text}
            onClick={() => {
              topic.value = {
                view,
                row,
                name: rowName(view, row),
                note: [
                  `${words.inForce}: ${words.since(view.players[owner]?.name ?? '')}.`,
                  ...remembered(data, view),
                ].join(' '),
                ruling: null,
              };
            }}
          >
            {rowName(view, row)} <small>{view.players[owner]?.name}</small>
            {colorOf(data) !== null && <Shape color={colorOf(data) ?? ''} />}
            {leftOf(data).length > 0 && <b> {Math.min(...leftOf(data))}</b>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The turns that something in force leaves each seat, if it counts any. */
const leftOf = (data: unknown): readonly number[] => {
  const { left } = Object(data);
  return Array.isArray(left) ? left.filter((turns) => typeof turns === 'number') : [];
};

/** The color it is about, if there is one. */
const colorOf = (data: unknown): string | null => {
  const { color } = Object(data);
  return typeof color === 'string' ? color : null;
};

/** The same in words. */
const remembered = (data: unknown, view: CardView): string[] => {
  const color = colorOf(data);
  const left = leftOf(data).map((turns, seat) => `${view.players[seat]?.name} ${turns}`);
  return [
    ...(color === null ? [] : [`${colorName(color)}.`]),
    ...(left.length === 0 ? [] : [`${ui.value.turnsLeft(left.join(', '))}.`]),
  ];
};
