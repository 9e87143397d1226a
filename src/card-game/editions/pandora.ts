import type { Edition } from './edition.ts';

/** The newest text, which the options are written for. */
export const pandora: Edition = {
  name: 'pandora',
  title: 'Swiss rulebook of 2020',
  letter: 'P',
  sets: ['troublemaker', 'supercharge', 'pandoras-box'],
  options: {},
  fixed: [],
  unknown: [],
  rows: {},
};
