/** What of a view no event says, so that whoever follows is told it anew each time. */

/** The question, who else is asked; in the card game also what the next card has to meet, and hands shown to the viewer alone. */
export type Now<View> = Pick<View, Extract<keyof View, 'asked' | 'question' | 'demand' | 'shown'>>;

/** The fields of it, as either game has them. */
interface Unsaid {
  readonly asked: unknown;
  readonly question: unknown;
  readonly demand?: unknown;
  readonly shown?: unknown;
}

/** What of a view no event says. */
export function nowOf<View extends Unsaid>(view: View): Now<View>;
export function nowOf({ asked, question, demand, shown }: Unsaid): object {
  return demand === undefined ? { asked, question } : { asked, question, demand, shown };
}
