/**
 * A connection to a room that comes back by itself. It knows neither page nor socket: whoever uses it says how to dial. What
 * comes twice is dropped, and whoever has missed something is told.
 */

/** One end of a socket. */
export interface Line {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a socket has to tell. */
export interface Ends {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: (code: number) => void;
}

export type Dial = (ends: Ends) => Line;

/** Anything a server says. */
export type Message = Readonly<Record<string, unknown>>;

export interface Ears {
  /** By this one is known from now on: it is to be kept. */
  readonly token: (token: string) => void;
  /** There is a line: what was said on the one before may be lost. */
  readonly up: () => void;
  readonly down: () => void;
  readonly hear: (message: Message) => void;
  /** Something was missed: one has to join again. */
  readonly missed: () => void;
  /** There is no such room. */
  readonly gone: () => void;
}

/** How long one waits, in milliseconds. */
export interface Patience {
  /** For an answer to anything that was said. */
  readonly answer: number;
  /** Before asking whether there still is somebody. */
  readonly silence: number;
  /** Before dialing again; it doubles each time. */
  readonly again: number;
  readonly longestAgain: number;
}

const PATIENCE: Patience = { answer: 5000, silence: 10_000, again: 250, longestAgain: 5000 };

/** The server knows no such room, whoever asks. */
const GONE = 4004;

export class Connection {
  private line: Line | null = null;
  private isUp = false;
  private isOver = false;
  private failures = 0;
  /** The number of the last message that was heard. */
  private last = 0;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly dial: Dial,
    private token: string | null,
    private readonly ears: Ears,
    private readonly patience: Patience = PATIENCE,
  ) {
    this.open();
  }

  /** Says something; `false` if there is no line. */
  say(message: object): boolean {
    if (!this.isUp) return false;
    this.send(message);
    return true;
  }

  /** Dials at once, whatever was waited for: what was a line may be none any more. */
  redial(): void {
    if (this.isOver) return;
    this.drop();
    this.failures = 0;
    this.open();
  }

  /** Somebody looks again: is there still a line? */
  look(): void {
    if (!this.isUp) this.redial();
    else this.send({ type: 'ping' });
  }

  close(): void {
    this.isOver = true;
    this.drop();
  }

  private send(message: object): void {
    this.line?.send(JSON.stringify(message));
    this.expect();
  }

  private open(): void {
    let isOurs = true;
    const line = this.dial({
      opened: () => {
        if (isOurs) this.send({ type: 'hello', token: this.token });
      },
      heard: (text) => {
        if (isOurs) this.hear(JSON.parse(text) as Message);
      },
      closed: (code) => {
        if (isOurs) this.ended(code);
      },
    });
    this.line = {
      send: line.send,
      close: () => {
        isOurs = false;
        line.close();
      },
    };
    // A line that does not even open is none.
    this.expect();
  }

  private ended(code: number): void {
    this.drop();
    if (code === GONE) {
      this.isOver = true;
      this.ears.gone();
    }
    if (this.isOver) return;
    const wait = Math.min(this.patience.longestAgain, this.patience.again * 2 ** this.failures++);
    this.watch = setTimeout(() => this.open(), wait * (0.5 + Math.random()));
  }

  private drop(): void {
    clearTimeout(this.watch);
    this.line?.close();
    this.line = null;
    if (this.isUp) this.ears.down();
    this.isUp = false;
  }

  /** Unless something is heard in time, there is nobody any more. */
  private expect(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ended(0), this.patience.answer);
  }

  private hear(message: Message): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.send({ type: 'ping' }), this.patience.silence);
    if (message.type === 'hello') {
      this.token = String(message.token);
      this.failures = 0;
      this.isUp = true;
      this.ears.token(this.token);
      this.ears.up();
    } else if (message.type !== 'pong' && this.isNext(message)) this.ears.hear(message);
  }

  /** Whether a message comes in its turn. To a viewer each has one more; an answer has the number of the last one. */
  private isNext({ type, to, number }: Message): boolean {
    if (typeof number !== 'number') return true;
    if (type === 'welcome') {
      this.last = number;
      return true;
    }
    const isTo = to !== 'sender';
    if (isTo && number <= this.last) return false;
    if (number > this.last + (isTo ? 1 : 0)) {
      this.ears.missed();
      return false;
    }
    this.last = Math.max(this.last, number);
    return true;
  }
}
