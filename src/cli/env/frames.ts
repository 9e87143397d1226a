/** Frames: what `env --binary` reads and writes. `docs/env.md` tells how they are made. */

/** What the head of a frame says. */
export interface Head {
  readonly kind: number;
  /** Which environment is meant; 0 in frames of text. */
  readonly env: number;
  /** What an answer is told apart by. */
  readonly id: number;
}

export interface Frame extends Head {
  /** What comes after the head; `null`: it is longer than anything that can be asked, and has been passed over. */
  readonly body: Uint8Array | null;
}

/** What a frame holds. */
export const KIND = { text: 0, step: 1, look: 2, arrays: 3 } as const;

/** How long the head of a frame is: four numbers of four bytes. */
export const HEAD = 16;

/** The head of a frame with so long a body. */
export function headOf({ kind, env, id }: Head, size: number): Uint8Array {
  const head = new Uint8Array(HEAD);
  const view = new DataView(head.buffer);
  [size, kind, env, id].forEach((number, nth) => {
    view.setUint32(nth * 4, number, true);
  });
  return head;
}

/** Cuts what comes in pieces into frames. A body that is longer than `limit` is passed over. */
export class FrameCutter {
  private begun = new Uint8Array(0);
  /** How much is still to be passed over. */
  private over = 0;

  constructor(private readonly limit: number) {}

  *take(piece: Uint8Array): Generator<Frame> {
    let rest = this.begun.length === 0 ? piece : joined(this.begun, piece);
    for (;;) {
      const passed = Math.min(this.over, rest.length);
      this.over -= passed;
      rest = rest.subarray(passed);
      if (rest.length < HEAD) break;
      const view = new DataView(rest.buffer, rest.byteOffset, HEAD);
      const [size = 0, kind = 0, env = 0, id = 0] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
      const long = size > this.limit;
      if (!long && rest.length < HEAD + size) break;
      yield { kind, env, id, body: long ? null : rest.subarray(HEAD, HEAD + size) };
      this.over = long ? size : 0;
      rest = rest.subarray(long ? HEAD : HEAD + size);
    }
    this.begun = new Uint8Array(rest);
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
