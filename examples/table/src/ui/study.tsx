/** A record, move by move, seen by whoever one likes: what was done, what could have been done, and why not. */
import { useEffect, useState } from 'preact/hooks';
import { leave, link, topic } from '../app.ts';
import type { AnyView, CardId, Seat } from '../game.ts';
import type { Position, StudyInfo } from '../link/protocol.ts';
import { cardIn } from '../play/follow.ts';
import { meant } from '../play/lit.ts';
import type { LogLine } from '../play/table.ts';
import { TableState } from '../play/table.ts';
import { settings } from '../settings.ts';
import { cardName, ui } from '../words.ts';
import { BoardMiddle } from './board.tsx';
import { CardMiddle } from './card-middle.tsx';
import { Face } from './face.tsx';
import { Select } from './parts.tsx';
import { othersIn, SeatPanel } from './seats.tsx';
import { SettingsButton } from './settings.tsx';
import { Log, Score } from './side.tsx';

export function StudyScreen({ study }: { study: StudyInfo }) {
  const words = ui.value;
  const [at, setAt] = useState(0);
  const [by, setBy] = useState<Seat | 'next' | 'spectator'>('next');
  const [position, setPosition] = useState<Position | null>(null);
  // A table at which nobody sits: all is to be seen, and nothing is lit.
  const [still] = useState(
    () =>
      new TableState(
        study.game,
        [],
        study.names,
        link,
        async () => undefined,
        () => undefined,
      ),
  );
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const first = await link.ask('position', { at, viewer: by === 'next' ? 'spectator' : by });
      const viewer = by === 'next' ? (first.next?.seat ?? 'spectator') : by;
      const seen = viewer === first.view.viewer ? first : await link.ask('position', { at, viewer });
      if (isWanted) setPosition(seen);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [at, by]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowRight') setAt((now) => Math.min(study.moves, now + 1));
      if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [study]);

  return (
    <main class={`table study game-${study.game}`}>
      <header class="bar">
        <h1>{words.title}</h1>
        <span class="small" data-at={at}>
          {words.move(at, study.moves)}
        </span>
        <span class="grow" />
        <SettingsButton />
        <button type="button" class="quiet" onClick={leave}>
          {words.close}
        </button>
      </header>
      {position !== null && <Standing position={position} table={still} at={at} />}
      <nav class="steps" aria-label={words.study}>
        <button type="button" aria-label={words.first} disabled={at === 0} onClick={() => setAt(0)}>
          ⏮
        </button>
        <button type="button" aria-label={words.back} disabled={at === 0} onClick={() => setAt(at - 1)}>
          ◀
        </button>
        <input
          type="range"
          aria-label={words.move(at, study.moves)}
          min={0}
          max={study.moves}
          value={at}
          onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        <button
          type="button"
          data-do="next"
          aria-label={words.next}
          disabled={at === study.moves}
          onClick={() => setAt(at + 1)}
        >
          ▶
        </button>
        <button type="button" aria-label={words.last} disabled={at === study.moves} onClick={() => setAt(study.moves)}>
          ⏭
        </button>
        <Select<string>
          label={words.seenBy}
          value={String(by)}
          of={[
            ['next', words.yourTurn],
            ...study.names.map((name, seat) => [String(seat), name] as const),
            ['spectator', words.everybody],
          ]}
          onPick={(to) => setBy(to === 'next' || to === 'spectator' ? to : Number(to))}
        />
      </nav>
    </main>
  );
}

function Standing({
  position: { view, events, next },
  table,
  at,
}: {
  position: Position;
  table: TableState;
  at: number;
}) {
  const words = ui.value;
  const me = view.viewer === 'spectator' ? -1 : view.viewer;
  const lines: LogLine[] = events.map((event, key) => ({ key, event }));
  return (
    <>
      <div class="felt">
        <ol class="seats">
          {(me < 0 ? view.players.map((_, seat) => seat) : [...othersIn(view, me), me]).map((seat) => (
            <SeatPanel key={seat} table={table} view={view} seat={seat} />
          ))}
        </ol>
        <section class="middle" aria-label={words.onTable}>
          {view.game === 'card' ? <CardMiddle table={table} view={view} /> : <BoardMiddle table={table} view={view} />}
        </section>
        <section class="prompt mine">
          <h2>{next === null ? words.theEnd : words.comes(next.text)}</h2>
          {view.question !== null && <p class="small">{words.whyHint}</p>}
        </section>
        {me >= 0 && (
          <section class="hand" aria-label={words.handOf(view.players[me]?.name ?? '')}>
            <div class="held" style={{ '--held': view.hand.length }}>
              {view.hand.map((card) => (
                <button
                  key={card}
                  type="button"
                  class="card"
                  data-card={card}
                  aria-label={cardName(view, card)}
                  onClick={() => void why(view, card, at)}
                >
                  <Face card={cardIn(view, card)} />
                </button>
              ))}
            </div>
          </section>
        )}
      </div>
      <aside class="side">
        <Score view={view} lines={[]} />
        <Log view={view} lines={lines} />
      </aside>
    </>
  );
}

/** Why a card may be played there, or not. */
async function why(view: AnyView, card: CardId, at: number): Promise<void> {
  const name = cardName(view, card);
  const { row } = cardIn(view, card);
  const { lang } = settings.value;
  if (view.question === null) {
    topic.value = { view, row, name, note: null, ruling: null };
    return;
  }
  const { to: _, ...action } = meant(view.question, card);
  const found = await link.ask('whyThere', { at, action: action as never, lang });
  topic.value = { view, row, name, note: found.text, ruling: found.ruling };
}
