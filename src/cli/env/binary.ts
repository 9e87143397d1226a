/** The bridge over frames: commands as text, picks and what comes of them as arrays. */
import type { GameName } from 'frantic-engine/sim';
import { Bridge } from './bridge.ts';
import { LIMITS } from './fields.ts';
import { type Frame, headOf, KIND } from './frames.ts';
import type { Arrays } from './made.ts';
import { Refused, told } from './refused.ts';

/** The longest body of a frame that is asked: the longest line, which is longer than a pick for each of the most tables. */
export const LONGEST = LIMITS.line;

/** Answers frames: each by exactly one, in parts that are written one after the other. */
export class BinaryBridge {
  private readonly bridge: Bridge;

  /** `game`: which one is made if a frame does not say. */
  constructor(game?: GameName) {
    this.bridge = new Bridge(game);
  }

  /** Loads what a frame asks for, if that takes time: to be awaited before it is answered. */
  async prepare({ kind, body }: Frame): Promise<void> {
    if (kind === KIND.text && body !== null) await this.bridge.prepare(new TextDecoder().decode(body));
  }

  /** The answer may hold arrays that the next step writes anew: it is to be written before that. */
  answer(frame: Frame): readonly Uint8Array[] {
    const { env, id, kind, body } = frame;
    try {
      if (body === null) throw new Refused('malformed', `A frame has at most ${LONGEST} bytes after its head.`);
      if (kind === KIND.text) return this.text(frame, this.bridge.answer(new TextDecoder().decode(body)));
      const parts = bytesOf(this.numbers(frame, body));
      const size = parts.reduce((sum, part) => sum + part.length, 0);
      return [headOf({ kind: KIND.arrays, env, id }, size), ...parts];
    } catch (error) {
      return this.text(frame, JSON.stringify({ id, ok: false, error: told(error) }));
    }
  }

  private numbers({ env, kind }: Frame, body: Uint8Array): Arrays {
    if (kind === KIND.look) return this.bridge.look(env);
    if (kind !== KIND.step)
      throw new Refused('unknown-command', `There is no such frame. There are: text 0, step 1, look 2.`);
    if (body.length % 4 !== 0) throw new Refused('malformed', 'A pick has four bytes.', 'picks');
    // Where a body begins in what was read is chance; an array of numbers begins at a multiple of four.
    return this.bridge.stepTables(env, new Int32Array(new Uint8Array(body).buffer));
  }

  private text({ id }: Frame, answer: string): readonly Uint8Array[] {
    const body = new TextEncoder().encode(answer);
    return [headOf({ kind: KIND.text, env: 0, id }, body.length), body];
  }
}

/** The arrays of an answer, in the order in which they are sent: those of more bytes a number first. */
const bytesOf = ({ rewards, observations, masks, dones, seats }: Arrays): readonly Uint8Array[] =>
  [rewards, observations, masks, dones, seats].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
