/** The screen one plays at. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { again, copy, forget, hereWith, leave, roomLink, say, table, visit } from '../app.ts';
import type { AnyView } from '../game.ts';
import { toLink } from '../link-text.ts';
import type { TableState } from '../play/table.ts';
import { RoomStatus } from '../room/status.tsx';
import { ui } from '../words.ts';
import { skip } from './animate.tsx';
import { BoardMiddle } from './board.tsx';
import { CardMiddle } from './card-middle.tsx';
import { swipeable } from './drag.ts';
import { Hand } from './hand.tsx';
import { listen, pass } from './keys.ts';
import { IconButton, Sheet } from './parts.tsx';
import { Prompt } from './prompt.tsx';
import { othersIn, SeatPanel } from './seats.tsx';
import { SettingsButton } from './settings.tsx';
import { Log, Score } from './side.tsx';

export function TableScreen({ table }: { table: TableState }) {
  const [sheet, setSheet] = useState<'menu' | 'keys' | 'log' | null>(null);
  useEffect(() => listen(table, () => setSheet('keys')), [table]);
  const view = table.view.value;
  const close = (): void => setSheet(null);
  return (
    <main class={`table game-${table.game}${table.isMoving.value ? ' moving' : ''}`}>
      <Bar table={table} view={view} open={setSheet} />
      {visit.value !== null && <RoomStatus visit={visit.value} table={table} />}
      {view === null ? <Handing table={table} /> : <Playing table={table} view={view} />}
      {sheet === 'menu' && (
        <Sheet title={ui.value.menu} onClose={close}>
          <Menu view={view} />
        </Sheet>
      )}
      {sheet === 'keys' && (
        <Sheet title={ui.value.keys} onClose={close}>
          <dl class="keys">
            {ui.value.keysAre.map(([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
      {sheet === 'log' && view !== null && (
        <Sheet title={ui.value.log} onClose={close}>
          <Score view={view} lines={table.log.value} />
          <Log view={view} lines={table.log.value} />
        </Sheet>
      )}
    </main>
  );
}

function Bar({
  table,
  view,
  open,
}: {
  table: TableState;
  view: AnyView | null;
  open: (sheet: 'menu' | 'keys' | 'log') => void;
}) {
  const words = ui.value;
  return (
    <header class="bar">
      <h1>{words.title}</h1>
      {view !== null && (
        <span class="small">
          {words.round(view.round)} · {words.limit(view.rules.pointLimit)}
        </span>
      )}
      <span class="grow" />
      <IconButton name="undo" label={words.undo} onClick={() => table.undo()} />
      <IconButton name="log" label={words.log} onClick={() => open('log')} />
      <IconButton name="keys" label={words.help} onClick={() => open('keys')} />
      <SettingsButton />
      <IconButton name="menu" label={words.menu} onClick={() => open('menu')} />
    </header>
  );
}

/** The table itself, with what lies beside it. */
export function Playing({ table, view }: { table: TableState; view: AnyView }) {
  const me = view.viewer === 'spectator' ? -1 : view.viewer;
  const felt = useRef<HTMLDivElement>(null);
  const asked = table.question.value?.id;
  const picks = table.picked.value.length;
  useEffect(() => {
    if (asked === undefined || felt.current === null) return;
    // Where there is little room, one's own hand is seen, unless something of others can be chosen.
    felt.current.scrollTo({ top: felt.current.scrollHeight });
    felt.current.querySelector(':scope > .seats .lit')?.scrollIntoView({ block: 'nearest' });
  }, [asked, picks]);
  return (
    <>
      {/* biome-ignore lint/a11y: a click anywhere is over with what moves; whoever uses keys needs none, as every key does the same */}
      <div class="felt" ref={felt} onClick={() => table.isMoving.value && skip()} {...swipeable(pass)}>
        <ol class="seats">
          {othersIn(view, me).map((seat) => (
            <SeatPanel key={seat} table={table} view={view} seat={seat} />
          ))}
        </ol>
        <section class="middle" aria-label={ui.value.onTable}>
          {view.game === 'card' ? <CardMiddle table={table} view={view} /> : <BoardMiddle table={table} view={view} />}
        </section>
        {view.outcome === null || table.isStudy ? (
          <Prompt table={table} view={view} />
        ) : (
          <Over table={table} view={view} />
        )}
        {me >= 0 && (
          <div class="own">
            <ol class="seats mine">
              <SeatPanel table={table} view={view} seat={me} />
            </ol>
            <Hand table={table} view={view} />
          </div>
        )}
      </div>
      <aside class="side">
        <Score view={view} lines={table.log.value} />
        <Log view={view} lines={table.log.value} />
      </aside>
    </>
  );
}

/** Between two who share a device: nobody's hand is to be seen. */
function Handing({ table }: { table: TableState }) {
  const seat = table.handTo.value;
  if (seat === null) return <div class="handing" />;
  const name = table.names[seat] ?? '';
  const words = ui.value;
  return (
    <div class="handing">
      <h2>{words.handTo(name)}</h2>
      <p>{words.handHidden}</p>
      <button type="button" class="main" data-do="take" onClick={() => table.take()}>
        {words.iAm(name)}
      </button>
    </div>
  );
}

function Over({ table, view }: { table: TableState; view: AnyView }) {
  const words = ui.value;
  const names = (view.outcome?.winners ?? []).map((seat) => view.players[seat]?.name ?? '');
  const list = names.join(` ${words.and} `);
  return (
    <section class="prompt mine over" aria-label={words.over}>
      <h2>
        {words.over} {names.length > 1 ? words.winners(list) : words.winner(list)}
      </h2>
      <Score view={view} lines={table.log.value} />
      <div class="choices">
        <button type="button" class="main" data-do="rematch" onClick={() => table.rematch()}>
          {words.rematch}
        </button>
        <button type="button" data-do="replay" onClick={() => void shareReplay()}>
          {words.replayLink}
        </button>
        <button type="button" onClick={goAway}>
          {words.leaveTable}
        </button>
      </div>
    </section>
  );
}

const shareReplay = async (): Promise<void> =>
  copy(hereWith(`r=${await toLink(await roomLink().ask('record', null))}`));

/** A game at this device is over with; in a room the seat is given up. */
function goAway(): void {
  if (visit.value === null) forget();
  else table.value?.standUp();
  leave();
}

function Menu({ view }: { view: AnyView | null }) {
  const words = ui.value;
  const isOver = view !== null && view.outcome !== null;
  return (
    <div class="menu">
      {/* A room on another machine is kept there, and belongs to all who sit. */}
      {visit.value === null && (
        <>
          <button type="button" data-do="again" onClick={again}>
            {words.newGame}
          </button>
          <button type="button" data-do="save" onClick={() => void saveFile()}>
            {words.save}
          </button>
        </>
      )}
      {/* A record holds everybody's cards: it is for when they are known. */}
      {isOver && (
        <>
          <button type="button" data-do="record" onClick={async () => copy(await roomLink().ask('record', null))}>
            {words.record}
          </button>
          <button type="button" data-do="replay" onClick={() => void shareReplay()}>
            {words.replayLink}
          </button>
        </>
      )}
      <button type="button" data-do="leave" onClick={isOver || visit.value !== null ? goAway : leave}>
        {words.leaveTable}
      </button>
    </div>
  );
}

/** The game as a file: the record, which any program with the engine reads. */
async function saveFile(): Promise<void> {
  const room = localStorage.getItem('frantic-table/room');
  if (room === null) return say(ui.value.problem('–'));
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([room], { type: 'application/json' }));
  anchor.download = 'frantic-table.json';
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
