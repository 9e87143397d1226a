/** What both doors of a game have in common: asking and looking change nothing, so one code serves both. */

import type { Seat } from '../kernel/actions.ts';
import type { Answering, Reading } from './answering.ts';
import type { CoreContext, GameTypes } from './core.ts';
import type { Asking, EngineTypes, Looking } from './door.ts';
import type { QuestionsOf } from './question.ts';
import type { Viewer } from './seen.ts';

/** What a game says for itself, so that it can be shown: what else it offers is linked only where somebody asks for it. */
export interface ShownParts<G extends EngineTypes, C> {
  /** The open question of a seat, or `null`, in the state the context points at. */
  readonly question: (c: C, seat: Seat, into?: QuestionsOf<G['question']>) => G['question'] | null;
  /** What a seat, or a spectator, may know of the state the context points at. */
  readonly view: (c: C, state: G['state'], viewer: Viewer) => G['view'];
  readonly cardOf: (of: Pick<G['state'], 'rules'>, id: number) => G['card'];
  readonly nameOf: (of: Pick<G['state'], 'rules'>, id: number) => string;
}

/** What can be seen without bringing much along. */
export interface Shown<G extends EngineTypes> extends Omit<Looking<G>, 'catalogOf' | 'save'> {}

/** What is asked, and what may be answered, but for what brings more along. */
export function asking<G extends GameTypes, C extends CoreContext<G['mutable'], G['event']>>({
  core,
  read,
}: Reading<G, C>): Omit<Asking<G>, keyof Answering<G>> {
  return {
    isLegal: (state, action) => core.refusal(read(state), action) === null,
    whyNot: (state, action) => core.refusal(read(state), action),
    waitingFor: (state) => core.waitingFor(read(state)),
    nextSeat: (state) => core.nextSeat(read(state)),
    legalActions: (state, seat, options) => core.legalActions(read(state), seat, options?.limit, options?.into),
  };
}

/** What can be seen of a state. */
export function showing<G extends EngineTypes, C extends CoreContext<G['mutable'], G['event']>>(
  { core, read }: Reading<G, C>,
  { question, view, cardOf, nameOf }: ShownParts<G, C>,
): Shown<G> {
  return {
    questionOf(given, seat, options) {
      const state = read(given);
      try {
        const c = core.open(state);
        core.checkSeat(state, seat);
        return question(c, seat, options?.into);
      } catch (error) {
        throw core.blame(state, error);
      }
    },
    viewOf(given, viewer) {
      const state = read(given);
      return core.lookInto(state, () => {
        core.checkViewer(state, viewer);
        return view(core.open(state), state, viewer);
      });
    },
    cardOf,
    nameOf,
  };
}
