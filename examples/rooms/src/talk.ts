/** One socket: somebody who has the link to a room. What they say is taken one after the other. */
import { type Audience, Listener } from './audience.ts';
import type { Lang } from './games.ts';
import type { Metrics } from './metrics.ts';
import { type Ask, ORDERS, type Rooms } from './rooms.ts';
import { Broken, type Done } from './store.ts';
import { isToken, keyOf, newToken } from './tokens.ts';

/** Why a socket is closed by the server. */
export const CLOSE = {
  restart: 1012,
  again: 1013,
  policy: 1008,
  failed: 1011,
  gone: 4004,
} as const;

/** What a talk needs of its socket. */
export interface Line {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

/** More than this nobody says before hearing an answer. */
const MOST_WAITING = 32;

/** What somebody has sent. */
type Fields = Readonly<Record<string, unknown>>;

export class Talk {
  private listener: Listener | null = null;
  private turn: Promise<void> = Promise.resolve();
  private waiting = 0;
  private isOver = false;

  constructor(
    private readonly room: string,
    private readonly line: Line,
    private readonly rooms: Rooms,
    private readonly audience: Audience,
    private readonly metrics: Metrics,
  ) {}

  /** Takes what was sent, after all that was sent before. */
  hear(text: string): void {
    if (this.waiting >= MOST_WAITING) {
      this.line.close(CLOSE.policy, 'too much at once');
      return;
    }
    this.waiting++;
    this.turn = this.turn.then(async () => {
      await this.take(text);
      this.waiting--;
    });
  }

  /** Nobody is there any more. */
  end(): void {
    this.isOver = true;
    if (this.listener !== null) this.audience.leave(this.listener);
  }

  private async take(text: string): Promise<void> {
    if (this.isOver) return;
    try {
      const message = fieldsIn(text);
      if (this.listener === null) this.greet(message);
      else await this.answer(this.listener, message);
    } catch (error) {
      this.metrics.failures.inc({ where: 'message' });
      if (error instanceof Broken) {
        console.error(error);
        this.line.close(CLOSE.failed, 'this room cannot go on');
      } else this.line.close(CLOSE.again, 'come again');
    }
  }

  /** First of all everybody says who they are, or is told. */
  private greet({ type, token }: Fields): void {
    if (type !== 'hello') {
      this.line.close(CLOSE.policy, 'say hello first');
      return;
    }
    const own = isToken(token) ? token : newToken();
    const send = (message: object): void => this.line.send(JSON.stringify(message));
    this.listener = new Listener(this.room, keyOf(own), send, () => this.line.close(CLOSE.again, 'come again'));
    this.audience.enter(this.listener);
    send({ type: 'hello', token: own });
  }

  private async answer(listener: Listener, message: Fields): Promise<void> {
    const { type } = message;
    if (type === 'ping') return listener.send({ type: 'pong' });
    if (type === 'look') return this.look(listener);
    if (type === 'ask') return this.tell(listener, message);
    if (type === 'order') return this.obey(listener, message);
    const end = this.metrics.seconds.startTimer();
    const done = await this.rooms.receive(this.room, listener.key, message);
    if (done === null) return this.gone();
    await this.follow(listener, done);
    end();
    this.metrics.messages.inc({ result: String(Object(done.step.reply).type) });
  }

  /** From now on they hear what the one hears as whom they sit or watch; and then the answer to what they said. */
  private async follow(listener: Listener, { step, version }: Done): Promise<void> {
    const { reply, viewer } = step;
    const isWelcome = Object(reply).type === 'welcome';
    listener.watches = viewer === 'spectator';
    if (viewer === null) listener.version = null;
    else if (isWelcome || listener.version === null) listener.version = version;
    if (isWelcome && reply !== null) listener.send(reply);
    await this.audience.catchUp(this.room, version);
    if (!isWelcome && reply !== null) listener.send(reply);
  }

  private async look(listener: Listener): Promise<void> {
    const lobby = await this.rooms.lobby(this.room, listener.key);
    if (lobby === null) this.gone();
    else listener.send({ type: 'lobby', ...lobby });
  }

  private async tell(listener: Listener, { nth, what, action, lang }: Fields): Promise<void> {
    const ask = askFrom(what, action, lang);
    const told = ask === null ? null : await this.rooms.ask(this.room, listener.key, ask);
    listener.send({ type: 'told', nth, told });
  }

  private async obey(listener: Listener, { order }: Fields): Promise<void> {
    const type = ORDERS.find((one) => one === order);
    const done = type === undefined ? null : await this.rooms.order(this.room, listener.key, type);
    listener.send({ type: 'ordered', order, reply: done?.step.reply ?? null });
  }

  private gone(): void {
    this.line.close(CLOSE.gone, 'there is no such room');
  }
}

function askFrom(what: unknown, action: unknown, given: unknown): Ask | null {
  const lang: Lang = given === 'de' ? 'de' : 'en';
  if (what === 'history' || what === 'record') return { what };
  return what === 'why' ? { what, action, lang } : null;
}

/** What was sent may be anything. */
function fieldsIn(text: string): Fields {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
