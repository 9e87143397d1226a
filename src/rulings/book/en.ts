/** English. The rulings are those of their rows, so that each stands in one place only. */
import type { RulingTexts } from './types.ts';

/** English. */
export const en: RulingTexts = {
  language: 'en',
  sections: {},
  rulings: {},
  small: [
    'a an and are as at be but by can could do does for from had happen happens has have how i if in is it its may me must my no not of on or should so that the their them then there they this to was what when where which who whom whose why will with would you your',
  ],
  alike: [
    'put play lay place',
    'win wins winner won victory finish',
    'tie tied equal same draw',
    'toss throw react interrupt',
    'shuffle reshuffle',
    'look see browse browsable',
    'steal stolen take taken robbed',
    'points score total totals',
    'empty exhausted short',
  ],
};
