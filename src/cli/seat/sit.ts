/** People at a table: whoever is asked answers, bots answer for the others, until the game is over or somebody leaves. */
import type { Click } from 'frantic-engine/client';
import type { Tongue } from '../languages/language.ts';
import type { SeatWords } from '../languages/seat/words.ts';
import type { Keyboard } from '../shared/keyboard.ts';
import { printSheet } from '../shared/report.ts';
import type { Terminal } from '../shared/terminal.ts';
import type { Game, SeatTypes, Spoken } from './game.ts';
import { lookUp } from './look-up.ts';
import { type Asking, type Choice, listFor, type Wish, wishRows } from './question.ts';
import type { Table } from './table.ts';

/** How an evening ended. */
export type End = 'over' | 'kept' | 'dropped';

/** What people who sit down agree on. */
export interface Evening<G extends SeatTypes> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  /** The seats of people; bots play at the others. */
  readonly people: readonly number[];
  readonly lang: Tongue;
  readonly words: SeatWords;
  readonly terminal: Terminal;
  readonly keyboard: Keyboard;
  readonly seed: string;
  /** How many events everybody has heard of before. */
  readonly heard: number;
  /** Writes the game down. */
  readonly keep: () => void;
  /** Where it is kept if somebody leaves. */
  readonly file: string;
}

/** What came of a question. */
type Reply<A> = { readonly action: A } | Left | 'again';

interface Left {
  readonly left: 'kept' | 'dropped';
}

/** Lets people play until the game is over, or one of them leaves. */
export async function sit<G extends SeatTypes>(evening: Evening<G>): Promise<End> {
  return new Sitting(evening).play();
}

class Sitting<G extends SeatTypes> {
  private readonly spoken: Spoken<G>;
  /** How much each has been told, by seat. */
  private readonly told = new Map<number | 'all', number>();
  /** Whose hand may be on the screen. */
  private shown: number | null = null;
  /** What somebody does not want to be asked in a round. */
  private readonly quiet = new Map<number, { readonly round: number; readonly triggers: Set<string> }>();

  constructor(private readonly evening: Evening<G>) {
    const { game, lang, terminal, people, heard } = evening;
    this.spoken = game.in(lang, terminal.paint);
    for (const listener of ['all', ...people] as const) this.told.set(listener, heard);
  }

  async play(): Promise<End> {
    const { table, game, people, seed } = this.evening;
    for (;;) {
      const seat = game.rules.nextSeat(table.state);
      if (seat === null) break;
      if (!people.includes(seat)) {
        table.play(game.decide(table.state, seat, `${seed}/${table.actions.length}`), false);
        continue;
      }
      const question = game.rules.questionOf(table.state, seat);
      if (question === null) throw new Error(`Seat ${seat} is waited for, but nothing is asked of it.`);
      if (this.isIdle(question)) {
        table.play(game.rules.fallbackAction(table.state, seat), false);
        continue;
      }
      const reply = await this.ask(question);
      if (reply === 'again') continue;
      if ('left' in reply) return reply.left;
      table.play(reply.action, true);
      this.evening.keep();
    }
    this.finish();
    return 'over';
  }

  /** Whether somebody need not be asked: alone among bots they hold nothing to toss in, or they said so before. */
  private isIdle({ type, trigger = '', seat, decline }: G['question']): boolean {
    if (type !== 'react' || !decline) return false;
    const { table, game, people } = this.evening;
    const said = this.quiet.get(seat);
    if (said !== undefined && said.round === table.state.round && said.triggers.has(trigger)) return true;
    // Among several the pause must be the same, whatever somebody holds.
    return people.length === 1 && game.rules.countLegal(table.state, seat) === 1;
  }

  private async ask(question: G['question']): Promise<Reply<G['action']>> {
    const { seat, type } = question;
    if (this.isHotSeat() && this.shown !== seat) {
      this.hide();
      const passed = type === 'react' ? await this.askOpenly(question) : await this.handOver(seat);
      if (passed !== 'look') return passed;
      this.hide();
    }
    this.shown = seat;
    this.tell(seat);
    this.showTable(question);
    return this.answer(question);
  }

  private isHotSeat(): boolean {
    return this.evening.people.length > 1;
  }

  /** Whether to toss a card in is said in front of everybody, without a look at the hand: that says nothing of it. */
  private async askOpenly(question: G['question']): Promise<Reply<G['action']> | 'look'> {
    const { keyboard, words, table, game } = this.evening;
    const { seat, trigger = '' } = question;
    this.tell('all');
    const { action } = game.choices(question, [{ move: 'decline' }]);
    const name = table.state.players[seat]?.name ?? '';
    const letGo = { value: 'let go', key: '1', label: words.letGo } as const;
    const taken = await keyboard.choose<'let go' | 'look' | 'never'>({
      title: [words.asksOf(name, this.spoken.asks(table.state, question))],
      rows: [
        letGo,
        { value: 'look', key: '2', label: words.look },
        { value: 'never', key: '3', label: words.notThisRound },
      ],
      space: letGo,
    });
    if (taken === null) return this.leave();
    if (taken === 'look' || action === null) return 'look';
    if (taken === 'never') this.quieten(seat, trigger);
    return { action };
  }

