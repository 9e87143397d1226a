/** What the page shows, and what it does when somebody asks for something else. */
import { signal } from '@preact/signals';
import type { AnyView, Game, Seat } from './game.ts';
import type { Link } from './link/link.ts';
import { LocalLink } from './link/local.ts';
import type { FormInfo, News, Source, StudyInfo } from './link/protocol.ts';
import { fromLink } from './link-text.ts';
import { TableState } from './play/table.ts';
import { openRoom, roomsHere } from './room/open.ts';
import { type Host, Visit } from './room/visit.ts';
import { settings, settingsIn, store } from './settings.ts';
import { type Setup, STANDARD, setupFrom } from './setup.ts';
import { type Situation, situationIn } from './situation.ts';
import { animate, calm } from './ui/animate.tsx';
import { speak, ui } from './words.ts';

export type Screen = 'start' | 'room' | 'table' | 'study';

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

/** The room on another machine that one has come to. */
export const visit = signal<Visit | null>(null);

/** Whoever has the room of the table. */
export const roomLink = (): Link => visit.value ?? link;

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
      const state = seated(news.game, news.seats, news.names, news.hides, link);
      source = news.source;
      if (source?.type === 'setup') setup.value = source.setup;
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

/** A table for who sits here, wherever its room is. */
function seated(game: Game, seats: readonly Seat[], names: readonly string[], hides: boolean, room: Link): TableState {
  table.value?.close();
  const state: TableState = new TableState(
    game,
    seats,
    names,
    hides,
    room,
    (event, view) => animate(event, view, state.me.value),
    refused,
  );
  table.value = state;
  state.isMoving.subscribe((isMoving) => {
    if (!isMoving) calm();
  });
  screen.value = 'table';
  return state;
}

const refused = (reason: string, message: string): void => say(ui.value.refused[reason] ?? message);

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
  leaveRoom();
  done();
  setup.value = chosen;
  const chairs = chosen.chairs.map((chair, nth) => ({ ...chair, name: chair.name || ui.value.player(nth + 1) }));
  link.sit({ ...chosen, chairs }, chosen.seed === '' ? chance() : chosen.seed, settings.value.pace);
}

/** Lays out a table, and plays on from there. */
export function lay(situation: Situation): void {
  leaveRoom();
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
  leaveRoom();
  waiting = true;
  link.resume(room, settings.value.pace);
}

export function forget(): void {
  store(ROOM, null);
  isKept.value = false;
}

/** Makes a room where this page comes from, and goes there. */
export async function playWithFriends(chosen: Setup): Promise<void> {
  try {
    const { room, token } = await openRoom(roomsHere() ?? '', chosen, ui.value.player);
    history.pushState(null, '', `#room=${room}`);
    enter(room, token);
  } catch (error) {
    say(ui.value.problem(error instanceof Error ? error.message : String(error)));
  }
}

/** Goes to a room that somebody has made. */
function enter(room: string, token: string | null): void {
  const base = roomsHere();
  if (base === null || visit.value?.id === room) return;
  leaveRoom();
  const host: Host = {
    open: (game, seat, names) => void seated(game, [seat], names, true, here),
    hear: (seat, message) => table.value?.hear(seat, message),
    again: () => table.value?.join(),
    refused: (reason, message) => (reason === 'owner' ? say(ui.value.rooms.owner) : refused(reason, message)),
    gone: () => {
      say(ui.value.rooms.gone);
      leave();
    },
  };
  const here = new Visit(room, base, token, host, link);
  visit.value = here;
  screen.value = 'room';
}

function leaveRoom(): void {
  visit.value?.close();
  visit.value = null;
}

export function leave(): void {
  leaveRoom();
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
  const [replay, chosen, room] = [asked.get('r'), asked.get('t'), asked.get('room')];
  if (room !== null) enter(room, null);
  else if (situation !== null) lay(situation);
  else if (replay !== null) await lookAt(await fromLink(replay).catch(() => ''));
  else if (chosen !== null) setup.value = (await setupFrom(chosen)) ?? STANDARD;
  else goOn();
}

export const formFor = (chosen: Setup): Promise<FormInfo> =>
  link.ask('form', { game: chosen.game, edition: chosen.edition, sets: chosen.sets });
