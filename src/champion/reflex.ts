/** What a seat does without a thought: the weights of the heuristic bot, and nothing ahead. */
import type { Action, Seat } from 'frantic-engine';
import type { BotEngine } from 'frantic-engine/bots';
import type * as fast from 'frantic-engine/fast';
import { Sight } from '../bots/glance.ts';
import { Weighing } from '../bots/weighing.ts';
import { HEURISTIC_WEIGHTS } from '../bots/weights.ts';

/** So many answers follow an action at the most: those of its own effect. */
const FOLLOWING = 12;

/** Answers on guesses, again and again. */
export class Reflex {
  private readonly sight = new Sight();
  private readonly weighing = new Weighing(HEURISTIC_WEIGHTS);
  private readonly over: { readonly into: fast.Questions } = { into: {} };

  /** What a seat answers. */
  answer(guess: fast.GameState, seat: Seat, engine: BotEngine): Action {
    const question = engine.questionOf(guess, seat, this.over);
    if (question === null) throw new RangeError(`Seat ${seat} is waited for, but nothing is asked of it.`);
    this.sight.look(guess, seat);
    const { cards } = engine.catalogOf(guess);
    this.weighing.look(this.sight, seat, (id) => cards[id] ?? engine.cardOf(guess, id));
    return this.weighing.answer(question);
  }

  /** Answers what an action has begun, until somebody's turn begins or the round is over. */
  settle(guess: fast.MutableGameState, engine: BotEngine): void {
    const { round } = guess;
    for (let i = 0; i < FOLLOWING && guess.outcome === null && guess.round === round; i++) {
      const seat = engine.nextSeat(guess);
      if (seat === null) return;
      const question = engine.questionOf(guess, seat, this.over);
      if (question === null || (question.type === 'turn' && question.draw)) return;
      engine.apply(guess, this.answer(guess, seat, engine));
    }
  }
}
