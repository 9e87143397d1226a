/** The check of parts: they may come from anywhere, as JSON. */
import { InvalidRun } from './errors.ts';
import { CARD, CAUSE, EVENT, KEEP_REASONS, type Part, TALLY } from './part.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Check = (given: unknown, field: string) => void;

/** Whether something is an object with fields. */
export const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

function asFields(given: unknown, field: string): Fields {
  if (isFields(given)) return given;
  throw new InvalidRun(field, 'has to be an object');
}

/** A whole number that sums are exact with. */
const whole: Check = (given, field) => {
  if (!Number.isSafeInteger(given)) throw new InvalidRun(field, 'has to be a whole number');
};

const count: Check = (given, field) => {
  whole(given, field);
  if (typeof given === 'number' && given < 0) throw new InvalidRun(field, 'has to be a whole number from 0 on');
};

/** Whatever the names are. */
const each =
  (check: Check): Check =>
  (given, field) => {
    for (const [name, one] of Object.entries(asFields(given, field))) check(one, `${field}.${name}`);
  };

const row =
  (names: readonly string[]): Check =>
  (given, field) => {
    const fields = asFields(given, field);
    for (const name of names) whole(fields[name], `${field}.${name}`);
  };

/** What each field has to be. Made when it is asked for: parts and their check need each other. */
const checks = (): { readonly [K in keyof Part]: Check } => ({
  games: count,
  perDeal: count,
  tallies: each(row(TALLY)),
  histograms: each(each(whole)),
  cards: each(row(CARD)),
  events: each(row(EVENT)),
  causes: each(row(CAUSE)),
  powers: each(whole),
  sums: each(whole),
  open: each((given, field) => {
    const { games, n, x } = asFields(given, field);
    count(games, `${field}.games`);
    each(whole)(n, `${field}.n`);
    each(whole)(x, `${field}.x`);
  }),
  kept: (given, field) => {
    for (const [reason, one] of Object.entries(asFields(given, field))) {
      if (!KEEP_REASONS.some((known) => known === reason)) throw new InvalidRun(`${field}.${reason}`, 'is no reason');
      const { measure, game, record } = asFields(one, `${field}.${reason}`);
      if (!Number.isFinite(measure)) throw new InvalidRun(`${field}.${reason}.measure`, 'has to be a number');
      count(game, `${field}.${reason}.game`);
      asFields(record, `${field}.${reason}.record`);
    }
  },
});

/** Refuses what is no part, whatever it is, by the field at fault. */
export function checkPart(given: unknown, field: string): void {
  const part = asFields(given, field);
  for (const [name, check] of Object.entries(checks())) check(part[name], `${field}.${name}`);
}
