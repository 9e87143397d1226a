/** The page on statistics of the board game: how it counts, and that it is what its generator writes. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogOf, createGame } from 'frantic-engine/board-game';
import { expect, test } from 'vitest';
import { play } from '../../scripts/statistics/board/count.ts';
import { EXPERIMENTS, SEED } from '../../scripts/statistics/board/experiments.ts';
import { boardStatisticsPage } from '../../scripts/statistics/board/page.ts';
import { boardStatisticsPlots } from '../../scripts/statistics/board/plots.ts';
import { Tallies } from '../../scripts/statistics/board/tallies.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kept = readFileSync(`${root}docs/board-statistics.md`, 'utf8');
const catalog = catalogOf(createGame({ players: 2, seed: 0 }));

/** Two games of everything, by chance: fast, and of the same form. */
const findings = () =>
  Object.fromEntries(EXPERIMENTS.map(({ name, setup }) => [name, play('random', setup, 2, `${SEED}/${name}`)]));
const small = findings();
const page = boardStatisticsPage(small, '0.0.0');
const images = (text: string): string[] => [...text.matchAll(/!\[.+\]\((.+)\)/g)].map(([, path = '']) => path);

test('a mean is of all looks, and games are what is sampled', () => {
  const tallies = new Tallies();
  // 3 in 1 look, then 1 in 3 looks, five times: 20 in 20.
  for (let time = 0; time < 5; time++) {
    tallies.note('a', 3);
    tallies.endGame();
    tallies.note('a', 1);
    tallies.note('a', 0, 2);
    tallies.endGame();
  }
  const { value, low, high } = tallies.mean('a');
  expect(tallies.looks('a')).toBe(20);
  expect(value).toBe(1);
  // Each of ten games is 2 off a mean of 1 for each look: the variance is 10 · 4 / 400 · 10 / 9 = 1 / 9. 99 % is 3.25 of its root (Student,
  // 9 degrees of freedom): 1.083.
  expect(low).toBeCloseTo(1 - 1.083, 2);
  expect(high).toBeCloseTo(1 + 1.083, 2);
  expect(tallies.mean('b').value).toBeNull();
});

test('every round has as many wins as rounds, ends once, and gives everybody points', () => {
  const { places, causes, rounds, lengths, spaces } = play('random', { players: 3 }, 10, 'count');
  const sum = (all: readonly (number | null)[]): number => all.reduce<number>((so, one) => so + (one ?? Number.NaN), 0);
  expect(sum(places.map(({ roundWins }) => roundWins.value))).toBeCloseTo(1);
  expect(sum(places.map(({ wins }) => wins.value))).toBeCloseTo(1);
  expect(sum(causes.map(({ share }) => share.value))).toBeCloseTo(1);
  expect(sum(spaces.map(({ stood }) => stood.value))).toBeCloseTo(1);
  for (const { points, space, inHand } of places)
    expect(points.value).toBeCloseTo((space.value ?? Number.NaN) + (inHand.value ?? Number.NaN));
  expect(lengths.rounds.value).toBe(rounds / 10);
});

test('the same seed counts the same games', () => {
  expect(findings()).toEqual(small);
});

test('the page has every card, event, space and experiment, and its plots are there', () => {
  expect(page).not.toMatch(/NaN|undefined|Infinity|null/);
  const named = [...catalog.rows, ...catalog.events].map(({ id }) => id.replaceAll('-', ' '));
  for (const text of [page, kept]) {
    for (const name of [...named, ...EXPERIMENTS.map((one) => one.name)]) expect(text).toContain(`\n| ${name} |`);
    for (let space = 0; space <= 50; space += 1) expect(text).toContain(`\n| ${space} |`);
  }
  const plots = boardStatisticsPlots(small);
  expect(images(page)).toEqual(Object.keys(plots).map((name) => `images/${name}`));
  for (const svg of Object.values(plots)) {
    expect(svg).toMatch(/^<svg xmlns/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('the page that is kept was written by this generator, from all games', () => {
  const headings = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('#'));
  expect(headings(kept)).toEqual(headings(page));
  expect(images(kept)).toEqual(images(page));
  for (const path of images(kept)) expect(existsSync(`${root}docs/${path}`), path).toBe(true);
  for (const { name, bot, games } of EXPERIMENTS) expect(kept).toContain(`| ${name} | \`${bot}\` | ${games} |`);
});
