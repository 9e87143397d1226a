/** How long something will still take, by a clock of the test. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceOn } from '../../src/cli/shared/pace.ts';

// Somebody may not want to see a bar drawn.
beforeEach(() => {
  vi.stubEnv('NO_COLOR', '');
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('TERM', 'xterm');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** When each step is done, in milliseconds. */
type Done = readonly number[];

const steps = (count: number, when: (step: number) => number): Done =>
  Array.from({ length: count }, (_, i) => when(i + 1));

/** Threads start for two seconds, and the compiler makes ten times of everything in the five seconds that follow. */
const warmingUp = (work: number): number => 2000 + (work < 500 ? work * 10 : 4500 + work);

/** How long was said to be left, in seconds, with the time it was said at. */
function said(
  done: Done,
  before = 0,
): readonly { readonly step: number; readonly time: number; readonly left: number }[] {
  const told: { step: number; time: number; left: number }[] = [];
  let time = 0;
  let step = before;
  const progress = paceOn(
    {
      isTTY: true,
      write: (text: string) => {
        const [, hours = 0, minutes = 0, seconds = 0] =
          text.match(/, (?:(\d+) h )?(?:(\d+) min ?)?(?:(\d+) s )?left/) ?? [];
        if (text.includes(' left'))
          told.push({ step, time, left: 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds) });
      },
    },
    { steps: before + done.length, before, thing: 'games', now: () => time },
  );
  for (const at of done) {
    time = at;
    step++;
    progress.at(step);
  }
  return told;
}

/** What is said after one per cent of the work, and after `from`, is within a factor of two, until a twentieth is left. */
function holds(done: Done, { before = 0, from = 0 } = {}): void {
  const end = done.at(-1) ?? 0;
  const told = said(done, before).filter(({ step, time }) => {
    const part = (step - before) / done.length;
    return part >= 0.01 && part <= 0.95 && time >= from;
  });
  expect(told.length).toBeGreaterThan(20);
  for (const { time, left, step } of told) {
    const truth = (end - time) / 1000;
    expect(left / truth, `after ${step} steps, ${time} ms`).toBeGreaterThan(0.5);
    expect(left / truth, `after ${step} steps, ${time} ms`).toBeLessThan(2);
  }
}

test.each([
  ['at one speed', steps(2000, (step) => step * 60)],
  ['with a slow beginning, in two minutes', steps(1200, (step) => warmingUp(step * 100))],
  ['with a slow beginning, in an hour', steps(3600, (step) => warmingUp(step * 1000))],
  [
    'in threads that all tell of their games at once',
    steps(960, (step) => Math.ceil(step / 16) * 10_000 + (step % 16)),
  ],
  [
    'slower from the middle on, which nobody can know, but not by more than half',
    steps(1000, (step) => step * 60 + Math.max(0, step - 500) * 20),
  ],
])('what is left is said within a factor of two after one per cent of the work: %s', (_how, done) => {
  holds(done);
});

test('what a run before has done says nothing about how fast it goes now', () => {
  holds(
    steps(1200, (step) => warmingUp(step * 100)),
    { before: 5000 },
  );
});

test('a run that is over before it is warm is told of as soon as it is', () => {
  // 25 seconds at full speed: what five hundredths of them take at first nobody can know.
  holds(
    steps(2500, (step) => warmingUp(step * 10)),
    { from: 8500 },
  );
});

test('what the clock of the process makes of it stands in the line', () => {
  let time = 0;
  const written: string[] = [];
  const progress = paceOn(
    { isTTY: false, write: (text: string) => written.push(text) },
    { steps: 400, before: 100, thing: 'games', now: () => time },
  );
  time = 10_000;
  progress.at(200);
  time = 20_000;
  progress.at(240);
  progress.at(400);
  // 100 in the first ten seconds, 40 in the next: the later half of 140 began after the first part.
  expect(written).toEqual([
    '200 of 400 games, 10 a second, 20 s left\n',
    '240 of 400 games, 7.0 a second, 23 s left\n',
    '400 of 400 games, 20 a second\n',
  ]);
});
