/**
 * The rule cards. Each is in force for a round.
 *
 * Their printed texts are not known, apart from two outlines. What stands here is a house reconstruction and marked as
 * such wherever it appears.
 */
import { cards } from '../../../kernel/questions.ts';
import type { RuleContext } from '../../rows/context.ts';
import { type BoxRuleCard, knobOf, type Row, type RuleRow, rule } from '../../rows/define.ts';
import type { CardId } from '../../state/types.ts';
import { blackNumber } from '../base/numbers.ts';
import { fantasticFour, gift, niceTry, skip } from '../base/specials.ts';
import { blackTen } from '../supercharge/numbers.ts';

const reconstructed = /* @__NO_SIDE_EFFECTS__ */ (row: BoxRuleCard<never>): RuleRow =>
  rule({ ...row, reconstructed: true });

const theNicestTry = reconstructed({
  id: 'the-nicest-try',
  name: 'the nicest try',
  rulings: ['R-383'],
  lasting: { values: { [knobOf(niceTry, 'draws')]: () => 6 } },
});

const halfAGift = reconstructed({
  id: 'half-a-gift',
  name: 'half a gift',
  lasting: { values: { [knobOf(gift, 'cards')]: () => 1 } },
});

const otherCheek = reconstructed({
  id: 'other-cheek',
  name: 'other cheek',
  lasting: {
    begin: (c) => c.do.turnRound(),
    end: (c) => c.do.turnRound(),
    values: { right: (was) => -was },
  },
});

const thirsty = reconstructed({
  id: 'thirsty',
  name: 'thirsty',
  lasting: { values: { turnDraw: () => 2 } },
});

const handsOff = reconstructed({
  id: 'hands-off',
  name: 'hands off',
  lasting: { values: { playAfterDraw: () => false } },
});

const noExcuses = reconstructed({
  id: 'no-excuses',
  name: 'no excuses',
  // After drawing one has to play, too: drawn later it overrules Hands Off.
  lasting: { values: { mustPlay: () => true, playAfterDraw: () => true } },
});

const fadeToBlack = reconstructed({
  id: 'fade-to-black',
  name: 'fade to black',
  lasting: {
    values: {
      fits: (was, c, { row, number }) => {
        const { demand } = c;
        // A number wished on a black card still has to be met.
        const met = !demand.wish || number === demand.number;
        return row.class === 'black' && demand.black && met ? 0 : was;
      },
    },
  },
});

const nextDoor = reconstructed({
  id: 'next-door',
  name: 'next door',
  lasting: {
    values: {
      fits: (was, c, { number, row }) => {
        const { demand } = c;
        if (number === null || demand.number === null || demand.wish) return was;
        if (row.class === 'black' && demand.black) return was;
        return Math.abs(number - demand.number) === 1 ? 0 : was;
      },
    },
  },
});

const twins = reconstructed({
  id: 'twins',
  name: 'twins',
  lasting: {
    on: {
      played: (s) =>
        s.when(isSingle, (s) =>
          s
            .ask(
              'twin',
              // Whether somebody has no twin must not show, unless the hand is empty.
              (c) => ({ ...cards(twinsOf(c), 1, { plain: c.handSize(c.g.active) === 0 }), min: 0 }),
              (c) => c.g.active,
            )
            .do((c, v) => {
              for (const card of v.twin) c.do.play(c.g.active, card);
            }),
        ),
    },
  },
});

/** Whether the card just carried out is a colored number the active player played, and the first of its kind. */
const isSingle = (c: RuleContext): boolean =>
  c.g.turn > 0 &&
  c.playing.me === c.g.active &&
  c.g.ending === null &&
  c.card(c.played).row.class === 'number' &&
  c.g.lasting.find(({ row }) => row === c.row) === c.held;

/** The colored cards of the same number that may be played. */
const twinsOf = (c: RuleContext): CardId[] => {
  const { number } = c.card(c.played);
  const same = (id: CardId): boolean => c.card(id).row.class === 'number' && c.card(id).number === number;
  return c.handOf(c.g.active).filter((id) => same(id) && c.mayPlay(c.g.active, id));
};

const heavyBaggage = reconstructed({
  id: 'heavy-baggage',
  name: 'heavy baggage',
  lasting: {
    values: {
      cardPoints: (was, _c, { row }) => (['plain', 'bicolored', 'open'].includes(row.class) ? 10 : was),
    },
  },
});

const fiveFingers = reconstructed({
  id: 'five-fingers',
  name: 'five fingers',
  lasting: { values: { [knobOf(fantasticFour, 'draws')]: () => 5 } },
});

const longBreak = reconstructed({
  id: 'long-break',
  name: 'long break',
  lasting: { values: { [knobOf(skip, 'turns')]: () => 2 } },
});

const lastWord = reconstructed({
  id: 'last-word',
  name: 'last word',
  lasting: {
    values: { mayInterrupt: (was, c, trigger) => was && !(trigger === 'attacked' && c.frame.v.again === true) },
  },
});

const nakedFinish = reconstructed({
  id: 'naked-finish',
  name: 'naked finish',
  lasting: { values: { openHand: (was, c, seat) => was || c.handSize(seat) === 1 } },
});

const doubleTrouble = reconstructed({
  id: 'double-trouble',
  name: 'double trouble',
  lasting: { values: { [knobOf(blackNumber, 'events')]: () => 2, [knobOf(blackTen, 'events')]: () => 2 } },
});

/** Fifteen rule cards. */
export const ruleCards: readonly Row[] = [
  theNicestTry,
  halfAGift,
  otherCheek,
  thirsty,
  handsOff,
  noExcuses,
  fadeToBlack,
  nextDoor,
  twins,
  heavyBaggage,
  fiveFingers,
  longBreak,
  lastWord,
  nakedFinish,
  doubleTrouble,
];
