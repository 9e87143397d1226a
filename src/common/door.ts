/** The doors of a game: what it offers for playing with states that never change, and for playing in place. */

import type { Seat } from '../kernel/actions.ts';
import type { GameTypes } from './core.ts';
import type { Explanation } from './explanation.ts';
import type { GuessOptions } from './guess.ts';
import type { OptionInfo } from './options.ts';
import type { PlayOnOptions } from './play-on.ts';
import type { QuestionsOf } from './question.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusals.ts';
import type { Viewer } from './seen.ts';
import type { Seed } from './setup.ts';
import type { TimeoutPolicy } from './timeout.ts';

/** The types that make up a game, with what it shows and keeps. */
export interface EngineTypes extends GameTypes {
  /** What a seat is asked. */
  question: unknown;
  /** What a viewer sees. */
  view: unknown;
  /** A card, as plain JSON. */
  card: unknown;
  /** All that is in play, as plain JSON. */
  catalog: unknown;
  /** A game as it is kept. */
  record: unknown;
  /** The same while it is written. */
  mutableRecord: unknown;
  /** An event as a viewer hears of it. */
  heard: unknown;
  /** The languages in which it explains. */
  language: string;
}

/** What a game shows and keeps, by its places. */
export interface ShownOf<Question, View, Card, Catalog, Record, MutableRecord, Heard, Language> {
  question: Question;
  view: View;
  card: Card;
  catalog: Catalog;
  record: Record;
  mutableRecord: MutableRecord;
  heard: Heard;
  language: Language;
}

/** What an action leads to. */
export interface TransitionOf<G extends GameTypes> {
  readonly state: G['state'];
  /** What happened, in order, with everybody's secrets: `redact` each event before you send it. */
  readonly events: readonly G['event'][];
}

/** What is asked, and what may be answered. Nothing is changed by it. */
export interface Asking<G extends GameTypes> {
  /**
   * Whether the rules allow an action now. Why they do not, `whyNot` says.
   *
   * @example
   * ```ts
   * const playable = viewOf(state, seat).hand.filter((card) => isLegal(state, { type: 'play', seat, card }));
   * ```
   */
  readonly isLegal: (state: G['state'], action: G['action']) => boolean;
  /**
   * Why the rules refuse an action now: the refusal that playing it would throw, as a value. `null` if they allow it.
   *
   * @example
   * ```ts
   * const refusal = whyNot(state, action);
   * if (refusal !== null) show(refusal.message, refusal.ruling);
   * ```
   */
  readonly whyNot: (state: G['state'], action: G['action']) => Refusal | null;
  /** The seats whose answer the game needs; several while a question is put to several at once; none once it is over. */
  readonly waitingFor: (state: G['state']) => readonly Seat[];
  /**
   * The seat whose answer comes next: the first of `waitingFor`, or `null` once the game is over. Nothing is allocated for it.
   *
   * @example
   * ```ts
   * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state))
   *   state = reduce(state, sampleLegal(state, seat, random));
   * ```
   */
  readonly nextSeat: (state: G['state']) => Seat | null;
  /**
   * The lawful actions of a seat, at most `limit` (10 000 if not given, and never more than 100 000). Compare with
   * `countLegal`: a hand of twelve can be given away to five others in 5¹² ways, so a list is never the only way.
   *
   * With `into`, they take the place of what is in that list, which is returned. The actions themselves are new.
   *
   * @throws {@link InvalidInput} if there is no such seat, the limit is no whole number from 0 on, or `into` is no list that
   * can be written to.
   * @example
   * ```ts
   * import type { Action } from 'frantic-engine';
   *
   * const listed: Action[] = [];
   * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
   *   const [first] = legalActions(state, seat, { limit: 50, into: listed });
   *   if (first !== undefined) apply(state, first);
   * }
   * ```
   */
  readonly legalActions: (
    state: G['state'],
    seat: Seat,
    options?: { readonly limit?: number; readonly into?: G['action'][] },
  ) => readonly G['action'][];
  /**
   * How many lawful actions a seat has.
   *
   * @throws {@link InvalidInput} if there is no such seat.
   */
  readonly countLegal: (state: G['state'], seat: Seat) => number;
  /**
   * One lawful action of a seat, each as likely as any other, without listing them. `random` gives numbers from 0 up to,
   * but not including, 1.
   *
   * @throws {@link InvalidInput} if `random` does not, or there is no such seat.
   * @throws {@link IllegalAction} if nothing is asked of it.
   */
  readonly sampleLegal: (state: G['state'], seat: Seat, random: Random) => G['action'];
  /**
   * A lawful answer for a player who is too late, when the clock of the host has run out. The same for the same
   * state. Whatever can be declined is declined, and a turn that can be passed is passed. Where neither is lawful, the policy
   * decides:
   *
   * - `drawThenPass`: on a turn, draw. Asked again, the same player passes. A card that has to be played, a choice that has
   *   to be made: by chance, each as likely as any other.
   * - `passThenRandom`: all of it by chance. On a turn, this plays a card as often as it draws, and others may profit.
   * - `bot`: on a turn, the dearest card that may be laid; where none may, a draw. The rest by chance.
   *
   * Without a policy it is `passThenRandom`. Where nobody draws or passes, all are the same.
   *
   * @throws {@link IllegalAction} with the reason `not-your-turn` if nothing is asked of the seat.
   * @throws {@link InvalidInput} if there is no such seat, or no such policy.
   * @example
   * ```ts
   * state = reduce(state, fallbackAction(state, seat, { policy: 'drawThenPass' }));
   * ```
   */
  readonly fallbackAction: (
    state: G['state'],
    seat: Seat,
    options?: { readonly policy?: TimeoutPolicy },
  ) => G['action'];
  /**
   * All of them at once, one or two, so that one period of the clock is enough: whoever draws and is asked again in the same
   * turn, which is nearly always, passes as well. Play them in order.
   *
   * @example
   * ```ts
   * for (const action of fallbackActions(state, seat, { policy: 'drawThenPass' })) {
   *   const next = transition(state, action);
   *   record.actions.push(action);
   *   show(next.events);
   *   state = next.state;
   * }
   * ```
   */
  readonly fallbackActions: (
    state: G['state'],
    seat: Seat,
    options?: { readonly policy?: TimeoutPolicy },
  ) => readonly G['action'][];
}

