/** English. The texts of the cards are those of their rows, so that each stands in one place only. */
import { cardWords, reconstructed } from './en/cards.ts';
import type { Facts, Say, Words } from './types.ts';

/** `a`, `a or b`, `a, b or c`. */
const list = (items: readonly string[], last = 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

/** The engine's own sentence. */
const asIs: Say = ({ message }) => [message];

const card = ({ named }: Facts): string => named ?? 'That card';

const top = ({ top }: Facts): string => top ?? 'what lies on top';

const has = ({ needs }: Facts): string =>
  list(
    needs.map((need) => `the ${need}`),
    'and',
  );

const hasNot = ({ needs }: Facts): string =>
  needs.length === 1
    ? `does not have the ${needs[0]}`
    : `has neither ${needs.map((need) => `the ${need}`).join(' nor ')}`;

const offers = ({ offers }: Facts): string[] => (offers.length === 0 ? [] : [`You can choose ${list(offers)}.`]);

const wanted: Readonly<Record<NonNullable<Facts['asked']>, string>> = {
  turn: 'Now you play a card, draw, or pass.',
  name: 'Now you name a player.',
  choose: 'Now you choose cards.',
  split: 'Now you spread draws over other players.',
  give: 'Now you give cards to other players.',
  wish: 'Now you name a wish.',
  pick: 'Now you choose one of the options.',
  react: 'Now you toss a card in, or let it go.',
};

/** What every sentence about an effect begins with. */
const asks = ({ source }: Facts, what: string): string => (source === null ? `You ${what}` : `${source}: you ${what}`);

const triggers: Readonly<Record<string, string>> = {
  attacked: 'You have been named as a victim',
  finish: 'Somebody has run out of cards, and everything else in this turn is done',
  event: 'An event has been triggered but not turned over yet',
};

const cardsWanted = ({ least, most }: Facts): string => {
  if (least !== most) return `${least} to ${most} cards`;
  return most === 1 ? 'one card' : `${most} cards`;
};

/** When a card can be tossed in. */
const moments: Readonly<Record<string, string>> = {
  attacked: 'you have just been named as a victim',
  event: 'an event has been triggered but not turned over yet',
  finish: 'somebody has run out of cards and everything else in this turn is done',
};

/** Words and sentences. */
export const words: Words = /* @__PURE__ */ (() => ({
  ...cardWords,
  options: {
    decline: 'Leave it out',
    seen: 'Seen enough',
    dare: 'Dare',
    refuse: 'Refuse',
    draw: 'Draw',
    use: 'Use it',
    leave: 'Leave it',
  },
  causes: { finish: 'Somebody ran out of cards', exhausted: 'The draw pile ran out' },
  conditions: {},
  refused: {
    malformed: asIs,
    'no-such-seat': asIs,
    'game-over': asIs,
    'not-your-turn': ({ message, turnOf }) => (turnOf === null ? [message] : [message, `It is ${turnOf}'s turn.`]),
    stale: () => ['That question is not open to you, or not any more.'],
    'wrong-type': ({ asked }) => ['That is not what is asked.', ...(asked === null ? [] : [wanted[asked]])],
    'not-in-hand': (facts) => [`${card(facts)} is not in your hand.`],
    'does-not-fit': (facts) => {
      if (facts.blackOnBlack) return [`${card(facts)} does not go on another black card.`];
      if (facts.wished !== null) return [`${facts.wished} is wished, and ${card(facts)} does not meet that.`];
      return facts.needs.length === 0 ? [facts.message] : [`${card(facts)} ${hasNot(facts)} of ${top(facts)}.`];
    },
    condition: ({ named, condition, message }) => [`${named} has a condition of its own.`, condition ?? message],
    forbidden: (facts) => [
      facts.because.length === 0 ? facts.message : `${card(facts)} is forbidden by ${list(facts.because, 'and')}.`,
    ],
    'already-drawn': asIs,
    'draw-first': asIs,
    'must-play': asIs,
    'no-reaction': (facts) => [`${card(facts)} cannot be tossed in here.`],
    'not-offered': (facts) => [`${facts.named ?? 'That'} cannot be chosen here.`, ...offers(facts)],
    self: asIs,
    'black-wish': (facts) => [facts.message, ...offers(facts)],
    'wrong-count': asIs,
    'wrong-sum': asIs,
    duplicate: asIs,
    'out-of-range': asIs,
    obligatory: asIs,
    'no-power': (facts) =>
      facts.power === null ? [facts.message] : [`${facts.power} cannot be used with ${card(facts)} now.`],
  },
  allowed: {
    match: (facts) => [`${card(facts)} has ${has(facts)} of ${top(facts)}.`],
    meetsWish: (facts) => [`${facts.wished} is wished, and ${card(facts)} meets that.`],
    open: (facts) => [
      `${card(facts)} is an open-wish card and goes on everything.`,
      ...(facts.wish === null ? [] : [`You name the ${facts.wish} that has to follow.`]),
    ],
    free: (facts) => [`Any card may follow now, so ${card(facts)} may be played.`],
    condition: (facts) => [
      `The condition of ${card(facts)} is met, so it goes on everything.`,
      ...(facts.condition === null ? [] : [facts.condition]),
    ],
    imitates: (facts) => [
      `${card(facts)} is played as another special card and goes where that one goes.`,
      'You say which as you play it.',
    ],
    waived: (facts) => [
      facts.because.length === 0
        ? `This card does not have to fit, so ${card(facts)} may be played.`
        : `${card(facts)} does not fit by itself, but ${list(facts.because, 'and')} allows it.`,
    ],
    draw: ({ obliged }) => [
      obliged
        ? 'You hold no card that may be played, so you draw.'
        : 'You may always draw instead of playing, even if you hold a card that fits.',
    ],
    pass: ({ obliged }) => [
      obliged
        ? 'You have drawn, and hold no card that may be played.'
        : 'You have drawn, and nobody has to play after that.',
    ],
    tossIn: (facts) => [
      `${triggers[facts.trigger ?? ''] ?? 'Something is happening that can be interrupted'}, so ${card(facts)} may be tossed in.`,
    ],
    letGo: () => ['Nobody has to toss a card in.'],
    name: (facts) => [`${asks(facts, 'name a player')}, and ${facts.named} can be named.`],
    choose: (facts) => [`${asks(facts, `choose ${cardsWanted(facts)}`)}, and all of these may be chosen.`],
    split: (facts) => [`${asks(facts, `spread ${facts.total}`)}, and your parts add up to that.`],
    give: (facts) => [`${asks(facts, `give away ${cardsWanted(facts)}`)}, to anybody but yourself.`],
    wish: (facts) => [`${facts.named} can be wished here.`],
    pick: (facts) => [`${asks(facts, 'choose')}, and "${facts.named}" is one of the options.`],
    decline: ({ asked }) => [asked === 'wish' ? 'The wish may be left out.' : 'This effect may be left out.'],
  },
  notNow: {
    barred: (facts) => [`${card(facts)} cannot be tossed in while ${list(facts.because, 'and')} is in force.`],
    closed: (facts) => [`The card being played cannot be interrupted, so ${card(facts)} cannot be tossed in.`],
    imitates: (facts) => [`${card(facts)} can be tossed in only as a card that you could toss in now.`],
    ownTurn: (facts) => [`In your own turn ${card(facts)} cannot be tossed in.`],
    answered: (facts) => [`You have answered already, so ${card(facts)} cannot be tossed in any more.`],
    others: (facts) => [`Others are asked now, and you are not entitled to toss ${card(facts)} in.`],
    when: (facts) => [
      `${card(facts)} can be tossed in only when ${moments[facts.trigger ?? ''] ?? 'it is its moment'}.`,
    ],
  },
  withPower: (power) => `${power} is used with it: one power card in a turn.`,
  reconstructed,
  place: (nth) => `No. ${nth}`,
}))();
