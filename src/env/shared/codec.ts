/** From what a seat sees to numbers, and from picks to its answer: the same numbers as those of an environment, without a state. */
import type { Seat } from 'frantic-engine';
import { FranticError, InvalidInput } from '../../common/errors.ts';
import { Knowing } from '../../common/knowing.ts';
import type { Answer } from './answer.ts';
import { IllegalPick, refusedPick } from './errors.ts';
import type { Kinds, Played } from './game.ts';
import type { Layout } from './layout.ts';
import { checkMemory } from './memory.ts';
import type { Shape } from './world.ts';

/** What a policy goes by. The arrays belong to the codec: they are written anew for each pick. */
export interface Encoded {
  /** What the seat may know, `layout.size` numbers. */
  readonly observation: Float32Array;
  /** 1 for each pick that is open, `layout.picks.length` in all. */
  readonly mask: Uint8Array;
}

/** Turns what a seat sees into numbers, and picks into its answer. */
export interface CodecOf<View, Question, Action, Memory> {
  /** What the numbers of observations and picks mean: as those of an environment of the same setup. */
  readonly layout: Layout;
  /** The picks made so far of the answer that is being put together. */
  readonly picked: readonly number[];
  /**
   * Begins with a question that a seat is asked. Without a memory, nothing is remembered: of hidden cards only what the view
   * shows is known, and of the discard pile its top.
   *
   * @throws `InvalidInput` if the view is one of other rules or players, the question is not that of its seat, or something
   * cannot be remembered: `field` names it.
   */
  encode(view: View, question: Question, memory?: Memory): Encoded;
  /**
   * Takes a pick. Returns the action if that completes it; otherwise `null`, and what `encode` gave has been written anew.
   *
   * @throws {@link IllegalPick} if the mask does not allow it; nothing has changed.
   */
  decode(pick: number): Action | null;
}

/** A codec of one shape. */
export class PlainCodec<K extends Kinds> implements CodecOf<K['view'], K['question'], K['action'], K['memory']> {
  private readonly encoded: Encoded;
  private readonly answer: Answer<K['question'], K['action'], K['picks'], K['sight']>;
  private sight: K['sight'] | null = null;
  private known: Knowing | null = null;
  private readonly knowing = new Knowing();

  constructor(private readonly shape: Shape<K>) {
    const { layout } = shape;
    this.encoded = { observation: new Float32Array(layout.size), mask: new Uint8Array(layout.picks.length) };
    this.answer = shape.answer();
  }

  get layout(): Layout {
    return this.shape.layout;
  }

  get picked(): readonly number[] {
    return this.answer.picked;
  }

  encode(view: K['view'], question: K['question'], memory?: K['memory']): Encoded {
    const { shape, answer } = this;
    if (!fits(shape, view)) throw new InvalidInput('view', 'is one of other rules, or of another number of players');
    if (question?.seat !== view.viewer) throw new InvalidInput('question', 'is not one that the viewer is asked');
    const remembered = memory ?? null;
    try {
      if (remembered !== null) checkMemory(remembered, shape.game.remembers, shape.box.printOf.length);
      this.sight = shape.game.sightOf(view, question.seat, remembered);
      this.known = null;
      if (remembered !== null) {
        this.knowing.recall(remembered.known, question.seat, shape.box.players);
        this.known = this.knowing;
      }
      answer.begin(question, this.sight);
      return this.write(question.seat);
    } catch (error) {
      this.stop();
      if (error instanceof FranticError) throw error;
      throw Object.assign(new InvalidInput('view', 'is none, or the question does not go with it'), { cause: error });
    }
  }

  /** Whether a pick can be taken now. */
  allows(pick: unknown): boolean {
    return typeof pick === 'number' && this.answer.open[pick] === 1;
  }

  decode(pick: number): K['action'] | null {
    const { answer } = this;
    const { question } = answer;
    if (question === null) throw new IllegalPick(pick, 'Nothing is asked.');
    if (!this.allows(pick)) throw refusedPick(pick, `to seat ${question.seat}`);
    const action = answer.take(pick);
    if (action === null) this.write(question.seat);
    else this.stop();
    return action;
  }

  /** Nothing is asked any more. */
  private stop(): void {
    this.sight = null;
    this.answer.begin(null, null);
  }

  private write(seat: Seat): Encoded {
    const { shape, sight, known, answer, encoded } = this;
    if (sight === null) throw new RangeError('Nothing is seen.');
    const { box, observer } = shape;
    const { question } = answer;
    observer.write({ box, state: sight, seat, known, question, answer }, encoded.observation, 0);
    encoded.mask.set(answer.open);
    return encoded;
  }
}

/** Whether a view is one of the games of a shape. */
export const fits = <K extends Kinds>({ fingerprint, box }: Shape<K>, view: Played): boolean =>
  view?.rules?.fingerprint === fingerprint && view.players?.length === box.players;