/** What can be seen of a state, and keeping it. */
export interface Looking<G extends EngineTypes> {
  /**
   * The open question of a seat as plain data a screen can show, or `null`. With `into`, it is written over the question of
   * its kind that lies there, which nobody may need any more.
   *
   * @throws {@link InvalidInput} if something else lies there, or there is no such seat.
   * @example
   * ```ts
   * const options = { into: {} };
   * for (let seat = nextSeat(state); seat !== null; seat = nextSeat(state)) {
   *   show(questionOf(state, seat, options)?.type);
   *   apply(state, sampleLegal(state, seat, random));
   * }
   * ```
   */
  readonly questionOf: (
    state: G['state'],
    seat: Seat,
    options?: { readonly into?: QuestionsOf<G['question']> },
  ) => G['question'] | null;
  /**
   * What a seat, or a spectator, may know: all that a fair bot is given. Hidden card ids never occur in it.
   *
   * @throws {@link InvalidInput} if there is no such seat.
   */
  readonly viewOf: (state: G['state'], viewer: Viewer) => G['view'];
  /**
   * A card by its id, as plain JSON: its name, color, number, and what else its row says of it. A view, or what everybody may
   * know, does as well as a state.
   *
   * @throws {@link InvalidInput} if there is no such card.
   */
  readonly cardOf: (of: Pick<G['state'], 'rules'>, id: number) => G['card'];
  /**
   * What a card is called, in lower case: `red gift`. `cardNameOf` of `frantic-engine/texts` has the names that are printed.
   *
   * @throws {@link InvalidInput} if there is no such card.
   * @example
   * ```ts
   * const hand = view.hand.map((id) => nameOf(view, id)); // in the card game: [ 'red gift', 'black 9', … ]
   * ```
   */
  readonly nameOf: (of: Pick<G['state'], 'rules'>, id: number) => string;
  /**
   * Everything in play as plain JSON, with counts, texts and points: the same object for all states of these rules. A view,
   * or what everybody may know, does as well as a state.
   */
  readonly catalogOf: (of: Pick<G['state'], 'rules'>) => G['catalog'];
  /**
   * The game in the middle of anything, as text.
   *
   * @throws {@link InvalidSnapshot} if it is no state, or not JSON.
   */
  readonly save: (state: G['state']) => string;
}

