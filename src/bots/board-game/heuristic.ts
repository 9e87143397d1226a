/**
 * Reckons where tokens are likely to stand: for each place a card could go to it walks all rolls of its own die, and of those
 * whose tokens could meet the card next. It guesses nothing that is hidden and plays nothing on.
 */
import type { Action, NameQuestion, PlaceQuestion, ReactQuestion, Seat, View } from 'frantic-engine/board-game';
import { best } from '../hand.ts';
import type { Bot, Help } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { Outlook } from './outlook.ts';

/** By kind: what it costs to lay it down, because it is worth more in hand. */
const KEPT: Readonly<Record<string, number>> = {
  block: 1.5,
  're-roll': 1.5,
  'nice-try': 4,
};

/** How far ahead of a token a card can lie to be met by its next roll, with what sends it on. */
const REACH = 8;

/** By how much another roll has to be better, to be worth a card. */
const WORTH_A_CARD = 1.5;

/** What is about as good is told apart by chance. */
const NOISE = 0.01;

/** Answers by where tokens are likely to stand. */
export const heuristicBot: Bot = (view, question, help) => {
  const { seat } = question;
  const outlook = new Outlook(view, help.cardOf);
  switch (question.type) {
    case 'place':
      return placed(question, view, help, outlook);
    case 'react': {
      const [card] = question.cards;
      return card !== undefined && reacts(question, view, outlook)
        ? { type: 'react', seat, card }
        : { type: 'decline', seat };
    }
    case 'name':
      return { type: 'name', seat, target: target(question, view, help, outlook) };
    default:
      return greedyBot(view, question, help);
  }
};

/** The card that helps most, where it helps most. */
function placed(q: PlaceQuestion, view: View, help: Help, outlook: Outlook): Action {
  const { action } = best(weighed(q, view, help, outlook), ({ worth }) => worth + NOISE * help.random());
  return action;
}

/** Every way to place a card, and by how many spaces it is likely to help. */
export function weighed(q: PlaceQuestion, view: View, { cardOf }: Help, outlook: Outlook): Weighed[] {
  const { seat } = q;
  const { players } = view;
  const inTurn = q.topic.startsWith('turn/');
  const before = players.map(({ space }, at) => outlook.expected(at, space));
  return q.cards.flatMap(({ card, spaces }) => {
    const { row } = cardOf(card);
    return spaces.flatMap(({ at, facings }) =>
      (facings ?? [null]).map((facing): Weighed => {
        const worth = outlook.with(at, { row, facing }, () => {
          let sum = 0;
          players.forEach(({ space }, other) => {
            if (at <= space || at > space + REACH || other === seat) return;
            sum += (outlook.expected(other, space) - (before[other] ?? 0)) / (players.length - 1);
          });
          return sum - moved(row, view, seat, inTurn, outlook) - (KEPT[row] ?? 0);
        });
        return { action: { type: 'place', seat, card, at, ...(facing === null ? {} : { facing }) }, worth };
      }),
    );
  });
}

/** A way to place a card. */
interface Weighed {
  readonly action: Action;
  readonly worth: number;
}

/** How far the own token gets in this turn, less what others get by the card. */
function moved(row: string, { players }: View, seat: Seat, inTurn: boolean, outlook: Outlook): number {
  const space = players[seat]?.space ?? 0;
  if (!inTurn) return outlook.expected(seat, space) - space;
  switch (row) {
    case 'skip':
    case 'troublemaker':
      return 0;
    case 'remote':
      return -2.5 / (players.length - 1);
    case 'reverse':
      return outlook.expected(seat, space, -1) - space;
    case 'ghost':
      return 3.5;
    case 'fuck-you':
      return 12;
    default:
      return outlook.expected(seat, space) - space;
  }
}

function reacts({ trigger, seat }: ReactQuestion, view: View, outlook: Outlook): boolean {
  const { die, players } = view;
  const mine = players[seat]?.space ?? 0;
  if (trigger === 'finish') {
    const end = view.board.length - 1;
    const mean = players.reduce((sum, { space }) => sum + space, 0) / players.length;
    return mine === end || mine > mean;
  }
  if (trigger !== 'rolled' || die === null) return true;
  if (die.for !== 'movement') return false;
  const from = players[die.seat]?.space ?? 0;
  const direction = view.movesBackward ? -1 : 1;
  const gain = outlook.walked(die.seat, from, die.value, direction) - outlook.expected(die.seat, from, direction);
  return die.seat === seat ? gain > WORTH_A_CARD : -gain > WORTH_A_CARD;
}

/** Whoever is hit hardest: by how far it goes, and among equals whoever has the fewest points in sight. */
function target(q: NameQuestion, view: View, { random }: Help, outlook: Outlook): Seat {
  const { seat, seats, topic } = q;
  const { players } = view;
  const others = seats.filter((other) => other !== seat);
  return best(others.length === 0 ? seats : others, (other) => {
    const { score = 0, space = 0 } = players[other] ?? {};
    const lead = -(score + space) / 20 + NOISE * random();
    switch (topic) {
      case 'swap/victim':
        return -space + NOISE * random();
      case 'gift/victim':
        return Math.max(outlook.landed(other, space + 1), outlook.landed(other, space + 2)) - space + lead;
      default:
        return outlook.expected(other, space) - space + lead;
    }
  });
}
