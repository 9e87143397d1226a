/**
 * One step ahead: an action is tried on a guess, and what follows is looked at.
 *
 * That is how a bot learns what a card does without knowing it by name. It works for house rules as well.
 */
import type { Action, CardId, CardInfo, Question, Seat } from 'frantic-engine';
import type * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import { demandOf } from './demand.ts';
import { type Glance, Sight } from './glance.ts';
import { fits, handSize, scoreOf } from './hand.ts';
import { Weighing } from './weighing.ts';
import type { Weights } from './weights.ts';

/** So many answers follow an action at the most: those of its own effect. */
const FOLLOWING = 12;

const NO_CARDS: readonly CardId[] = [];

/** What it takes to look ahead, whatever the decision. */
export class Tools {
  /** What lies open. */
  readonly weighing: Weighing;
  /** What others go by who answer on a guess. */
  readonly theirs: Weighing;
  readonly sight = new Sight();
  readonly over: { readonly into: fast.Questions } = { into: {} };

  constructor(readonly w: Weights) {
    this.weighing = new Weighing(w);
    this.theirs = new Weighing(w);
  }
}

/** What actions lead to, each tried on the same guesses. */
export class Ahead {
  readonly weighing: Weighing;
  private readonly guesses: fast.MutableGameState[] = [];
  private now = 0;

  constructor(
    private readonly tools: Tools,
    readonly seen: Glance,
    private readonly me: Seat,
    private readonly help: Help,
  ) {
    this.weighing = tools.weighing;
    this.weighing.look(seen, me, help.cardOf);
  }

  /** A card by its id. */
  cardOf(id: CardId): CardInfo {
    return this.help.cardOf(id);
  }

  /** Sees to it that there are so many guesses. */
  guess(count: number): void {
    if (this.guesses.length === 0) this.now = this.weighing.cost(this.seen.hand);
    while (this.guesses.length < count) this.guesses.push(this.help.guess());
  }

  /** What an action is worth, on average over the guesses. If nothing is tried after it, it needs no copies of them. */
  worth(action: Action, isLast: boolean): number {
    let sum = 0;
    for (const guess of this.guesses) sum += this.worthOn(isLast ? guess : this.help.engine.fork(guess), action);
    return sum / this.guesses.length;
  }

  private worthOn(trial: fast.MutableGameState, action: Action): number {
    const { me, seen } = this;
    const { w } = this.tools;
    this.help.engine.apply(trial, action);
    this.settle(trial);
    const lost = this.lostBy(trial);
    if (trial.outcome !== null || trial.round !== seen.round) return this.now + w.finish - lost;
    const { players } = trial;
    const hand = players[me]?.hand ?? NO_CARDS;
    let worth = this.now - this.weighing.cost(hand) - lost;
    if (hand.length === 0) worth += w.finish;
    worth += w.follow * this.following(trial, hand, action);
    for (let seat = 0; seat < players.length; seat++) {
      if (seat === me) continue;
      const had = handSize(seen, seat);
      worth += (w.others * ((players[seat]?.hand.length ?? 0) - had)) / Math.max(1, had);
    }
    return worth;
  }

  /** How many own cards fit on what lies on top then. */
  private following(trial: fast.MutableGameState, hand: readonly CardId[], action: Action): number {
    const { color, number } = demandOf(trial, this.help.engine);
    let count = 0;
    for (let i = 0; i < hand.length; i++) {
      const id = hand[i];
      if (id !== undefined && fits(this.cardOf(id), color, number)) count++;
    }
    // A color that was chosen, and that play does not go on with, is one that is barred.
    const named = action.type === 'pick' ? action.option : color;
    return named === color || named === null ? count : count - this.weighing.held(named);
  }

  /** By how many points the seat fell back behind the others. */
  private lostBy({ players }: fast.MutableGameState): number {
    let lost = 0;
    for (let seat = 0; seat < players.length; seat++) {
      const more = (players[seat]?.score ?? 0) - scoreOf(this.seen, seat);
      lost += seat === this.me ? more : -more / (players.length - 1);
    }
    return lost;
  }

  /** Answers what the effect asks, until the next turn. Nobody tosses anything in. */
  private settle(trial: fast.MutableGameState): void {
    const { round } = this.seen;
    const { engine } = this.help;
    for (let i = 0; i < FOLLOWING && trial.outcome === null && trial.round === round; i++) {
      const seat = engine.nextSeat(trial);
      if (seat === null) return;
      const question = engine.questionOf(trial, seat, this.tools.over);
      if (question === null || (question.type === 'turn' && question.draw)) return;
      engine.apply(trial, question.type === 'react' ? { type: 'decline', seat } : this.answer(trial, question));
    }
  }

  private answer(trial: fast.MutableGameState, question: Question): Action {
    const { seat } = question;
    const { sight, theirs } = this.tools;
    sight.look(trial, seat);
    theirs.look(sight, seat, this.help.cardOf);
    return theirs.answer(question);
  }
}
