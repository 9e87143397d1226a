/** The middle of the table in the board game: spaces, cards on them with their arrows, walls, tokens. */
import { useState } from 'preact/hooks';
import type { BoardView, Seat } from '../game.ts';
import { cardIn } from '../play/follow.ts';
import { pickedCards } from '../play/lit.ts';
import type { TableState } from '../play/table.ts';
import { cardName, ui } from '../words.ts';
import { CardButton, readRow, whyNot } from './card-button.tsx';
import { restable } from './drag.ts';
import { Shape, Sign } from './shapes.tsx';

/** The colors of tokens, from the first seat on (R-492), and their letters. */
const TOKENS = ['blue', 'yellow', 'green', 'red', 'white', 'black'] as const;

interface TokenProps {
  readonly seat: Seat;
  /** Whether it stands on the board. */
  readonly zone?: boolean;
  /** What it is called where it can be named. */
  readonly name?: string;
  readonly onClick?: (() => void) | null;
}

export function Token({ seat, zone = false, name, onClick = null }: TokenProps) {
  const look = `token t-${TOKENS[seat]}`;
  const at = zone ? `token:${seat}` : undefined;
  const letter = String.fromCharCode(65 + seat);
  return onClick === null ? (
    <span class={look} data-zone={at} aria-hidden="true">
      {letter}
    </span>
  ) : (
    <button type="button" class={`${look} lit`} data-zone={at} data-token={seat} aria-label={name} onClick={onClick}>
      {letter}
    </button>
  );
}

export function BoardMiddle({ table, view }: { table: TableState; view: BoardView }) {
  const words = ui.value;
  const { cells } = view.rules.layout;
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  const [isOpen, open] = useState(false);
  return (
    <>
      <fieldset class="board" aria-label={words.board} style={{ '--columns': columns }}>
        {cells.map((_, space) => (
          <Space key={space} table={table} view={view} space={space} />
        ))}
      </fieldset>
      <p class="demand">
        <span class="pile-count" data-zone="draw">
          {words.drawPile(view.drawCount)}
        </span>
        {view.discardPile.length === 0 ? (
          <span data-zone="discard" class="pile-count">
            {words.discards(0)}
          </span>
        ) : (
          <button
            type="button"
            class="quiet pile-count"
            data-zone="discard"
            data-do="discards"
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            {words.discards(view.discardPile.length)}
          </button>
        )}
        <span
          data-zone="dice"
          class={`die${view.die === null ? ' unrolled' : ''}`}
          role="img"
          aria-label={words.die(view.die?.value ?? null)}
        >
          {view.die === null ? '' : view.die.value}
        </span>
      </p>
      {isOpen && view.discardPile.length > 0 && (
        <fieldset class="laid" aria-label={words.discards(view.discardPile.length)}>
          {view.discardPile.map((card) => (
            <CardButton key={card} table={table} view={view} card={card} />
          ))}
        </fieldset>
      )}
      {view.market.length > 0 && (
        <fieldset class="laid" data-zone="table" aria-label={words.onTable}>
          {view.market.map((card) => (
            <CardButton key={card} table={table} view={view} card={card} />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Which way a neighbor lies. */
const ARROWS: Readonly<Record<string, string>> = { '1,0': '→', '-1,0': '←', '0,1': '↓', '0,-1': '↑' };

/** A card whose arrow points somewhere is drawn pointing to the right, and turned. */
const TURNS: Readonly<Record<string, string>> = { '→': '0deg', '↓': '90deg', '←': '180deg', '↑': '270deg' };

function Space({ table, view, space }: { table: TableState; view: BoardView; space: number }) {
  const words = ui.value;
  const { cells, walls } = view.rules.layout;
  const [x, y] = cells[space] ?? [0, 0];
  const lit = table.lit.value;
  const isFacing = lit.facings.has(space);
  const isPicked = table.picked.value.some((click) => 'at' in click && click.at === space);
  const lying = view.board[space]?.at(-1) ?? null;
  const card = lying === null ? null : cardIn(view, lying.card);
  const tokens = view.players.flatMap((player, seat) => (player.space === space ? [seat] : []));
  const way = (from: number, to: number): string => {
    const [[fromX, fromY], [toX, toY]] = [cells[from] ?? [x, y], cells[to] ?? [x, y]];
    return ARROWS[`${toX - fromX},${toY - fromY}`] ?? '';
  };
  const wayTo = (other: number): string => way(space, other);
  const chosen = table.picked.value.flatMap((click) => ('at' in click ? [click.at] : []))[0] ?? space;
  const walled = walls.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])).map(wayTo);
  const label = [
    isFacing ? words.facing(space) : words.space(space),
    ...(lying === null ? [] : [cardName(view, lying.card)]),
    ...(lying?.facing == null ? [] : [words.facing(lying.facing)]),
    ...tokens.map((seat) => view.players[seat]?.name ?? ''),
  ].join(', ');
  const picked = pickedCards(table.picked.value);
  const isOffered = lying !== null && (lit.cards.has(lying.card) || picked.includes(lying.card));
  const isChosen = isPicked || (lying !== null && picked.includes(lying.card));
  const isLit = lit.spaces.has(space) || isFacing || isOffered;
  const look = `space${isLit ? ' lit' : ''}${isChosen ? ' picked' : ''}${card === null ? '' : ` c-${card.color ?? 'black'}`}`;
  const read = (): void => {
    if (card !== null && lying !== null) readRow(view, card.row, cardName(view, lying.card));
  };
  const click = (): void => {
    const [taken] = picked;
    if (lit.spaces.has(space)) table.click({ at: space });
    else if (isFacing) table.click({ facing: space });
    else if (lying !== null && table.clickCard(lying.card)) return;
    else if (taken !== undefined && table.question.value?.type === 'place')
      void whyNot(table, { type: 'place', seat: table.question.value.seat, card: taken, at: space });
    else read();
  };
  const place = {
    class: look,
    style: { gridColumn: x + 1, gridRow: y + 1 },
    'data-zone': `space:${space}`,
    'data-drop': `space:${space}`,
    'data-space': space,
    'data-card': isOffered ? lying.card : undefined,
    'data-walls': walled.join(''),
    'data-way': wayTo(space + 1),
    'aria-label': label,
  };
  const inside = (
    <>
      <span class="no">{space}</span>
      {space === 0 && <span class="end">{words.start}</span>}
      {space === cells.length - 1 && <span class="end">{words.end}</span>}
      {card !== null && (
        <span class="lying">
          <Shape color={card.color ?? 'black'} />
          {card.number !== null ? (
            <b>T{card.number}</b>
          ) : (
            <span style={{ rotate: lying?.facing == null ? undefined : TURNS[wayTo(lying.facing)] }}>
              <Sign row={card.row} />
            </span>
          )}
        </span>
      )}
      {isFacing && <span class="arrow">{way(chosen, space) || '◎'}</span>}
      {tokens.length > 0 && (
        <span class="tokens">
          {tokens.map((seat) => (
            <Token
              key={seat}
              seat={seat}
              zone
              name={`${view.players[seat]?.name}, ${words.space(space)}`}
              onClick={lit.seats.has(seat) ? () => table.click({ seat }) : null}
            />
          ))}
        </span>
      )}
    </>
  );
  // Whom one may name is named where the token stands, as well as where its player sits.
  if (tokens.some((seat) => lit.seats.has(seat))) return <fieldset {...place}>{inside}</fieldset>;
  return (
    <button type="button" {...place} {...restable(read)} onClick={click}>
      {inside}
    </button>
  );
}