/** Playing with states that never change. */
export interface Playing<G extends GameTypes> {
  /**
   * Deals the first round and resolves until somebody must decide.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   * @example
   * ```ts
   * const state = createGame({ players: 4, seed: 'slap', length: 'short' });
   * ```
   */
  readonly createGame: (setup: G['setup']) => G['state'];
  /**
   * `createGame` with what happened on the way: the deal, what decided who begins, and what that caused.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   * @example
   * ```ts
   * const { state, events } = opening({ players: 4, seed: 'slap' });
   * ```
   */
  readonly opening: (setup: G['setup']) => TransitionOf<G>;
  /**
   * The state after an action. Never changes its input.
   *
   * @throws {@link IllegalAction} if the rules refuse the action; everything is as it was.
   * @throws {@link InvalidSnapshot} if it is given no state of these rules, here and everywhere else.
   * @example
   * ```ts
   * const next = reduce(state, sampleLegal(state, seat, random));
   * ```
   */
  readonly reduce: (state: G['state'], action: G['action']) => G['state'];
  /**
   * The state after an action, and what happened on the way. The difference between two states is for `statePatches` to say.
   *
   * @throws {@link IllegalAction} if the rules refuse the action; everything is as it was.
   * @example
   * ```ts
   * const { state: next, events } = transition(state, action);
   * for (const event of events) send(2, redact(event, 2));
   * ```
   */
  readonly transition: (state: G['state'], action: G['action']) => TransitionOf<G>;
}

/**
 * All functions of a game, over states that never change. Both games have them by the same names, so that a host can take
 * either.
 *
 * @example
 * ```ts
 * import type { EngineTypes, GameEngine } from 'frantic-engine';
 *
 * const begin = <G extends EngineTypes>(game: GameEngine<G>, setup: G['setup']) => game.save(game.createGame(setup));
 * ```
 */
export interface GameEngine<G extends EngineTypes> extends Playing<G>, Asking<G>, Looking<G> {
  /**
   * Why an action is allowed or refused, in one or two plain sentences, with the ruling it rests on. It says nothing the
   * acting seat may not know.
   *
   * @throws {@link UnknownName} if there is no such language.
   * @example
   * ```ts
   * const action = { type: 'pass', seat } as const;
   * console.log(explain(state, action).text); // You can pass only after drawing.
   * console.log(explain(state, action, { language: 'de' }).text); // Passen darfst du erst nach dem Ziehen.
   * ```
   */
  readonly explain: (
    state: G['state'],
    action: G['action'],
    options?: { readonly language?: G['language'] },
  ) => Explanation;
  /** An event as a seat or a spectator may hear of it: without the cards they may not know. */
  readonly redact: (event: G['event'], viewer: Viewer) => G['heard'];
  /**
   * A full state that agrees with everything a seat may know, for search. To play on in place, `fork` it. All that agree are equally
   * likely; with `likely: true` those are more so that go with what others did.
   *
   * @throws {@link GuessNotFound} if no deal was found that agrees with who is asked: a house rule asks by more than by what
   * somebody holds.
   */
  readonly determinize: (state: G['state'], viewer: Seat, seed: Seed, options?: GuessOptions) => G['state'];
  /**
   * The game behind what `save` returned, or behind what that parses to.
   *
   * @throws {@link InvalidSnapshot} naming the field at fault, whatever JSON it is given.
   */
  readonly restore: (snapshot: unknown) => G['state'];
  /**
   * The options of a game that is about to be set up, as plain JSON: what each leaves open, what may be set, what it is if
   * nobody says anything.
   *
   * @throws {@link InvalidSetup} naming the field at fault.
   * @example
   * ```ts
   * for (const { name, values, text } of optionsOf({ sets: ['supercharge'] })) show(name, values, text);
   * ```
   */
  readonly optionsOf: (of?: Pick<G['setup'], Extract<keyof G['setup'], 'edition' | 'sets'>>) => readonly OptionInfo[];
  /** A record of a game that is about to begin: push every action as it is played. */
  readonly createRecord: (setup: G['setup']) => G['mutableRecord'];
  /**
   * Plays a record, or its JSON as text, from the first card: to its end, or `until` so many actions have been played. What
   * `formatRecord` wrote is read by `parseRecord`.
   *
   * @throws {@link InvalidRecord} naming the field at fault, whatever JSON it is given.
   * @example
   * ```ts
   * const atFirst = replay(record, { until: 0 });
   * ```
   */
  readonly replay: (record: unknown, options?: { readonly until?: number }) => G['state'];
}

