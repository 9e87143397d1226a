/**
 * The action that was drawn last. A simulation gives it back at once, and then it need not be looked at again: it is lawful if
 * nothing has been played since, and if it still says what it said. Fields that nobody reads are not looked for in it: that
 * costs a tenth of a simulation.
 */
import type { Action, Choice, Seat } from '../kernel/actions.ts';
import { copyJson, type Json } from '../kernel/json.ts';
import type { Chance, Kind } from '../kernel/kind.ts';
import type { Decision } from '../kernel/questions.ts';
import { resolved } from '../kernel/queue.ts';

/** One drawn action, and all that is needed to tell whether it has been changed. */
export class Drawn {
  private action: Action | null = null;
  private type = '';
  private seat = 0;
  private given: Json = null;
  /** If the answer is no number and no name: a copy of what the choice says, which the host may write to. */
  private said: Json = null;
  private question: Decision | null = null;
  private kind: Kind | null = null;
  private state: object | null = null;
  private at = 0;

  /** Draws an answer to a question and keeps it with the action that says it, and with the state in which it is asked. */
  draw(question: Decision, kind: Kind, seat: Seat, chance: Chance, state: object): Action {
    const answer = kind.draw(question, chance);
    const action = kind.say(answer, seat);
    this.action = action;
    this.seat = action.seat;
    this.given = answer;
    this.at = resolved;
    // Mostly these are the same as before: then there is nothing for the garbage collector to take note of.
    if (this.type !== action.type) this.type = action.type;
    if (this.question !== question) this.question = question;
    if (this.kind !== kind) this.kind = kind;
    if (this.state !== state) this.state = state;
    if (isTree(answer)) this.said = copyJson((isChoice(action) ? action.answer : null) as Json);
    return action;
  }

  /** Whether this is the action, in the same state, saying the same. */
  is(action: unknown, state: object): boolean {
    const { action: drawn, kind, question } = this;
    if (action !== drawn || state !== this.state || this.at !== resolved) return false;
    if (drawn === null || kind === null || question === null) return false;
    if (drawn.type !== this.type || drawn.seat !== this.seat) return false;
    if (!isTree(this.given)) return kind.read(question, drawn) === this.given;
    return isChoice(drawn) && isAsWritten(drawn.answer, this.said);
  }

  /** What the effect remembers of it. It shares nothing with the action. */
  get answer(): Json {
    return isTree(this.given) ? copyJson(this.given) : this.given;
  }
}

const isChoice = (action: Action): action is Choice => action.type === 'choose';

const isTree = (answer: unknown): answer is Json & object => typeof answer === 'object' && answer !== null;

/** Whether a value still says what it said. */
function isAsWritten(now: unknown, was: Json | undefined): boolean {
  if (now === was) return true;
  if (!isTree(now) || !isTree(was)) return false;
  if (Array.isArray(was)) {
    if (!Array.isArray(now) || now.length !== was.length) return false;
    for (let i = 0; i < was.length; i++) if (!isAsWritten(now[i], was[i])) return false;
    return true;
  }
  if (Array.isArray(now)) return false;
  const after = now as Readonly<Record<string, Json>>;
  const before = was as Readonly<Record<string, Json>>;
  let fields = 0;
  for (const name in before) {
    if (!isAsWritten(after[name], before[name])) return false;
    fields++;
  }
  for (const _name in after) fields--;
  return fields === 0;
}
