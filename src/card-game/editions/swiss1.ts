import type { Edition } from './edition.ts';

/** The rulebook the game came out with. */
export const swiss1: Edition = {
  name: 'swiss1',
  title: 'first Swiss edition',
  letter: 'S',
  sets: [],
  options: { 'end.limit': 'reach', 'fantastic-four.mandatory': false, 'gambling-man.version': 'classic' },
  fixed: ['dealCount'],
  unknown: ['gambling-man.rank', 'time-bomb.stack'],
  rows: {},
};
