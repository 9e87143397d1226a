/**
 * One step ahead: an action is tried on a guess, and what follows is looked at.
 *
 * That is how a bot learns what a card does without knowing it by name. It works for house rules as well.
 */
import type { Action, CardId, Seat, View } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import { demandOf } from './demand.ts';
import { seenBy } from './hand.ts';
import { fits, Weighing } from './weighing.ts';
import type { Weights } from './weights.ts';

/** So many answers follow an action at the most: those of its own effect. */
const FOLLOWING = 12;

/** What actions lead to, each tried on the same guesses. */
export class Ahead {
  private readonly guesses: readonly fast.MutableGameState[];
  private readonly now: number;

  constructor(
    private readonly w: Weights,
    private readonly view: View,
    private readonly weighing: Weighing,
    private readonly help: Help,
    private readonly me: Seat,
    guesses: number,
  ) {
    this.guesses = Array.from({ length: guesses }, () => help.guess());
    this.now = weighing.cost(view.hand);
  }

  /** What an action is worth, on average over the guesses. If nothing is tried after it, it needs no copies of them. */
  worth(action: Action, isLast: boolean): number {
    let sum = 0;
    for (const guess of this.guesses) sum += this.worthOn(isLast ? guess : fast.fork(guess), action);
    return sum / this.guesses.length;
  }

  private worthOn(trial: fast.MutableGameState, action: Action): number {
    const { w, me, view } = this;
    fast.apply(trial, action);
    this.settle(trial);
    const lost = this.lostBy(trial);
    if (trial.outcome !== null || trial.round !== view.round) return this.now + w.finish - lost;
    const hand = trial.players[me]?.hand ?? [];
    let worth = this.now - this.weighing.cost(hand) - lost;
    if (hand.length === 0) worth += w.finish;
    worth += w.follow * this.following(trial, hand, action);
    trial.players.forEach((player, seat) => {
      if (seat === me) return;
      const had = view.players[seat]?.handCount ?? 0;
      worth += (w.others * (player.hand.length - had)) / Math.max(1, had);
    });
    return worth;
  }

  /** How many own cards fit on what lies on top then. */
  private following(trial: fast.MutableGameState, hand: readonly CardId[], action: Action): number {
    const { color, number } = demandOf(trial);
    let count = 0;
    for (const id of hand) if (fits(this.help.cardOf(id), color, number)) count++;
    // A color that was chosen, and that play does not go on with, is one that is barred.
    const named = action.type === 'choose' && 'option' in action.answer ? action.answer.option : color;
    return named === color || named === null ? count : count - this.weighing.held(named);
  }

  /** By how many points the seat fell back behind the others. */
  private lostBy({ players }: fast.MutableGameState): number {
    let lost = 0;
    players.forEach(({ score }, seat) => {
      const more = score - (this.view.players[seat]?.score ?? 0);
      lost += seat === this.me ? more : -more / (players.length - 1);
    });
    return lost;
  }

  /** Answers what the effect asks, until the next turn. Nobody tosses anything in. */
  private settle(trial: fast.MutableGameState): void {
    const { round, turn } = this.view;
    for (let i = 0; i < FOLLOWING && trial.outcome === null && trial.round === round; i++) {
      const seat = fast.waitingFor(trial)[0];
      // Mostly the next turn has come by now. To see that takes no list of all that could be played in it.
      if (seat === undefined || (trial.turn !== turn && fast.isLegal(trial, { type: 'draw', seat }) === true)) return;
      const question = fast.question(trial, seat);
      if (question === null || (question.kind === 'turn' && question.draw)) return;
      if (question.kind === 'react') fast.apply(trial, { type: 'react', seat, card: null });
      else fast.apply(trial, new Weighing(this.w, seenBy(trial, seat), seat, this.help.cardOf).answer(question));
    }
  }
}
