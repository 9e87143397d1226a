/** What a bot that only glances is given: one of everything, written over for each decision. */
import type { CardInfo, GameState, Question, Random, Seat } from 'frantic-engine';
import { knownTo, type Questions } from 'frantic-engine/fast';
import type { Help } from './bot.ts';
import type { BotEngine } from './engine.ts';
import { Sight } from './glance.ts';
import { guessOf } from './guess.ts';

/** The place of whoever decides. */
export class Desk {
  readonly glance = new Sight();
  readonly help: { -readonly [K in keyof Help]: Help[K] };
  private readonly over: { readonly into: Questions } = { into: {} };
  private cards: readonly CardInfo[] = [];
  private rules: GameState['rules'] | null = null;

  constructor(
    private state: GameState,
    private seat: Seat,
    random: Random,
    engine: BotEngine,
  ) {
    this.help = {
      engine,
      random,
      cardOf: (id) => this.cards[id] ?? this.help.engine.cardOf(this.state, id),
      legalActions: (options) => this.help.engine.legalActions(this.state, this.seat, options),
      countLegal: () => this.help.engine.countLegal(this.state, this.seat),
      sampleLegal: () => this.help.engine.sampleLegal(this.state, this.seat, this.help.random),
      guess: (options) => guessOf(this.help.engine, this.state, this.seat, this.help.random, options),
      known: () => knownTo(this.state, this.seat),
      laid: () => [...this.state.discardPile],
    };
  }

  /** Lays out what a seat is asked, and what it sees. `null`: nothing is asked of it. */
  layOut(state: GameState, seat: Seat, random: Random, engine: BotEngine): Question | null {
    const question = engine.questionOf(state, seat, this.over);
    if (question === null) return null;
    this.state = state;
    this.seat = seat;
    this.help.engine = engine;
    this.help.random = random;
    if (state.rules !== this.rules) {
      this.cards = engine.catalogOf(state).cards;
      this.rules = state.rules;
    }
    this.glance.look(state, seat);
    return question;
  }
}
