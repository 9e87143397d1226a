/** One question, answered click by click: every click is a choice from a list. */
import type { Click } from 'frantic-engine/client';
import type { Tongue } from '../languages/language.ts';
import type { SeatWords } from '../languages/seat/words.ts';
import type { List, Row } from '../shared/chooser.ts';
import type { Game, SeatTypes, Spoken } from './game.ts';

/** What else can be wanted than to answer. */
export type Wish = 'undo' | 'table' | 'log' | 'look up' | 'leave';

/** What a row of the list stands for. */
export type Choice<A> =
  | { readonly type: 'click'; readonly click: Click }
  | { readonly type: 'answer'; readonly action: A }
  | { readonly type: 'back' }
  | { readonly type: 'more' }
  | { readonly type: 'wish'; readonly wish: Wish };

/** Somebody who is asked something. */
export interface Asking<G extends SeatTypes> {
  readonly game: Game<G>;
  readonly spoken: Spoken<G>;
  readonly words: SeatWords;
  readonly lang: Tongue;
  readonly state: G['state'];
  readonly question: G['question'];
  /** What they may know. */
  readonly view: G['view'];
}

/** The rows for what is not an answer. Among answers they are found by their names. */
export function wishRows<A>(words: SeatWords, hidden: boolean): Row<Choice<A>>[] {
  const { undo, table, log, lookUp, leave } = words.menu;
  const named: readonly (readonly [Wish, string])[] = [
    ['undo', undo],
    ['table', table],
    ['log', log],
    ['look up', lookUp],
    ['leave', leave],
  ];
  return named.map(([wish, label], nth) => ({
    value: { type: 'wish', wish },
    label,
    hidden,
    ...(hidden ? {} : { key: `${nth + 1}` }),
  }));
}

/** The list for an answer that has come so far. */
export function listFor<G extends SeatTypes>(asking: Asking<G>, picked: readonly Click[]): List<Choice<G['action']>> {
  const { game, spoken, words, state, question } = asking;
  const { next, action } = game.choices(question, picked);
  const clicks = withBarred(asking, picked, next).map(({ click, barred }) => rowFor(asking, click, barred));
  const done: Row<Choice<G['action']>>[] =
    action === null
      ? []
      : [{ value: { type: 'answer', action }, label: question.type === 'turn' ? words.asItIs : words.done }];
  const back: Row<Choice<G['action']>>[] = picked.length === 0 ? [] : [{ value: { type: 'back' }, label: words.back }];
  const rows = numbered([...clicks, ...done, ...back]);
  return {
    title: [spoken.asks(state, question), ...soFar(asking, picked)],
    rows: [...rows, ...wishRows<G['action']>(words, true)],
    space: rows.find(({ value }) => isEasy(value)),
    more: { type: 'more' },
  };
}

/** What Space stands for: to be done with it. */
function isEasy<A>(choice: Choice<A>): boolean {
  if (choice.type === 'answer') return true;
  return choice.type === 'click' && 'move' in choice.click && choice.click.move !== 'draw';
}

/** Rows get numbers. Spaces and numbers are typed as they are, and the others count on from there. */
function numbered<A>(rows: readonly Row<Choice<A>>[]): Row<Choice<A>>[] {
  let last = Math.max(0, ...rows.map(({ key = '0' }) => Number(key)));
  return rows.map((row) => (row.key === undefined ? { ...row, key: `${++last}` } : row));
}

/** What can be clicked, and among it the cards of the hand that cannot be. */
function withBarred<G extends SeatTypes>(
  { view, question }: Asking<G>,
  picked: readonly Click[],
  next: readonly Click[],
): { readonly click: Click; readonly barred: boolean }[] {
  const open = next.map((click) => ({ click, barred: false }));
  const cards = next.flatMap((click) => ('card' in click ? [click.card] : []));
  const isOfHand = question.type === 'turn' || question.type === 'react' || question.type === 'place';
  if (picked.length > 0 || !isOfHand) return open;
  const hand = view.hand.map((card) => ({ click: { card }, barred: !cards.includes(card) }));
  return [...hand, ...open.filter(({ click }) => !('card' in click) || !view.hand.includes(click.card))];
}

function rowFor<G extends SeatTypes>(asking: Asking<G>, click: Click, barred: boolean): Row<Choice<G['action']>> {
  const value: Choice<G['action']> = { type: 'click', click };
  const { spoken, words, state, view, question } = asking;
  if ('card' in click) {
    const { card } = click;
    const { name, drawn } = spoken.card(state, card);
    return { value, label: name, drawn, barred, help: () => cardHelp(asking, card) };
  }
  if ('seat' in click) {
    const { seat } = click;
    return { value, label: words.holding(state.players[seat]?.name ?? '', view.players[seat]?.handCount ?? 0) };
  }
  if ('option' in click)
    return { value, label: spoken.option(click.option, view, question), help: () => rowHelp(asking, click.option) };
  if ('color' in click) return { value, label: spoken.color(click.color) };
  if ('number' in click) return { value, label: words.number(click.number), key: `${click.number}` };
  if ('power' in click) {
    const { power } = click;
    return { value, label: spoken.row(power)?.name ?? power, help: () => rowHelp(asking, power) };
  }
  if ('at' in click) return { value, label: words.space(click.at, spoken.lies(state, click.at)), key: `${click.at}` };
  if ('facing' in click) return { value, label: words.facing(click.facing), key: `${click.facing}` };
  if (click.move === 'draw') return { value, label: words.draw };
  if (click.move === 'pass') return { value, label: words.pass };
  return { value, label: question.type === 'react' ? words.letGo : words.leaveOut };
}

/** What has been clicked, and how much is wanted. */
function soFar<G extends SeatTypes>({ question, spoken, state, words }: Asking<G>, picked: readonly Click[]): string[] {
  const labels = picked.map((click) => {
    if ('card' in click) return spoken.card(state, click.card).name;
    if ('seat' in click) return state.players[click.seat]?.name ?? '';
    return 'at' in click ? words.space(click.at, '') : '';
  });
  const { min, max, pick, total } = question;
  const [least, most] = [min ?? pick ?? total, max ?? pick ?? total];
  if (least === undefined || most === undefined) return labels.length === 0 ? [] : [labels.join(', ')];
  return [words.chosen(labels, least, most)];
}

/** A card: its text, and whether it may be taken, and why. */
function cardHelp<G extends SeatTypes>(asking: Asking<G>, card: number): readonly string[] {
  const { game, spoken, state, question, lang } = asking;
  const { text, ruling } = game.rules.explain(state, game.meant(question, card), { language: lang });
  const { row } = spoken.card(state, card);
  return [
    text,
    ...(ruling === null ? [] : spoken.ruling(ruling)),
    [spoken.facts(state, card), spoken.row(row)?.text ?? ''].filter((part) => part !== '').join('. '),
  ].filter((line) => line !== '');
}

/** An option that is a row, such as a card to be copied, says what that does. */
function rowHelp<G extends SeatTypes>({ spoken }: Asking<G>, row: string): readonly string[] {
  const text = spoken.row(row)?.text;
  return text === undefined ? [] : [text];
}
