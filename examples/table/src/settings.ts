/** What a player has set for this device, kept by the browser. */
import { signal } from '@preact/signals';
import type { Lang } from './game.ts';

/** The kinds of interrupts one can be asked about: being attacked, an event, somebody who finishes, a roll of the die. */
export const INTERRUPTS = ['attacked', 'event', 'finish', 'rolled'] as const;
export type Interrupt = (typeof INTERRUPTS)[number];
/** Whether one is asked with nothing to toss in, too. */
export type Ask = 'always' | 'can';

export interface Settings {
  readonly lang: Lang;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly speed: 'slow' | 'normal' | 'fast' | 'none';
  /** How long bots think, in milliseconds. */
  readonly pace: number;
  readonly sort: 'dealt' | 'color' | 'number';
  /** What one is asked, by kind of interrupt. */
  readonly ask: Readonly<Record<Interrupt, Ask>>;
}

const KEY = 'frantic-table/settings';

const standard = (): Settings => ({
  lang: navigator.language.startsWith('de') ? 'de' : 'en',
  theme: 'auto',
  speed: 'normal',
  pace: 1000,
  sort: 'color',
  ask: { attacked: 'can', event: 'can', finish: 'can', rolled: 'can' },
});

function kept(): Settings {
  try {
    const before = standard();
    const { ask, ...others } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...before, ...others, ask: { ...before.ask, ...(typeof ask === 'object' ? ask : {}) } };
  } catch {
    return standard();
  }
}

/** What a link says of how the page is to be seen. It is not kept. */
export function settingsIn(link: URLSearchParams): Partial<Settings> {
  const [lang, theme] = [link.get('lang'), link.get('theme')];
  return {
    ...(lang === 'en' || lang === 'de' ? { lang } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
  };
}

export const settings = signal<Settings>(kept());

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  store(KEY, JSON.stringify(settings.value));
}

/** Keeps something, if the browser keeps anything. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A private window, or no room left: the game goes on without being kept.
  }
}

/** Whether whoever sits here wants nothing to fly about. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
