import type { Edition } from './edition.ts';

/** The rulebook the game came out with. */
export const swiss1: Edition = {
  name: 'swiss1',
  title: 'first Swiss edition',
  letter: 'S',
  sets: [],
  options: { limit: 'reach', 'fantasticFour.mandatory': false, gamblingMan: 'classic' },
  fixed: ['dealCount'],
  unknown: ['gamblingMan.rank', 'timeBomb.stack'],
  rows: {},
};
