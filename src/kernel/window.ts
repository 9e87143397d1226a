/** Interrupts: those who are entitled are asked, and what they toss in resolves before what it interrupts. */
import type { CardId, Seat } from './actions.ts';
import { react } from './questions.ts';
import { compile, type Script } from './script.ts';
import type { Frame, StepContext } from './step-context.ts';

/** What a window remembers. */
export interface WindowMemory {
  readonly trigger: string;
  readonly seats: readonly Seat[];
  readonly subject: number;
  readonly each: boolean;
}

/** The name of the script. */
export const WINDOW = 'window';

/** One script, shared by every window in the game. */
export function windowScript<C extends StepContext>(): Script<C> {
  return compile<C>(WINDOW, null, (s) =>
    s
      .label('ask')
      .askAll(
        'cards',
        (_c, v) => (v as WindowMemory).seats,
        (c, seat) => react(c.handOf(seat), c.reactions((c.frame.v as unknown as WindowMemory).trigger, seat)),
      )
      .each(
        'seat',
        (c, v) => {
          const { trigger, seats, each } = v as unknown as WindowMemory;
          const willing = seats.filter((seat) => v.cards[seat] !== null);
          return c.winners(trigger, willing, each);
        },
        (each) =>
          each
            .do((c, v) => {
              c.tossIn(v.seat, v.cards[v.seat] as CardId);
              (subjectOf(c, v as unknown as WindowMemory).v.taken as Seat[]).push(v.seat);
            })
            .call(
              (c, v) => c.reactionOf(v.cards[v.seat] as CardId),
              (_c, v) => v.seat,
              (_c, v) => ({ subject: (v as unknown as WindowMemory).subject, card: v.cards[v.seat] }),
            ),
      )
      .when(
        (c, v) => asksAgain(c, v as unknown as Answered).length > 0,
        (s) =>
          s
            .do((c, v) => {
              c.frame.v.seats = asksAgain(c, v as unknown as Answered);
              // The loop is over: nobody is tossing a card in while all are asked.
              delete c.frame.v.seat;
              delete c.frame.v['seat#'];
            })
            .goto('ask'),
      ),
  );
}

/** A window in which everybody has answered. */
interface Answered extends WindowMemory {
  readonly cards: Readonly<Record<Seat, CardId | null>>;
}

/** Who is asked once more: those who declined, if somebody else did not and more may be tossed in. */
function asksAgain(c: StepContext, { trigger, seats, each, cards }: Answered): readonly Seat[] {
  const declined = seats.filter((seat) => cards[seat] === null);
  if (declined.length === seats.length || !c.reopens(trigger, each)) return [];
  return c.entitled(trigger, declined);
}

const subjectOf = (c: StepContext, v: WindowMemory): Frame => c.g.queue[v.subject] as Frame;