  private quieten(seat: number, trigger: string): void {
    const { round } = this.evening.table.state;
    const said = this.quiet.get(seat);
    if (said !== undefined && said.round === round) said.triggers.add(trigger);
    else this.quiet.set(seat, { round, triggers: new Set([trigger]) });
  }

  private async handOver(seat: number): Promise<Reply<G['action']> | 'look'> {
    const { keyboard, words, table } = this.evening;
    const name = table.state.players[seat]?.name ?? '';
    const me = { value: 'look', key: '1', label: words.iAm(name) } as const;
    const taken = await keyboard.choose<'look'>({ title: [words.handTo(name)], rows: [me], space: me });
    return taken ?? this.leave();
  }

  /** Somebody answers, click by click. */
  private async answer(question: G['question']): Promise<Reply<G['action']>> {
    const { game, table, lang, words, keyboard } = this.evening;
    const { state } = table;
    const view = game.rules.viewOf(state, question.seat);
    const asking: Asking<G> = { game, spoken: this.spoken, words, lang, state, question, view };
    let picked: readonly Click[] = [];
    for (;;) {
      const { next, action } = game.choices(question, picked);
      if (action !== null && next.length === 0) return { action };
      const choice = await keyboard.choose(listFor(asking, picked));
      if (choice?.type === 'answer') return { action: choice.action };
      if (choice?.type === 'click') picked = [...picked, choice.click];
      else if (choice?.type === 'back') picked = [];
      else {
        const reply = await this.wish(choice === null ? 'leave' : await this.wishOf(choice), question);
        if (reply !== null) return reply;
      }
    }
  }

  private async wishOf(choice: Choice<G['action']>): Promise<Wish | null> {
    if (choice.type === 'wish') return choice.wish;
    const { keyboard, words } = this.evening;
    const taken = await keyboard.choose({ title: [words.menu.title], rows: wishRows<G['action']>(words, false) });
    return taken?.type === 'wish' ? taken.wish : null;
  }

  /** Does what is no answer; `null`: the question is still open. */
  private async wish(wish: Wish | null, question: G['question']): Promise<Reply<G['action']> | null> {
    const { table, words, terminal, keyboard } = this.evening;
    const { seat } = question;
    switch (wish) {
      case null:
        return null;
      case 'undo': {
        const stuck = table.takeBack(seat);
        this.print(stuck === null ? words.undone : words.notUndone[stuck]);
        if (stuck !== null) return null;
        for (const [listener, count] of this.told) this.told.set(listener, Math.min(count, table.events.length));
        return 'again';
      }
      case 'table':
        this.print('', ...this.spoken.table(table.state, seat));
        return null;
      case 'log': {
        const from = table.events.map(({ type }) => type).lastIndexOf('roundStarted');
        this.print('', ...this.spoken.told(table.state, table.events.slice(Math.max(0, from)), seat));
        return null;
      }
      case 'look up':
        await lookUp(this.spoken, table.state, keyboard, words, terminal);
        return null;
      case 'leave': {
        const left = await this.leave();
        return left === 'again' ? null : left;
      }
    }
  }

  /** Somebody wants to leave: kept, given up, or thought better of, and then the question is asked again. */
  private async leave(): Promise<Left | 'again'> {
    const { keyboard, words, file } = this.evening;
    const { title, keep, stay, drop } = words.leaving;
    const taken = await keyboard.choose<'keep' | 'stay' | 'drop'>({
      title: [title],
      rows: [
        { value: 'keep', key: '1', label: keep(file) },
        { value: 'stay', key: '2', label: stay },
        { value: 'drop', key: '3', label: drop },
      ],
    });
    if (taken === 'stay') return 'again';
    return { left: taken === 'keep' ? 'kept' : 'dropped' };
  }

  /** Says what has happened since they were told last. */
  private tell(listener: number | 'all'): void {
    const { table } = this.evening;
    const fresh = table.events.slice(this.told.get(listener) ?? 0);
    this.told.set(listener, table.events.length);
    this.print(...this.spoken.told(table.state, fresh, listener));
  }

  /** The table stands above a turn; other questions come right after what they are about. */
  private showTable({ type, seat }: G['question']): void {
    if (type !== 'turn' && type !== 'place') return;
    this.print('', ...this.spoken.table(this.evening.table.state, seat), '');
  }

  private hide(): void {
    if (this.shown !== null) this.evening.keyboard.clear();
    this.shown = null;
  }

  private finish(): void {
    const { table, people, terminal } = this.evening;
    const [first] = people;
    this.tell(this.isHotSeat() || first === undefined ? 'all' : first);
    const sheet = this.spoken.sheet(table.state.players.map(({ name }) => name));
    for (const event of table.events) sheet.note(event);
    terminal.print('');
    printSheet(sheet, table.state.rules.pointLimit, terminal);
  }

  private print(...lines: readonly string[]): void {
    for (const line of lines) this.evening.terminal.print(line);
  }
}
