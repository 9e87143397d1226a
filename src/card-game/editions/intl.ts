import type { Edition } from './edition.ts';

/** The rulebook of the game abroad. */
export const intl: Edition = {
  name: 'intl',
  title: 'international edition',
  letter: 'I',
  sets: [],
  options: { 'end.limit': 'reach' },
  fixed: ['dealCount'],
  unknown: ['time-bomb.stack'],
  rows: {},
};
