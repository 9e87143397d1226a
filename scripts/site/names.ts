/** All rows of both games, with the page each has. Read from the catalogs, as any program could. */
import {
  type CardInfo,
  catalogOf,
  createGame,
  type EventInfo,
  type PowerInfo,
  type RowInfo,
  type RuleInfo,
  SETS,
} from 'frantic-engine';
import * as board from 'frantic-engine/board-game';

/** What a row is, as the site files it. */
export const KINDS = ['cards', 'events', 'powers', 'rule-cards', 'board-game'] as const;
export type Kind = (typeof KINDS)[number];

/** A row of the card game as its catalog has it. */
export type CardGameRow = RowInfo | EventInfo | PowerInfo | RuleInfo;

/** A row with its page. */
export interface NamedRow {
  readonly kind: Kind;
  readonly game: 'card' | 'board';
  readonly id: string;
  readonly name: string;
  readonly page: string;
}

const all = createGame({ players: 4, seed: 'site', sets: SETS });

/** Everything of the card game, purple included. */
export const catalog = catalogOf(all);

/** Everything of the board game. */
export const boardCatalog = board.catalogOf(board.createGame({ players: 4, seed: 'site' }));

/** The cards of a row. */
export const cardsOf = (row: string): readonly CardInfo[] => catalog.cards.filter((card) => card.row === row);

const named =
  (kind: Kind, game: 'card' | 'board') =>
  ({ id, name }: { readonly id: string; readonly name: string }): NamedRow => ({
    kind,
    game,
    id,
    name,
    page: `/rules/${kind}/${id}.md`,
  });

/** Every row. A name that both games have stands for that of the card game first. */
export const allNames: readonly NamedRow[] = [
  ...boardCatalog.rows.map(named('board-game', 'board')),
  ...boardCatalog.events.map(named('board-game', 'board')),
  ...catalog.rows.map(named('cards', 'card')),
  ...catalog.events.map(named('events', 'card')),
  ...catalog.powers.map(named('powers', 'card')),
  ...catalog.rules.map(named('rule-cards', 'card')),
];

/** The page of a row. */
export function rowPage(game: 'card' | 'board', kind: 'card' | 'event' | 'power' | 'rule', id: string): string {
  const folder = { card: 'cards', event: 'events', power: 'powers', rule: 'rule-cards' } as const;
  return `/rules/${game === 'board' ? 'board-game' : folder[kind]}/${id}.md`;
}

/** The page of an option: its name has a point, which would be taken for the ending of a file. */
export const optionPage = (game: 'card' | 'board', name: string): string =>
  `/rules/options/${game === 'board' ? 'board-' : ''}${name.replaceAll('.', '-').toLowerCase()}.md`;

/** A row of the card game; `undefined` if it is one of the board game. */
export const rowOf = ({ kind, id }: NamedRow): CardGameRow | undefined =>
  ({
    cards: catalog.rows,
    events: catalog.events,
    powers: catalog.powers,
    'rule-cards': catalog.rules,
    'board-game': [],
  })[kind].find((row) => row.id === id);
