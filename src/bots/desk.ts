/** What a bot that only glances is given: one of everything, written over for each decision. */
import type { CardInfo, GameState, Question, Random, Seat } from 'frantic-engine';
import * as fast from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import { Sight } from './glance.ts';
import { guessOf } from './guess.ts';

/** The place of whoever decides. */
export class Desk {
  readonly glance = new Sight();
  readonly help: { -readonly [K in keyof Help]: Help[K] };
  private readonly over: { readonly into: fast.Questions } = { into: {} };
  private cards: readonly CardInfo[] = [];
  private rules: GameState['rules'] | null = null;

  constructor(
    private state: GameState,
    private seat: Seat,
    random: Random,
  ) {
    this.help = {
      random,
      cardOf: (id) => this.cards[id] ?? fast.cardOf(this.state, id),
      legalActions: (options) => fast.legalActions(this.state, this.seat, options),
      countLegal: () => fast.countLegal(this.state, this.seat),
      sampleLegal: () => fast.sampleLegal(this.state, this.seat, this.help.random),
      guess: () => guessOf(this.state, this.seat, this.help.random),
      known: () => fast.knownTo(this.state, this.seat),
      laid: () => [...this.state.discardPile],
    };
  }

  /** Lays out what a seat is asked, and what it sees. `null`: nothing is asked of it. */
  layOut(state: GameState, seat: Seat, random: Random): Question | null {
    const question = fast.questionOf(state, seat, this.over);
    if (question === null) return null;
    this.state = state;
    this.seat = seat;
    this.help.random = random;
    if (state.rules !== this.rules) {
      this.cards = fast.catalogOf(state).cards;
      this.rules = state.rules;
    }
    this.glance.look(state, seat);
    return question;
  }
}
