/** The catalog: everything that is in play in one game, worked out once. */

import { fingerprintOf } from '../../common/fingerprint.ts';
import { type Chain, compile, type Script } from '../../kernel/script.ts';
import { events } from '../boxes/board/events.ts';
import { rows } from '../boxes/board/rows.ts';
import { sizeOf } from '../boxes/deck.ts';
import { waysOf } from '../boxes/layout.ts';
import type { BoardOptions } from '../options/game.ts';
import { type Card, teleportCard } from '../rows/card.ts';
import { type ByCard, type Catalog, type CatalogKey, DOES } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { CardRow } from '../rows/define.ts';
import type { CardInfo } from '../rows/info.ts';
import type { PartScript } from '../rows/scripts.ts';
import { colorBit, coveredBy } from '../rules/covering.ts';
import { eventScript } from '../rules/event.ts';
import { tossed } from '../rules/given.ts';
import { layScript } from '../rules/lay.ts';
import { moveScript } from '../rules/move.ts';
import { rolledScript } from '../rules/roll.ts';
import { roundScript } from '../rules/round.ts';
import { turnScript } from '../rules/turn.ts';
import type { BoardLayout, Deck, Ways } from '../state/layout.ts';
import { RULES_VERSION } from '../state/rules-version.ts';
import type { Lying } from '../state/state.ts';
import { printedRow } from './info.ts';
import { cardsOf } from './print.ts';

/** Makes the catalog of a game. */
export function buildCatalog({ layout, deck, options }: CatalogKey): Catalog {
  const ways = waysOf(layout);
  const cards = printCards(deck, options);
  const size = sizeOf(deck);
  const scripts = scriptsOf();
  const eventScripts: (PartScript | null)[] = [null];
  for (const { number, id, play } of events) eventScripts[number] = play === null ? null : `${id}/play`;
  const triggers = new Set(rows.flatMap(({ react }) => (react === null ? [] : [react.in])));
  const reactors = [...triggers].map((trigger) => [
    trigger,
    Uint8Array.from(cards, ({ row }) => (row.react?.in === trigger ? 1 : 0)),
  ]);
  return Object.freeze({
    layout,
    deck,
    options,
    cards,
    size,
    ways,
    events,
    eventScripts,
    attacks: Object.fromEntries(cards.map(({ row, attack }) => [row.id, attack])),
    reactors: Object.fromEntries(reactors),
    rows: Object.fromEntries([...rows, ...events].map((row) => [row.id, row])),
    byCard: byCard(cards, options, ways),
    opening: openingBoard(layout, size),
    pile: cards.slice(0, size).map(({ id }) => id),
    scripts,
    effects: Object.values(scripts).flatMap(({ id, row }) =>
      row === null ? [] : [partScript(row, id.slice(row.length + 1))],
    ),
    rulesVersion: RULES_VERSION,
    fingerprint: fingerprintOf(RULES_VERSION, { layout, deck, options }, [...rows, ...events], scripts),
  });
}

/** The playing cards as the deck says, then the numbered teleports. */
const printCards = (deck: Deck, options: BoardOptions): Card[] =>
  cardsOf(rows.map(printedRow), deck, options).flatMap((info) => {
    const row = rows.find(({ id }) => id === info.row);
    return row === undefined ? [] : [cardWith(row, info)];
  });

function byCard(cards: readonly Card[], options: BoardOptions, ways: Ways): ByCard {
  const numbers = (of: (card: Card) => number): Uint8Array => Uint8Array.from(cards, of);
  const arrow = cards.map(({ row }) => (row.arrow === null ? null : ways[row.arrow]));
  return Object.freeze({
    color: numbers(({ color }) => colorBit(color)),
    covers: numbers(({ color }) => coveredBy(color, options)),
    does: numbers(
      ({ row, pass, land }) =>
        (row.barred ? DOES.bar : 0) |
        (row.enter === null && pass === null ? 0 : DOES.enter) |
        (land === null ? 0 : DOES.land),
    ),
    width: Uint8Array.from(arrow, (ways) => Math.max(1, ...(ways ?? []).map((neighbors) => neighbors.length))),
    arrow,
  });
}

/** The board as a round begins. No list of it is ever changed, so one does for all empty spaces, and for all rounds. */
function openingBoard({ cells, teleports }: BoardLayout, size: number): (readonly Lying[])[] {
  const empty: readonly Lying[] = [];
  const board = cells.map(() => empty);
  teleports.forEach((space, i) => {
    board[space] = [{ card: teleportCard(size, i + 1), facing: null }];
  });
  return board;
}

function cardWith(row: CardRow, info: CardInfo): Card {
  const { id, name, color, number, timing, attack } = info;
  const part = (chain: unknown, name: string): PartScript | null => (chain === null ? null : partScript(row.id, name));
  const act = part(row.act, 'act');
  return {
    id,
    name,
    row,
    color,
    number,
    acts: timing,
    act,
    play: part(row.play, 'play'),
    land: timing === 'land' ? act : part(row.land, 'land'),
    pass: timing === 'pass' ? act : null,
    react: part(row.react, 'react'),
    attack,
    info,
  };
}

/** The name of the script of a row's part. */
const partScript = (row: string, part: string): PartScript => `${row}/${part}`;

function scriptsOf(): Record<string, Script<RuleContext>> {
  const scripts: Script<RuleContext>[] = [
    roundScript(),
    turnScript(),
    moveScript(),
    rolledScript(),
    layScript(),
    eventScript(),
  ];
  const add = (row: string, part: string, chain: Chain<RuleContext> | null | undefined): void => {
    if (chain) scripts.push(compile(partScript(row, part), row, chain));
  };
  for (const { id, play, land, act, react } of rows) {
    add(id, 'play', play);
    add(id, 'land', land);
    add(id, 'act', act);
    add(id, 'react', react && tossed(react.play));
  }
  for (const { id, play } of events) add(id, 'play', play);
  return Object.fromEntries(scripts.map((script) => [script.id, script]));
}
