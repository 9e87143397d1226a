/** The first screen: one click starts a game, and a form has everything else. */
import { useEffect, useState } from 'preact/hooks';
import { copy, formFor, setup as given, goOn, hereWith, isKept, lookAt, say, sit } from '../app.ts';
import type { FormInfo } from '../link/protocol.ts';
import { Friends } from '../room/friends.tsx';
import { set, settings } from '../settings.ts';
import { type Chair, linkOf, type Setup } from '../setup.ts';
import { rowNameIn, speak, ui } from '../words.ts';
import { Face } from './face.tsx';
import { OptionsForm } from './options.tsx';
import { Select } from './parts.tsx';
import { SettingsButton } from './settings.tsx';

/** Cards of every color, for the eye. */
const SHOWN = [
  { row: 'number', color: 'blue', number: 7 },
  { row: 'skip', color: 'red', number: null },
  { row: 'number', color: 'green', number: 3 },
  { row: 'gift', color: 'yellow', number: null },
  { row: 'number', color: 'purple', number: 9 },
] as const;

export function Start() {
  const [chosen, choose] = useState<Setup>(given.value);
  const [form, setForm] = useState<FormInfo | null>(null);
  const words = ui.value;
  const { game, edition, sets } = chosen;
  useEffect(() => {
    formFor(chosen).then(setForm, (error: Error) => say(error.message));
  }, [game, edition, sets]);
  const change = (to: Partial<Setup>): void => choose({ ...chosen, ...to });

  return (
    <main class="start">
      <header class="bar">
        <h1>{words.title}</h1>
        <Languages />
        <SettingsButton />
      </header>
      <section class="hero">
        <div class="fan" aria-hidden="true">
          {SHOWN.map((card) => (
            <Face
              key={card.color}
              card={
                { id: 0, name: card.row, attack: false, timing: null, ...card } as Parameters<typeof Face>[0]['card']
              }
            />
          ))}
        </div>
        <p>{words.tagline}</p>
        <div class="row">
          {isKept.value && (
            <button type="button" class="main" onClick={() => goOn()}>
              {words.goOn}
            </button>
          )}
          <button type="button" class={isKept.value ? '' : 'main'} onClick={() => sit(chosen)} data-do="play">
            {words.play}
          </button>
        </div>
      </section>
      <section class="form" aria-label={words.setUp}>
        <h2>{words.setUp}</h2>
        <div class="grid">
          <Select
            label={words.game}
            value={game}
            of={[
              ['card', words.games.card],
              ['board', words.games.board],
            ]}
            onPick={(to) => change(switched(chosen, to))}
          />
          {game === 'card' && form !== null && (
            <Select
              label={words.edition}
              value={edition}
              of={form.editions.map(({ name, title }) => [name, words.editions[name] ?? title] as const)}
              onPick={(to) => {
                const known = form.editions.find(({ name }) => name === to)?.sets ?? [];
                change({ edition: to, sets: sets.filter((one) => known.includes(one)), options: {} });
              }}
            />
          )}
          <Select
            label={words.length}
            value={chosen.length}
            of={[
              ['short', words.lengths.short],
              ['medium', words.lengths.medium],
              ['long', words.lengths.long],
            ]}
            onPick={(length) => change({ length })}
          />
          <Select
            label={words.windows}
            value={chosen.windows}
            of={[
              ['possible', words.windowsAre.possible],
              ['everyone', words.windowsAre.everyone],
            ]}
            hint={words.windowsSay[chosen.windows]}
            onPick={(windows) => change({ windows })}
          />
          <label class="field">
            <span>{words.seed}</span>
            <input
              value={chosen.seed}
              placeholder={words.seedHint}
              onInput={({ currentTarget }) => change({ seed: currentTarget.value })}
            />
          </label>
        </div>
        {game === 'card' && form !== null && <Boxes form={form} setup={chosen} change={change} />}
        {form !== null && <Chairs form={form} chairs={chosen.chairs} change={(chairs) => change({ chairs })} />}
        {form !== null && (
          <OptionsForm infos={form.options} chosen={chosen.options} change={(options) => change({ options })} />
        )}
        <div class="row">
          <button type="button" class="main" onClick={() => sit(chosen)}>
            {words.open}
          </button>
          <Friends setup={chosen} />
          <button type="button" data-do="share" onClick={async () => copy(hereWith(`t=${await linkOf(chosen)}`))}>
            {words.share}
          </button>
        </div>
      </section>
      <Records />
      <p class="small">{words.unofficial}</p>
    </main>
  );
}

