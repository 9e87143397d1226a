/** A game that is going on, with its way back. */
import type { EngineTypes, GameEngine } from 'frantic-engine';
import type { GameNotation } from 'frantic-engine/notation';

/** What of a game is needed to play it, write it down, and take something back. */
export type Rules<G extends EngineTypes> = Pick<
  GameEngine<G>,
  | 'opening'
  | 'transition'
  | 'nextSeat'
  | 'waitingFor'
  | 'viewOf'
  | 'questionOf'
  | 'countLegal'
  | 'explain'
  | 'fallbackAction'
> &
  Pick<GameNotation<G>, 'whyNotTakeBack'>;

/** Why nothing is taken back. */
export type Stuck = 'nothing' | 'revealed' | 'chance';

/** An action that was played, and how the table stood before it. */
interface Played<G extends EngineTypes> {
  readonly before: G['state'];
  readonly action: G['action'];
  /** How many events there were before it. */
  readonly heard: number;
  /** Whether a person has decided it. */
  readonly chosen: boolean;
}

/** A game that is going on. */
export class Table<G extends EngineTypes> {
  state: G['state'];
  /** All that has happened, with everybody's secrets. */
  readonly events: G['event'][];
  private readonly played: Played<G>[] = [];

  constructor(
    readonly rules: Rules<G>,
    setup: G['setup'],
    actions: readonly G['action'][] = [],
  ) {
    const { state, events } = rules.opening(setup);
    this.state = state;
    this.events = [...events];
    for (const action of actions) this.play(action, false);
  }

  /** All that was played, in order. */
  get actions(): readonly G['action'][] {
    return this.played.map(({ action }) => action);
  }

  /** Plays an action. `chosen`: whether a person has decided it, who may want to take it back. */
  play(action: G['action'], chosen: boolean): void {
    const before = this.state;
    const { state, events } = this.rules.transition(before, action);
    this.played.push({ before, action, heard: this.events.length, chosen });
    this.state = state;
    this.events.push(...events);
  }

  /** Takes back the last answer that a seat has chosen, and all that was played since; or says why not. */
  takeBack(seat: number): Stuck | null {
    const at = this.played.map(({ action, chosen }) => chosen && action.seat === seat).lastIndexOf(true);
    const first = this.played[at];
    if (first === undefined) return 'nothing';
    for (const { before, action } of this.played.slice(at)) {
      const refusal = this.rules.whyNotTakeBack(before, action);
      if (refusal !== null) return refusal.reason;
    }
    this.state = first.before;
    this.events.length = first.heard;
    this.played.length = at;
    return null;
  }
}
