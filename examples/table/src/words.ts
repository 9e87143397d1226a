/** The language of the page: its own words, and those of the library for either game. Each is fetched when it is first needed. */
import { computed, signal } from '@preact/signals';
import * as boardWords from 'frantic-engine/board-game/words';
import * as cardWords from 'frantic-engine/words';
import type {
  AnyCard,
  AnyEvent,
  AnyQuestion,
  AnyView,
  BoardCardInfo,
  CardInfo,
  CardView,
  Game,
  Lang,
  Seat,
} from './game.ts';
import { en, type Ui } from './lang/en.ts';
import { cardIn } from './play/follow.ts';

interface Tongue {
  readonly lang: Lang;
  readonly ui: Ui;
  readonly card: cardWords.Language;
  readonly board: boardWords.BoardLanguage;
}

const loads: { readonly [L in Lang]: () => Promise<Tongue> } = {
  en: async () => ({ lang: 'en', ui: en, ...(await import('./lang/english.ts')) }),
  de: async () => ({ lang: 'de', ...(await import('./lang/german.ts')) }),
};

const tongue = signal<Tongue | null>(null);

/** Speaks another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  tongue.value = await loads[lang]();
  document.documentElement.lang = lang;
}

/** Whether there are words to show. */
export const canSpeak = computed(() => tongue.value !== null);
export const ui = computed<Ui>(() => tongue.value?.ui ?? en);

function spoken(): Tongue {
  if (tongue.value === null) throw new Error('No language has been fetched.');
  return tongue.value;
}

const namesIn = (view: AnyView): string[] => view.players.map(({ name }) => name);

/** Sentences that have been said, by language and seat: a log shows the same ones again and again. */
const said = new WeakMap<AnyEvent, Map<string, string>>();

/** What happened, in a sentence to a seat. */
export function told(event: AnyEvent, view: AnyView, you: Seat | null): string {
  const key = `${spoken().lang} ${you}`;
  const known = said.get(event) ?? new Map<string, string>();
  const sentence = known.get(key) ?? saidNow(event, view, you);
  said.set(event, known.set(key, sentence));
  return sentence;
}

/**
 * Whether an event says once more what has been said: hands that lie open do so again with every card. Asked of one event after
 * the other.
 */
export function repeats(): (event: AnyEvent, sentence: string) => boolean {
  let open: string | null = null;
  return ({ type }, sentence) => {
    if (type === 'lastingStarted' || type === 'lastingEnded' || type === 'handsHidden') open = null;
    if (type !== 'handsOpen') return false;
    const isAgain = open === sentence;
    open = sentence;
    return isAgain;
  };
}

function saidNow(event: AnyEvent, view: AnyView, you: Seat | null): string {
  const { card, board } = spoken();
  const telling = { names: namesIn(view), you };
  if (view.game === 'board') {
    const cardOf = (id: number) => cardIn(view, id) as BoardCardInfo;
    return boardWords.tell(event as Parameters<typeof boardWords.tell>[0], { ...telling, cardOf, language: board });
  }
  const cardOf = (id: number) => cardIn(view, id) as CardInfo;
  return cardWords.tell(event as Parameters<typeof cardWords.tell>[0], { ...telling, cardOf, language: card });
}

/** What is asked, in a sentence. */
export function asked(question: AnyQuestion, view: AnyView): string {
  const { card, board } = spoken();
  const telling = { names: namesIn(view) };
  if (view.game === 'board') {
    const cardOf = (id: number) => cardIn(view, id) as BoardCardInfo;
    return boardWords.prompt(question as Parameters<typeof boardWords.prompt>[0], {
      ...telling,
      cardOf,
      language: board,
    });
  }
  const cardOf = (id: number) => cardIn(view, id) as CardInfo;
  return cardWords.prompt(question as Parameters<typeof cardWords.prompt>[0], { ...telling, cardOf, language: card });
}

/** A card by its name. */
export function cardName(view: AnyView, id: number): string {
  const { card, board } = spoken();
  const info: AnyCard = cardIn(view, id);
  if (!('face' in info)) {
    // By itself it has no article; only teleports are told by their numbers.
    const name = board.names[info.row] ?? info.name;
    return info.number === null ? name : board.sayCard(info, name);
  }
  return cardWords.cardNameIn(card, info);
}

/** What is printed on a row, such as an event or a power card. */
export function rowText(view: AnyView, row: string): { readonly name: string; readonly text: string } | null {
  const { card, board } = spoken();
  return view.game === 'board' ? boardWords.textIn(board, row) : cardWords.textIn(card, row);
}

/** The name of a row of a game. */
export function rowNameIn(game: Game, row: string, otherwise: string): string {
  const { card, board } = spoken();
  return (game === 'board' ? boardWords.textIn(board, row) : cardWords.textIn(card, row))?.name ?? otherwise;
}

export const rowName = (view: AnyView, row: string): string => rowText(view, row)?.name ?? row;

/** A color by its name. */
export function colorName(color: string): string {
  const { colors, black } = spoken().card.cards;
  return color === 'black' ? black : (new Map<string, string>(Object.entries(colors)).get(color) ?? color);
}

const NOBODY: Pick<AnyQuestion, 'about'> = { about: {} };

/** The row of a power card of somebody, if it is seen. */
const powerAt = (view: CardView, holder: Seat | undefined, at: number): string | null | undefined =>
  holder === view.viewer ? view.powers[at]?.row : holder === undefined ? null : view.players[holder]?.powers[at];

/** One of the options of a question. */
export function optionName(view: AnyView, option: string, { about }: Pick<AnyQuestion, 'about'> = NOBODY): string {
  const words = ui.value.optionWords[option];
  if (words !== undefined) return words;
  // In the card game these are places, counted from 0; on the board they are how many.
  if (/^\d+$/.test(option)) {
    if (view.game === 'board') return option;
    const power = powerAt(view, about.holder, Number(option));
    return `${ui.value.place(Number(option) + 1)}${power == null ? '' : `: ${rowName(view, power)}`}`;
  }
  const row = rowText(view, option)?.name;
  return row ?? colorName(option);
}
