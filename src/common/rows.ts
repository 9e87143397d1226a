/** What the rows of every game with players who hold cards may read and do. Each game adds its own to it. */

import type { CardId, Seat } from '../kernel/actions.ts';
import type { Json } from '../kernel/json.ts';
import type { Typed } from '../kernel/memory.ts';
import type { Script } from '../kernel/script.ts';
import type { Frame } from '../kernel/step-context.ts';
import type { Chance } from './chance.ts';

/** Everything that is in play in one game. `C`: what a step sees. */
export interface AnyCatalog<C, Options, Card> {
  readonly options: Options;
  /** By card id. */
  readonly cards: readonly Card[];
  readonly scripts: Readonly<Record<string, Script<C>>>;
  readonly rulesVersion: number;
  readonly fingerprint: string;
}

/** What the steps of scripts do to a game. */
export interface AnyRuleVerbs {
  /** A player is dealt a hand. */
  deal(seat: Seat, count: number): void;
  /** The turn that is due begins. */
  beginTurn(): void;
  /** Cards of the draw pile are turned up for everybody. */
  turnUp(count: number): void;
  /** The game is over. */
  endGame(winners: readonly Seat[]): void;
}

/**
 * What a step sees of a game: the state to read, and verbs to change it with. `W`: the words in which effects say what
 * they remember; `S`: what each script of the rules is given.
 */
export interface AnyRuleContext<
  W,
  S,
  Verbs extends AnyRuleVerbs,
  State extends { readonly players: readonly unknown[] },
  Catalog extends { readonly cards: readonly unknown[] },
> extends Typed<W, S> {
  // ---- the effect at hand ---------------------------------------------------------------------------------------
  /** What changes the game: nothing else may. */
  readonly do: Verbs;
  /** The state. Only verbs write to it. */
  readonly g: State;
  /** Who carries out the effect. */
  readonly me: Seat;
  /** The effect being resolved. Its steps know what it remembers. */
  readonly frame: Frame<Readonly<Record<string, Json>>>;
  /** The row whose script is running; of a script of the rules, its own name. */
  readonly row: string;
  /** Chance. */
  readonly random: Chance;

  // ---- players --------------------------------------------------------------------------------------------------
  /** How many players there are. */
  players(): number;
  /** A player by seat. */
  player(seat: Seat): State['players'][number];
  /** The cards of a hand. */
  handOf(seat: Seat): readonly CardId[];
  /** How many cards a seat holds. */
  handSize(seat: Seat): number;
  /** All seats in the order of play, from the one after `seat`, with `seat` last. */
  orderAfter(seat: Seat): readonly Seat[];

  // ---- what is in play ------------------------------------------------------------------------------------------
  /** Everything in play in this game. */
  readonly catalog: Catalog;
  /** A card by its id. */
  card(id: CardId): Catalog['cards'][number];

  // ---- interrupts -----------------------------------------------------------------------------------------------
  /** The effect that an interrupt has interrupted. */
  readonly interrupted: Frame<Readonly<Record<string, Json>>>;
  /** An interrupt takes over the effect it interrupted. */
  takeOver(): void;
}
