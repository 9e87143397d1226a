/** The catalog: everything that is in play in one game, worked out once. */

import { fingerprintOf } from '../../common/fingerprint.ts';
import { type Chain, compile, type Script } from '../../kernel/script.ts';
import { windowScript } from '../../kernel/window.ts';
import { events } from '../boxes/board/events.ts';
import { rows } from '../boxes/board/rows.ts';
import { type Deck, sizeOf } from '../boxes/deck.ts';
import { type BoardLayout, TELEPORTS, type Ways, waysOf } from '../boxes/layout.ts';
import type { Context } from '../context/context.ts';
import { RULES_VERSION } from '../doors/record.ts';
import type { BoardOptions } from '../options/game.ts';
import type { CardRow, EventRow } from '../rows/define.ts';
import { eventScript } from '../rules/event.ts';
import { layScript } from '../rules/lay.ts';
import { moveScript } from '../rules/move.ts';
import { rolledScript } from '../rules/roll.ts';
import { roundScript } from '../rules/round.ts';
import { turnScript } from '../rules/turn.ts';
import type { CardId, Color, Timing } from '../state/types.ts';

/** One card, or one numbered teleport. */
export interface Card {
  readonly id: CardId;
  /** As printed in English, lower case: `push`, `teleport`, `teleport 3`. */
  readonly name: string;
  /** The row that says what it does. */
  readonly row: CardRow;
  readonly color: Color;
  /** The number of a numbered teleport; `null` for playing cards. */
  readonly number: number | null;
  /** When its `act` happens; `null` if it has none. */
  readonly acts: Timing | null;
  /** The scripts behind what it does, by time; `null` where it does nothing. */
  readonly act: string | null;
  readonly play: string | null;
  readonly land: string | null;
  readonly pass: string | null;
  readonly react: string | null;
  /** Whether it is an attack when it is used against another player. */
  readonly attack: boolean;
  /** To how many neighboring spaces its arrow can point at the most; 1 if it has none. */
  readonly width: number;
}

/** Everything that is in play in one game. */
export interface Catalog {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
  /** By card id: the playing cards, then the numbered teleports 1 to 6. */
  readonly cards: readonly Card[];
  /** How many playing cards there are; the next id is teleport 1. */
  readonly size: number;
  readonly ways: Ways;
  /** By number: the event. */
  readonly events: readonly EventRow[];
  /** By number: the script of the event; `null` if nothing happens. */
  readonly eventScripts: readonly (string | null)[];
  /** By row: whether it is an attack. */
  readonly attacks: Readonly<Record<string, boolean>>;
  /** By trigger: by card, 1 if it can be tossed in. */
  readonly reactors: Readonly<Record<string, Uint8Array>>;
  readonly rows: Readonly<Record<string, CardRow | EventRow>>;
  readonly scripts: Readonly<Record<string, Script<Context>>>;
  /** What tells these rules from others. */
  readonly fingerprint: string;
}

/** What a catalog is made from. */
export interface CatalogKey {
  readonly layout: BoardLayout;
  readonly deck: Deck;
  readonly options: BoardOptions;
}

/** Makes the catalog of a game. */
export function buildCatalog({ layout, deck, options }: CatalogKey): Catalog {
  const ways = waysOf(layout);
  const cards = printCards(deck, options, ways);
  const scripts = scriptsOf();
  const eventScripts: (string | null)[] = [null];
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
    size: sizeOf(deck),
    ways,
    events,
    eventScripts,
    attacks: Object.fromEntries(cards.map(({ row, attack }) => [row.id, attack])),
    reactors: Object.fromEntries(reactors),
    rows: Object.fromEntries([...rows, ...events].map((row) => [row.id, row])),
    scripts,
    fingerprint: fingerprintOf(RULES_VERSION, { layout, deck, options }, [...rows, ...events], scripts),
  });
}

/** The playing cards as the deck says, then the numbered teleports. */
function printCards({ prints }: Deck, options: BoardOptions, ways: Ways): Card[] {
  const cards: Card[] = [];
  for (const { card, color, copies, timing, attack } of prints) {
    const row = rows.find(({ id }) => id === card) as CardRow;
    const several = prints.some((other) => other.card === card && other.color !== color && other.copies > 0);
    const name = several ? `${color} ${row.name}` : row.name;
    for (let copy = 0; copy < copies; copy++)
      cards.push(
        cardOf(cards.length, name, row, color, timing ?? timingOf(row, options), attack ?? row.attack ?? false, ways),
      );
  }
  for (const row of rows.filter(({ numbered }) => numbered)) {
    for (let number = 1; number <= TELEPORTS; number++)
      cards.push({ ...cardOf(cards.length, `teleport ${number}`, row, row.color, null, false, ways), number });
  }
  return cards;
}

/** When the effect of a row happens if the deck does not say. */
function timingOf({ timing, timingOption }: CardRow, options: BoardOptions): Timing | null {
  if (timingOption === null) return timing;
  const chosen = options[timingOption];
  return chosen === 'land' || chosen === 'pass' ? chosen : timing;
}

function cardOf(
  id: CardId,
  name: string,
  row: CardRow,
  color: Color,
  timing: Timing | null,
  attack: boolean,
  ways: Ways,
): Card {
  const part = (chain: unknown, name: string): string | null => (chain === null ? null : `${row.id}/${name}`);
  const act = part(row.act, 'act');
  return {
    id,
    name,
    row,
    color,
    number: null,
    acts: act === null ? null : timing,
    act,
    play: part(row.play, 'play'),
    land: timing === 'land' && act !== null ? act : part(row.land, 'land'),
    pass: timing === 'pass' ? act : null,
    react: part(row.react, 'react'),
    attack,
    width: row.arrow === null ? 1 : Math.max(...ways[row.arrow].map((neighbors) => neighbors.length)),
  };
}

function scriptsOf(): Record<string, Script<Context>> {
  const scripts: Script<Context>[] = [
    windowScript<Context>(),
    roundScript(),
    turnScript(),
    moveScript(),
    rolledScript(),
    layScript(),
    eventScript(),
  ];
  const add = (row: string, part: string, chain: Chain<Context> | null | undefined): void => {
    if (chain) scripts.push(compile(`${row}/${part}`, row, chain));
  };
  for (const { id, play, land, act, react } of rows) {
    add(id, 'play', play);
    add(id, 'land', land);
    add(id, 'act', act);
    add(id, 'react', react?.play);
  }
  for (const { id, play } of events) add(id, 'play', play);
  return Object.fromEntries(scripts.map((script) => [script.id, script]));
}

/** The card that a numbered teleport is. */
export const teleportCard = (size: number, number: number): CardId => size + number - 1;
