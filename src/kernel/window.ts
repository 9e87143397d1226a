/** Interrupts: those who are entitled are asked, and what they toss in resolves before what it interrupts. */
import type { CardId, Seat } from './actions.ts';
import { isList } from './json.ts';
import { react } from './questions.ts';
import { compile, type Script } from './script.ts';
import { type Frame, frameAt, type StepContext } from './step-context.ts';

/** What a window remembers. */
export interface WindowMemory {
  readonly trigger: string;
  /** Who is asked. */
  seats: readonly Seat[];
  readonly subject: number;
  readonly each: boolean;
}

/** What an effect remembers that runs the script of windows. */
export const windowMemory = ({ v }: Frame): WindowMemory => v as unknown as WindowMemory;

/** What it remembers besides while cards are tossed in. */
interface TossMemory extends WindowMemory {
  readonly cards: Record<Seat, CardId | null>;
  /** Who is tossing a card in. */
  readonly seat?: Seat;
  readonly 'seat#'?: { list: readonly Seat[]; readonly nth: number };
}

/** The same, while cards may be tossed in. */
export const tossMemory = ({ v }: Frame): TossMemory => v as unknown as TossMemory;

/** Who has tossed a card in at the windows of an effect. */
export const takenIn = ({ v }: Frame): readonly Seat[] => v.taken as readonly Seat[];

/** The name of the script. */
export const WINDOW = 'window';

/** One script, shared by every window in the game. */
export function windowScript(): Script<StepContext> {
  return compile<StepContext, WindowMemory>(WINDOW, null, (s) =>
    s
      .label('ask')
      .askAll(
        'cards',
        (_c, v) => v.seats,
        (c, seat) => react(c.handOf(seat), c.reactions(windowMemory(c.frame).trigger, seat)),
      )
      .each(
        'seat',
        (c, v) => c.winners(v.trigger, willing(v), v.each),
        (s) =>
          s
            .do((c, v) => {
              c.tossIn(v.seat, tossed(v));
              const memory = subjectOf(c, v).v;
              const { taken } = memory;
              memory.taken = isList(taken) ? [...taken, v.seat] : [v.seat];
            })
            .call(
              (c, v) => c.reactionOf(tossed(v)),
              (_c, v) => v.seat,
              (_c, v) => ({ subject: v.subject, card: tossed(v) }),
            ),
      )
      .when(
        (c, v) => asksAgain(c, v).length > 0,
        (s) =>
          s
            .do((c, v) => {
              v.seats = asksAgain(c, v);
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

/** Who has tossed a card in. */
const willing = ({ seats, cards }: Answered): readonly Seat[] => seats.filter((seat) => cards[seat] !== null);

/** The card that is tossed in. */
function tossed({ cards, seat }: Answered & { readonly seat: Seat }): CardId {
  const card = cards[seat] ?? null;
  if (card === null) throw new RangeError(`Seat ${seat} has not tossed a card in.`);
  return card;
}

/** Who is asked once more: those who declined, if somebody else did not and more may be tossed in. */
function asksAgain(c: StepContext, { trigger, seats, each, cards }: Answered): readonly Seat[] {
  const declined = seats.filter((seat) => cards[seat] === null);
  if (declined.length === seats.length || !c.reopens(trigger, each)) return [];
  return c.entitled(trigger, declined);
}

const subjectOf = (c: StepContext, v: WindowMemory): Frame => frameAt(c.g.queue, v.subject);
