/** The table in one line: what lies on top, who holds how many cards, what is left to draw. */
import type { CardId, CardInfo, PublicView } from 'frantic-engine';
import { cardNameIn, type Language, textIn } from 'frantic-engine/words';
import type { CliLanguage } from '../languages/language.ts';

/** The table at the beginning of a turn, in parts that belong on one line if there is room. */
export function tableParts(
  board: PublicView,
  cardOf: (id: CardId) => CardInfo,
  spoken: CliLanguage,
  language: Language,
): string[] {
  const labels = spoken.table;
  const hands = board.players.map(({ name, handCount }) => `${name} ${handCount}`).join(', ');
  return [
    spoken.turn(board.turn),
    topOf(board, cardOf, spoken, language),
    `${labels.hands}: ${hands}`,
    `${labels.pile}: ${board.drawCount}`,
    ...board.lasting.map(({ row, data }) => `${nameOf(language, row)}: ${clock(board, data, spoken, language)}`),
  ];
}

/** What lies on top, or what was wished. */
function topOf(
  { wish, top, face, lastColor }: PublicView,
  cardOf: (id: CardId) => CardInfo,
  spoken: CliLanguage,
  language: Language,
): string {
  const labels = spoken.table;
  if (wish !== null) return `${labels.wish}: ${'color' in wish ? language.cards.colors[wish.color] : wish.number}`;
  if (face === 'wish black') return `${labels.wish}: ${labels.black}`;
  if (top === null) return `${labels.top}: –`;
  const card = cardOf(top);
  // A half of two colors, or what another card is played as.
  const color = face === card.face || face === 'free' || lastColor === null ? null : language.cards.colors[lastColor];
  return `${labels.top}: ${cardNameIn(language, card)}${color === null ? '' : ` (${color})`}`;
}

/** The name of a card, an event, a power card or a rule card. */
const nameOf = (language: Language, row: string): string => textIn(language, row)?.name ?? row;

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? new Map(Object.entries(data)).get(name) : undefined;

/** What something in force remembers: a color, or how many turns whoever is on turn has left. */
function clock({ active, players }: PublicView, data: unknown, { table }: CliLanguage, language: Language): string {
  const color = fieldOf(data, 'color');
  const word = Object.entries(language.cards.colors).find(([name]) => name === color)?.[1];
  if (word !== undefined) return word;
  const turns = fieldOf(data, 'left');
  const left: unknown = Array.isArray(turns) ? turns[active] : undefined;
  return typeof left === 'number' ? table.left(left, players[active]?.name ?? '') : table.force;
}
