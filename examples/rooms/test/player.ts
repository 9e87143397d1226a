/** A player without a screen: it answers what it is asked by chance, over the connection that the page has. */
import type { Question } from 'frantic-engine';
import { type Click, choices } from 'frantic-engine/client';
import { WebSocket } from 'ws';
import { Connection, type Dial, type Message, type Patience } from '../../table/src/room/connection.ts';

/** Something a player has said, and what became of it. */
export interface Saying {
  readonly id: number;
  /** The question it answers. */
  readonly to: number;
  readonly action: object;
  /** `open`: nobody has said. */
  fate: 'open' | 'taken' | 'refused';
  /** Why it was refused. */
  reason: string | null;
  /** How often it was said again, because what became of it was not known. */
  again: number;
  /** Whether it had been taken by then: the word of that was lost. */
  wasTaken: boolean;
}

export interface PlayerOptions {
  readonly room: string;
  readonly token: string | null;
  readonly seat: number | 'spectator';
  /** Where to dial now: any process will do. */
  readonly address: () => string;
  readonly random: () => number;
  /** How long they think. */
  readonly think: () => number;
  readonly patience: Patience;
  /** After how many milliseconds a new line breaks; `null`: it does not. */
  readonly breaks: () => number | null;
}

export class Player {
  /** All that came over any line, as it came: what was taken in, and what had been heard before. */
  readonly wire: string[] = [];
  /** All that was said to this seat. */
  readonly heard: Message[] = [];
  readonly said: Saying[] = [];
  /** How long each answer took that came on the same line. */
  readonly waits: number[] = [];
  isOver = false;
  lines = 0;
  /** By this the room knows them. */
  token: string | null;
  private readonly connection: Connection;
  /** To join has a number, too. */
  private id = 1;
  private asked: Question | null = null;
  private open: { readonly saying: Saying; readonly at: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: PlayerOptions) {
    this.token = options.token;
    this.connection = new Connection(
      this.dial,
      options.token,
      {
        token: (given) => {
          this.token = given;
        },
        up: () => this.comeBack(),
        down: () => clearTimeout(this.timer),
        hear: (message) => this.hear(message),
        missed: () => this.comeBack(),
        gone: () => {
          throw new Error(`Room ${options.room} is gone.`);
        },
      },
      options.patience,
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  private readonly dial: Dial = ({ opened, heard, closed }) => {
    this.lines++;
    const socket = new WebSocket(`ws://${this.options.address()}/rooms/${this.options.room}`);
    const breaks = this.options.breaks();
    // Without a word to anybody, as a cable is pulled.
    const timer = breaks === null ? undefined : setTimeout(() => socket.terminate(), breaks);
    socket.on('open', opened);
    socket.on('message', (data) => {
      this.wire.push(String(data));
      heard(String(data));
    });
    socket.on('close', (code) => {
      clearTimeout(timer);
      closed(code);
    });
    socket.on('error', () => {});
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };

  private join(): void {
    const { seat } = this.options;
    this.connection.say(seat === 'spectator' ? { type: 'watch', id: 1 } : { type: 'join', id: 1, seat });
  }

  /** Joins, and says once more what may have been lost on the way. It may have been the answer that was lost. */
  private comeBack(): void {
    this.join();
    if (this.open === null) return;
    this.open.saying.again++;
    this.send(this.open.saying);
  }

  private send({ id, action, to }: Saying): void {
    this.connection.say({ type: 'answer', id, action: { ...action, to } });
  }

  private hear(message: Message): void {
    this.heard.push(message);
    switch (message.type) {
      case 'welcome':
        if (this.open !== null) this.open.saying.wasTaken = Number(message.heard) >= this.open.saying.id;
        this.id = Math.max(this.id, Number(message.heard));
        this.see(Object(message.view));
        return;
      case 'view':
        this.see(Object(message.view));
        return;
      case 'events':
        if ((message.events as { type: string }[]).some(({ type }) => type === 'gameEnded')) this.isOver = true;
        this.ask(Object(message.now).question);
        return;
      case 'accepted':
        if (this.open === null || this.open.saying.id !== message.id) return;
        this.open.saying.fate = 'taken';
        if (this.open.saying.again === 0) this.waits.push(performance.now() - this.open.at);
        this.open = null;
        // The next question comes before the answer to what brought it about.
        this.ask(this.asked);
        return;
      case 'refused':
        if (this.open === null || this.open.saying.id !== message.id) return;
        this.open.saying.fate = 'refused';
        this.open.saying.reason = String(Object(message.refusal).reason);
        this.open = null;
        // What stands now is asked for.
        this.join();
    }
  }

  private see(view: { question?: Question | null; outcome?: unknown }): void {
    if (view.outcome !== null && view.outcome !== undefined) this.isOver = true;
    this.ask(view.question ?? null);
  }

  private ask(question: Question | null): void {
    clearTimeout(this.timer);
    this.asked = question;
    if (question === null || this.isOver || this.open !== null) return;
    this.timer = setTimeout(() => this.answer(question), this.options.think());
  }

  private answer(question: Question): void {
    if (this.asked?.id !== question.id || this.open !== null) return;
    this.asked = null;
    const action = chosen(question, this.options.random);
    const told = { fate: 'open', reason: null, again: 0, wasTaken: false } as const;
    const saying: Saying = { id: ++this.id, to: question.id, action, ...told };
    this.said.push(saying);
    this.open = { saying, at: performance.now() };
    this.send(saying);
  }
}

/** Clicks what may be clicked, until it is an answer. */
function chosen(question: Question, random: () => number): object {
  let picked: readonly Click[] = [];
  for (;;) {
    const { next, action } = choices(question, picked);
    const click = next[Math.floor(random() * next.length)];
    if (action !== null && (click === undefined || random() < 0.5)) return action;
    if (click === undefined) throw new Error('Nothing can be clicked, and it is no answer.');
    picked = [...picked, click];
  }
}
