/** What a player has set for this device, kept by the browser. */
import { signal } from '@preact/signals';
import type { Lang } from './game.ts';

export interface Settings {
  readonly lang: Lang;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly speed: 'slow' | 'normal' | 'fast' | 'none';
  /** How long bots think, in milliseconds. */
  readonly pace: number;
  readonly sort: 'dealt' | 'color' | 'number';
  /** Whether one is asked to react with nothing to toss in. */
  readonly ask: 'always' | 'can';
}

const KEY = 'frantic-table/settings';

const standard = (): Settings => ({
  lang: navigator.language.startsWith('de') ? 'de' : 'en',
  theme: 'auto',
  speed: 'normal',
  pace: 1000,
  sort: 'color',
  ask: 'can',
});

function kept(): Settings {
  try {
    return { ...standard(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return standard();
  }
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
