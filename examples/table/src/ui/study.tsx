/** A record, move by move, seen by whoever one likes: what was done, what could have been done, and why not. */
import { useEffect, useState } from 'preact/hooks';
import { lay, leave, link } from '../app.ts';
import type { Seat } from '../game.ts';
import type { Position, StudyInfo } from '../link/protocol.ts';
import { moveIn } from '../moves.ts';
import { StudyTable } from '../play/study-table.ts';
import { ui } from '../words.ts';
import { tellWhy } from './card-button.tsx';
import { Idea } from './idea.tsx';
import { Select } from './parts.tsx';
import { SettingsButton } from './settings.tsx';
import { Playing } from './table.tsx';

type By = Seat | 'next' | 'spectator';

/** The game after so many moves, as whoever is next sees it, or somebody else. */
async function positionAt(at: number, by: By): Promise<Position> {
  const first = await link.ask('position', { at, viewer: by === 'next' ? 'spectator' : by });
  const viewer = by === 'next' ? (first.next?.seat ?? 'spectator') : by;
  return viewer === first.view.viewer ? first : link.ask('position', { at, viewer });
}

export function StudyScreen({ study }: { study: StudyInfo }) {
  const words = ui.value;
  const [at, setAt] = useState(0);
  const [by, setBy] = useState<By>('next');
  const [next, setNext] = useState<Position['next']>(null);
  const [table] = useState(() => new StudyTable(study.game, study.names, link, tellWhy));
  const view = table.view.value;
  useEffect(() => {
    let isWanted = true;
    void positionAt(at, by).then((position) => {
      if (!isWanted) return;
      setNext(position.next);
      table.stand(at, position);
    });
    return () => {
      isWanted = false;
    };
  }, [at, by]);
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (key === 'ArrowRight') setAt((now) => Math.min(study.moves, now + 1));
      if (key === 'ArrowLeft') setAt((now) => Math.max(0, now - 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [study]);

  const step = (name: string, label: string, sign: string, to: number) => (
    <button type="button" data-do={name} aria-label={label} disabled={at === to} onClick={() => setAt(to)}>
      {sign}
    </button>
  );
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
      {view !== null && <Playing table={table} view={view} />}
      <nav class="steps" aria-label={words.study}>
        <p class="next">{next === null || view === null ? words.theEnd : words.comes(moveIn(next, view))}</p>
        {step('first', words.first, '|◀', 0)}
        {step('back', words.back, '◀', Math.max(0, at - 1))}
        <input
          type="range"
          aria-label={words.move(at, study.moves)}
          min={0}
          max={study.moves}
          value={at}
          onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        {step('next', words.next, '▶', Math.min(study.moves, at + 1))}
        {step('last', words.last, '▶|', study.moves)}
        <Select<string>
          label={words.seenBy}
          value={String(by)}
          of={[
            ['next', words.whoIsNext],
            ...study.names.map((name, seat) => [String(seat), name] as const),
            ['spectator', words.everybody],
          ]}
          onPick={(to) => setBy(to === 'next' || to === 'spectator' ? to : Number(to))}
        />
        {view !== null && view.viewer !== 'spectator' && <Idea table={table} view={view} seat={view.viewer} />}
        <button
          type="button"
          data-do="from-here"
          onClick={async () => lay({ text: await link.ask('textAt', { at }), names: study.names, seats: [] })}
        >
          {words.fromHere}
        </button>
      </nav>
    </main>
  );
}
