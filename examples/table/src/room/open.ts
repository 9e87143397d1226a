/** Making a room where this page comes from, and the links that lead to it. */
import type { Setup } from '../setup.ts';

/** Where rooms are made; `null`: whatever has served this page knows none. */
export const roomsHere = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=rooms]')?.content ?? null;

export interface Opened {
  readonly room: string;
  /** By this its maker is known. */
  readonly token: string;
}

/** Makes a room for a table as somebody has set it up. Chairs without a bot wait for friends; the first is one's own. */
export async function openRoom(base: string, setup: Setup, nameOf: (nth: number) => string): Promise<Opened> {
  const { game, chairs, length, windows, edition, sets, options } = setup;
  const players = chairs.map(({ name }, nth) => (name.trim() === '' ? nameOf(nth + 1) : name.trim()));
  const common = { players, length, windows, options };
  const response = await fetch(base, {
    method: 'POST',
    body: JSON.stringify({
      game,
      setup: game === 'card' ? { ...common, edition, sets } : common,
      bots: chairs.map(({ bot }) => bot),
    }),
  });
  const told: unknown = await response.json();
  const { room, token, problem } = Object(told) as Partial<Opened & { problem: string }>;
  if (room === undefined || token === undefined) throw new Error(problem ?? String(response.status));
  return { room, token };
}
