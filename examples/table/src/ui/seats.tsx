/** Who sits around the table: names, hands by their size, points, what everybody may see of them. */
import type { AnyView, Seat } from '../game.ts';
import type { TableState } from '../play/table.ts';
import { rowName, ui } from '../words.ts';
import { Token } from './board.tsx';
import { CardButton, readable, readRow, whyNot } from './card-button.tsx';

/** Everybody else, in the order of play from oneself on, as they sit. */
export function othersIn(view: AnyView, me: Seat): readonly Seat[] {
  const seating = view.game === 'card' && view.seating !== null ? view.seating : view.players.map((_, seat) => seat);
  const at = seating.indexOf(me);
  return [...seating.slice(at + 1), ...seating.slice(0, Math.max(at, 0))];
}

export function SeatPanel({ table, view, seat }: { table: TableState; view: AnyView; seat: Seat }) {
  const words = ui.value;
  const player = view.players[seat];
  if (player === undefined) return null;
  const lit = table.lit.value;
  const question = table.question.value;
  const isLit = lit.seats.has(seat);
  const shares = table.picked.value.filter((click) => 'seat' in click && click.seat === seat).length;
  const isActive = view.active === seat;
  const isMe = seat === view.viewer;
  const name = isMe ? `${player.name} (${words.you})` : player.name;
  const skips = 'skips' in player ? player.skips : 0;
  const label = [
    name,
    words.cards(player.handCount),
    words.points(player.score),
    ...(skips > 0 ? [words.skips(skips)] : []),
    ...(isActive ? [isMe ? words.yourTurn : words.turnOf(player.name)] : []),
  ].join(', ');
  const body = (
    <>
      <span class="who">
        {view.game === 'board' && <Token seat={seat} />}
        <b>{player.name}</b>
      </span>
      <span class="facts">
        <span class="count">
          <i class="mini" /> {player.handCount}
        </span>
        <span>{words.points(player.score)}</span>
      </span>
      {skips > 0 && <span class="skips">{words.skips(skips)}</span>}
      {shares > 0 && <span class="nth">{shares}</span>}
    </>
  );
  const look = `seat${isActive ? ' active' : ''}${isLit ? ' lit' : ''}`;
  return (
    <li class="seat-place" data-zone={isMe ? undefined : `seat:${seat}`} data-drop={`seat:${seat}`}>
      {isLit ? (
        <button type="button" class={look} aria-label={label} data-seat={seat} onClick={() => table.click({ seat })}>
          {body}
        </button>
      ) : question !== null && lit.seats.size > 0 ? (
        <button
          type="button"
          class={`${look} dim`}
          aria-label={`${label}, ${words.notNow}`}
          onClick={() => void whyNot(table, { type: 'name', seat: question.seat, target: seat })}
        >
          {body}
        </button>
      ) : (
        <fieldset class={look} aria-label={label}>
          {body}
        </fieldset>
      )}
      {!isMe && <Powers view={view} seat={seat} table={table} />}
      <OpenHand view={view} seat={seat} table={table} />
    </li>
  );
}

/** The power cards of a seat: the names of those that everybody may see. */
export function Powers({ view, seat, table }: { view: AnyView; seat: Seat; table: TableState }) {
  if (view.game !== 'card') return null;
  const words = ui.value;
  const rows =
    seat === view.viewer
      ? view.powers.map(({ row, up }) => ({ row, up }))
      : (view.players[seat]?.powers ?? []).map((row) => ({ row, up: row !== null }));
  if (rows.length === 0) return null;
  // Others may have the same ones lying there, and one's own may be used up.
  const lit = seat === view.viewer ? table.lit.value.powers : [];
  return (
    <fieldset class="powers" aria-label={words.powers}>
      {rows.map(({ row, up }, nth) =>
        row === null ? (
          <span key={nth} class="power-card" title={words.hidden}>
            ⚡
          </span>
        ) : (
          <button
            key={nth}
            type="button"
            class={`power-card${!up && lit.includes(row) ? ' lit' : ''}${up ? ' up' : ''}`}
            data-power={row}
            {...readable(view, row)}
            onClick={() => {
              if (!up && lit.includes(row)) table.click({ power: row });
              else readRow(view, row);
            }}
          >
            ⚡ {rowName(view, row)}
          </button>
        ),
      )}
    </fieldset>
  );
}

/** Cards of a hand that lie open, or that are shown to who sits here. */
function OpenHand({ view, seat, table }: { view: AnyView; seat: Seat; table: TableState }) {
  if (seat === view.viewer) return null;
  const shown = view.game === 'card' ? view.shown.find((one) => one.seat === seat)?.hand : undefined;
  const open = view.game === 'card' ? view.players[seat]?.open : null;
  const cards = shown ?? open ?? table.hands.value.get(seat);
  if (cards === undefined) return null;
  return (
    <fieldset class="open-hand" aria-label={ui.value.handOf(view.players[seat]?.name ?? '')}>
      {cards.map((card) => (
        <CardButton key={card} table={table} view={view} card={card} />
      ))}
    </fieldset>
  );
}