/**
 * All functions of a game, over states that are played in place. Both games have them by the same names.
 *
 * Only they may write to such a state. What was asked last of a state is held until it is answered: if you have written to
 * it by hand in between, ask again (`sampleLegal`, `legalActions`) before you play.
 */
export interface FastGameEngine<G extends EngineTypes> extends Asking<G>, Looking<G> {
  /** Like `createGame` of the pure engine, but the state may be played in place. */
  readonly createGame: (setup: G['setup'], options?: { readonly sink?: G['event'][] }) => G['mutable'];
  /**
   * A copy that shares nothing changeable with the original.
   *
   * @example
   * ```ts
   * const trial = fork(state);
   * apply(trial, action);
   * ```
   */
  readonly fork: (state: G['state']) => G['mutable'];
  /**
   * Plays an action in place. With a `sink`, what happens is pushed onto it: one object of options serves a whole loop.
   *
   * @throws {@link IllegalAction} if the rules refuse the action; the state is as it was.
   */
  readonly apply: (state: G['mutable'], action: G['action'], options?: { readonly sink?: G['event'][] }) => void;
  /**
   * Plays on in place to the end of the game, or for `limit` actions, and returns how many it took: by chance, which is
   * `sampleLegal` and `apply` in one, without checking what it has just drawn, or by a `policy`.
   *
   * @throws {@link IllegalAction} if the rules refuse what the policy wants.
   * @example
   * ```ts
   * const trial = fork(state);
   * playOut(trial, random);
   * console.log(trial.outcome);
   * ```
   */
  readonly playOut: (state: G['mutable'], random: Random, options?: PlayOnOptions<G>) => number;
  /**
   * Plays on in place to the end of the round, or for `limit` actions: by chance, or by a `policy`. Returns how many actions
   * it took. The state is then that of the next round, if the game is not over.
   *
   * @throws {@link IllegalAction} if the rules refuse what the policy wants.
   * @example
   * ```ts
   * const trial = fork(state);
   * playRound(trial, random, { policy: (at, seat) => fallbackAction(at, seat) });
   * console.log(trial.players.map(({ score }) => score));
   * ```
   */
  readonly playRound: (state: G['mutable'], random: Random, options?: PlayOnOptions<G>) => number;
  /**
   * A full state that agrees with everything a seat may know, for search: ready to be played in place. All that agree are equally
   * likely; with `likely: true` those are more so that go with what others did.
   *
   * @throws {@link GuessNotFound} if no deal was found that agrees with who is asked: a house rule asks by more than by what
   * somebody holds.
   */
  readonly determinize: (state: G['state'], viewer: Seat, seed: Seed, options?: GuessOptions) => G['mutable'];
  /** The game behind what `save` returned, ready to be played in place. */
  readonly restore: (snapshot: unknown) => G['mutable'];
  /**
   * Plays a record, or its JSON as text, from the first card: to its end, or `until` so many actions have been played. With a
   * `sink`, what happens is pushed onto it.
   *
   * @throws {@link InvalidRecord} naming the field at fault, whatever JSON it is given.
   */
  readonly replay: (
    record: unknown,
    options?: { readonly until?: number; readonly sink?: G['event'][] },
  ) => G['mutable'];
}