/** The same people at another game: its bots are others, and fewer may sit there. */
const switched = (setup: Setup, game: Setup['game']): Setup => ({
  ...setup,
  game,
  options: {},
  chairs: setup.chairs
    .slice(0, game === 'board' ? 6 : 8)
    .map((chair) => (chair.bot === null ? chair : { ...chair, bot: game === 'board' ? 'greedy' : 'heuristic' })),
});

function Languages() {
  return (
    <fieldset class="row" aria-label={ui.value.language}>
      {(['en', 'de'] as const).map((lang) => (
        <button
          key={lang}
          type="button"
          class="quiet"
          aria-pressed={settings.value.lang === lang}
          lang={lang}
          onClick={() => {
            set({ lang });
            void speak(lang);
          }}
        >
          {lang === 'en' ? 'English' : 'Deutsch'}
        </button>
      ))}
    </fieldset>
  );
}

function Boxes({ form, setup, change }: { form: FormInfo; setup: Setup; change: (to: Partial<Setup>) => void }) {
  const known = form.editions.find(({ name }) => name === setup.edition)?.sets ?? [];
  return (
    <fieldset class="framed">
      <legend>{ui.value.boxes}</legend>
      <div class="row">
        {known.map((one) => (
          <label key={one} class="check">
            <input
              type="checkbox"
              checked={setup.sets.includes(one)}
              onChange={({ currentTarget }) =>
                change({
                  sets: currentTarget.checked ? [...setup.sets, one] : setup.sets.filter((other) => other !== one),
                  options: {},
                })
              }
            />
            {boxName(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A box is called after what is printed on it, in every language. */
const boxName = (box: string): string =>
  rowNameIn(
    'card',
    box,
    box.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`),
  );

function Chairs({
  form,
  chairs,
  change,
}: {
  form: FormInfo;
  chairs: readonly Chair[];
  change: (to: readonly Chair[]) => void;
}) {
  const words = ui.value;
  const put = (at: number, chair: Chair): void => change(chairs.map((one, nth) => (nth === at ? chair : one)));
  return (
    <fieldset class="framed">
      <legend>{words.players}</legend>
      <ol class="chairs">
        {chairs.map((chair, nth) => (
          <li key={nth}>
            <input
              aria-label={words.nameOf(nth + 1)}
              value={chair.name}
              maxLength={30}
              placeholder={words.player(nth + 1)}
              onInput={({ currentTarget }) => put(nth, { ...chair, name: currentTarget.value })}
            />
            <select
              aria-label={words.whoPlays(nth + 1)}
              value={chair.bot ?? ''}
              onChange={({ currentTarget }) => put(nth, { ...chair, bot: currentTarget.value || null })}
            >
              <option value="">{words.me}</option>
              {form.bots.map((bot) => (
                <option key={bot} value={bot}>
                  {words.bots[bot] ?? bot}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="quiet"
              disabled={chairs.length <= form.players.least}
              aria-label={words.remove(chair.name || words.player(nth + 1))}
              onClick={() => change(chairs.filter((_, at) => at !== nth))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="quiet"
        disabled={chairs.length >= form.players.most}
        onClick={() => change([...chairs, { name: '', bot: form.bots[1] ?? null }])}
      >
        + {words.addPlayer}
      </button>
    </fieldset>
  );
}

/** Games that somebody has brought along. */
function Records() {
  const words = ui.value;
  const [text, setText] = useState('');
  const look = (given: string): void => void (given.startsWith('{') ? goOn(given) : lookAt(given));
  return (
    <section class="form">
      <h2>{words.study}</h2>
      <label class="field">
        <span>{words.studyHint}</span>
        <textarea rows={4} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <div class="row">
        <button type="button" data-do="look" disabled={text.trim() === ''} onClick={() => look(text.trim())}>
          {words.look}
        </button>
        <label class="button">
          {words.load}
          <input
            type="file"
            class="aside"
            accept=".txt,.json,text/plain,application/json"
            onChange={async ({ currentTarget }) => look((await currentTarget.files?.[0]?.text()) ?? '')}
          />
        </label>
      </div>
    </section>
  );
}
