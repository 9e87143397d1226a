/** A game move by move, from any seat. */
import type { HostedTypes } from 'frantic-engine/host';
import type { Seat } from '../game.ts';
import type { Played } from './games.ts';
import type { Story } from './story.ts';

export class Study<G extends HostedTypes> {
  /** How the game stood after each move, and what that move has brought about. */
  private readonly steps: { readonly state: G['state']; readonly events: readonly G['event'][] }[];

  constructor(
    readonly played: Played<G>,
    private readonly story: Story<G>,
  ) {
    let step = story.first;
    this.steps = [step];
    for (const action of story.actions) {
      step = played.engine.transition(step.state, action);
      this.steps.push(step);
    }
  }

  get moves(): number {
    return this.story.actions.length;
  }

  /** The game as far as so many moves, as text. */
  textAt(at: number): string {
    return this.story.textOf(this.story.actions.slice(0, at));
  }

  /** How the game stood after so many moves. */
  stateAt(at: number): G['state'] {
    return this.at(at).state;
  }

  /** The same as a seat sees it. */
  viewAt(at: number, viewer: Seat | 'spectator'): { view: G['view']; events: readonly G['heard'][] } {
    const { state, events } = this.at(at);
    const { engine } = this.played;
    return { view: engine.viewOf(state, viewer), events: events.map((event) => engine.redact(event, viewer)) };
  }

  /** The move that comes next. */
  nextAt(at: number): G['action'] | null {
    return this.story.actions[at] ?? null;
  }

  /** All that has happened, as a seat may know it. */
  historyOf(seat: Seat): readonly G['heard'][] {
    return this.steps.flatMap(({ events }) => events.map((event) => this.played.engine.redact(event, seat)));
  }

  private at(at: number) {
    const step = this.steps[at];
    if (step === undefined) throw new Error(`The game has ${this.moves} moves.`);
    return step;
  }
}
