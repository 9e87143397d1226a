/** What the page shows, and what it does when somebody asks for something else. */
import { signal } from '@preact/signals';
import type { AnyView } from './game.ts';
import { LocalLink } from './link/local.ts';
import type { FormInfo, News, Source, StudyInfo } from './link/protocol.ts';
import { fromLink } from './link-text.ts';
import { TableState } from './play/table.ts';
import { settings, settingsIn, store } from './settings.ts';
import { type Setup, STANDARD, setupFrom } from './setup.ts';
import { type Situation, situationIn } from './situation.ts';
import { animate, calm } from './ui/animate.tsx';
import { speak, ui } from './words.ts';

export type Screen = 'start' | 'table' | 'study';

/** What is explained, in a game. */
export interface Topic {
  readonly view: AnyView;
  /** What has a text of its own; `null`: a sentence, of which the rulings are searched. */
  readonly row: string | null;
  readonly name: string;
  /** What else is to be said of it now, such as why it cannot be played. */
  readonly note: string | null;
  readonly ruling: string | null;
}

export const screen = signal<Screen>('start');
export const table = signal<TableState | null>(null);
export const study = signal<StudyInfo | null>(null);
export const setup = signal<Setup>(STANDARD);
export const topic = signal<Topic | null>(null);
/** What has to be said once: that something was copied, that something could not be done. */
export const notice = signal<string | null>(null);
/** What could not be copied, to be copied by hand. */
export const byHand = signal<string | null>(null);

const ROOM = 'frantic-table/room';

export const link = new LocalLink(hear);

/** Whether there is a game to go on with. */
export const isKept = signal(kept() !== null);

function kept(): string | null {
  try {
    return localStorage.getItem(ROOM);
  } catch {
    return null;
  }
}

let waiting = false;
let source: Source | null = null;

function hear(news: Exclude<News, { type: 'told' }>): void {
  switch (news.type) {
    case 'open': {
      table.value?.close();
      const state = new TableState(
        news.game,
        news.seats,
        news.names,
        news.hides,
        link,
        async (event, view) => {
          await animate(event, view, state.me.value);
        },
        (reason, message) => say(ui.value.refused[reason] ?? message),
      );
      table.value = state;
      source = news.source;
      if (source?.type === 'setup') setup.value = source.setup;
      state.isMoving.subscribe((isMoving) => {
        if (!isMoving) calm();
      });
      screen.value = 'table';
      if (waiting) state.join();
      waiting = false;
      return;
    }
    case 'hear':
      table.value?.hear(news.seat, news.message);
      return;
    case 'keep':
      store(ROOM, news.room);
      isKept.value = true;
      return;
    case 'failed':
      say(ui.value.problem(news.problem));
      if (waiting) forget();
      waiting = false;
  }
}

/** Says something for a moment. */
export function say(text: string): void {
  notice.value = text;
  setTimeout(() => {
    if (notice.value === text) notice.value = null;
  }, 6000);
}

const chance = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** What the link was for is done: a reload goes on with the game. */
const done = (): void => history.replaceState(null, '', location.pathname + location.search);

export function sit(chosen: Setup): void {
  done();
  setup.value = chosen;
  const chairs = chosen.chairs.map((chair, nth) =>
    chair.name === '' ? { ...chair, name: chair.bot === null ? ui.value.you : ui.value.player(nth + 1) } : chair,
  );
  link.sit({ ...chosen, chairs }, chosen.seed === '' ? chance() : chosen.seed, settings.value.pace);
}

/** Lays out a table, and plays on from there. */
export function lay(situation: Situation): void {
  done();
  topic.value = null;
  link.lay(situation, settings.value.pace);
}

/** Another game of the same sort. */
export function again(): void {
  if (source?.type === 'situation') lay(source.situation);
  else sit(setup.value);
}

export function goOn(room = kept()): void {
  if (room === null) return;
  waiting = true;
  link.resume(room, settings.value.pace);
}

export function forget(): void {
  store(ROOM, null);
  isKept.value = false;
}

export function leave(): void {
  table.value?.close();
  table.value = null;
  topic.value = null;
  done();
  screen.value = 'start';
}

export async function lookAt(text: string): Promise<void> {
  try {
    study.value = await link.ask('study', { text });
    screen.value = 'study';
  } catch (error) {
    say(`${ui.value.notRecord} ${error instanceof Error ? error.message : ''}`);
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(ui.value.copied);
  } catch {
    byHand.value = text;
  }
}

export const hereWith = (hash: string): string => `${location.href.split('#')[0]}#${hash}`;

/** Opens what the link is for; otherwise goes on with the game that was kept. */
export async function open(): Promise<void> {
  const asked = new URLSearchParams(location.hash.slice(1));
  const { lang } = settings.value;
  settings.value = { ...settings.value, ...settingsIn(asked) };
  if (settings.value.lang !== lang) await speak(settings.value.lang);
  const situation = situationIn(asked);
  const [replay, chosen] = [asked.get('r'), asked.get('t')];
  if (situation !== null) lay(situation);
  else if (replay !== null) await lookAt(await fromLink(replay).catch(() => ''));
  else if (chosen !== null) setup.value = (await setupFrom(chosen)) ?? STANDARD;
  else goOn();
}

export const formFor = (chosen: Setup): Promise<FormInfo> =>
  link.ask('form', { game: chosen.game, edition: chosen.edition, sets: chosen.sets });
