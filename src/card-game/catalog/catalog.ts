/**
 * The catalog: everything that is in play in one game, worked out once and frozen.
 *
 * Sets say which rows are in the box; an edition says which published text governs; options and house rules come on
 * top. Card ids index `cards`, so two games with the same setup number their cards alike.
 */

import { copyAll } from '../../common/copy.ts';
import { fingerprintOf } from '../../common/fingerprint.ts';
import { type Chain, compile, type Script } from '../../kernel/script.ts';
import type { Rewording } from '../editions/edition.ts';
import { editions } from '../editions/editions.ts';
import type { Card, Face } from '../rows/card.ts';
import type { Catalog, CatalogKey, Reactors, Top } from '../rows/catalog.ts';
import type { RuleContext } from '../rows/context.ts';
import type { Box, CardRow, PowerRow, Row } from '../rows/define.ts';
import type { PartScript } from '../rows/scripts.ts';
import { exempting, listening, tossed } from '../rules/given.ts';
import { ASK, BLACK_FACE, colorFace, FREE_FACE, faceOf, misses, onBlack, wishFace } from '../rules/matching.ts';
import { PLAY, WISH } from '../rules/play.ts';
import { ruleScripts } from '../rules/scripts.ts';
import { RULES_VERSION } from '../state/rules-version.ts';
import { COLORS, type Color } from '../state/types.ts';
import { printedRow } from './info.ts';
import { cardsOf } from './print.ts';

/** Makes the catalog of a game from these boxes, the first of which is in every game. `house` are the rows of house rules. */
export function buildCatalog(key: CatalogKey, boxes: readonly Box[], house: readonly Row[]): Catalog {
  const { rows, boxOf } = rowsOf(key, boxes, house);
  const cards = printCards(rows.filter((row) => row.type === 'card'));
  const faces = facesOf(rows, cards);
  const scripts = scriptsOf(rows);
  const parts = partsOf(scripts);
  const tops = new Map(Object.values(faces).map((face, i) => [face.name, { face, fitsAt: i * cards.length }]));
  const topCalled = (name: string): Top => {
    const top = tops.get(name);
    if (top === undefined) throw new RangeError(`Nothing shows '${name}'.`);
    return top;
  };
  const topOf = ({ name }: Face): Top => topCalled(name);
  const fits = new Uint8Array(tops.size * cards.length);
  for (const { face, fitsAt } of tops.values())
    for (const card of cards) fits[fitsAt + card.id] = misses(face, card, key.options['colour-swap.symbolOnSymbol']);
  return Object.freeze({
    edition: key.edition,
    sets: key.sets,
    options: key.options,
    cards,
    deck: copyAll(cards, ({ id }) => id),
    powers: rows.filter((row) => row.type === 'power').flatMap((row) => Array<PowerRow>(row.copies).fill(row)),
    rules: rows.filter((row) => row.type === 'rule'),
    events: rows.filter((row) => row.type === 'event'),
    rows: Object.fromEntries(rows.map((row) => [row.id, row])),
    houseRows: new Set(house.map(({ id }) => id)),
    boxOf,
    cardRows: [...new Set(cards.map(({ row }) => row))],
    colors: colorsOf(cards),
    numbers: numbersOf(cards),
    faces,
    tops,
    printed: cards.map(({ face }) => topCalled(face)),
    colorWishes: new Map(colorsOf(cards).map((color) => [color, topOf(wishFace({ color }))])),
    numberWishes: new Map(numbersOf(cards).map((number) => [number, topOf(wishFace({ number }))])),
    blackWishes: new Map(numbersOf(cards).map((number) => [number, topOf(onBlack(wishFace({ number })))])),
    fits,
    playable: fits.map((bits, i) => {
      if (bits !== 0) return 0;
      return cards[i % cards.length]?.row.condition === null ? 1 : ASK;
    }),
    carriedOutBy: cards.map(({ row }) =>
      row.play !== null || row.imitates !== null ? PLAY : row.wish !== null ? WISH : null,
    ),
    effects: cards.map(({ row }) => parts[row.id]?.[PLAY] ?? null),
    plain: Uint8Array.from(cards, ({ row }) =>
      row.imitates === null && key.options['wish.timing'] !== 'onPlay' ? 1 : 0,
    ),
    looksBack:
      rows.some((row) => row.type === 'power') ||
      cards.some(({ row }) => row.class === 'bicolored' || row.imitates !== null),
    opensHands: rows.some((row) => row.lasting?.values?.openHand !== undefined),
    moments: new Set(rows.flatMap((row) => Object.keys(row.lasting?.on ?? {}))),
    bound: Uint8Array.from(cards, ({ row }) => (row.condition === null ? 0 : 1)),
    reactors: reactorsOf(cards),
    scripts,
    scriptIds: parts,
    rulesVersion: RULES_VERSION,
    fingerprint: fingerprintOf(RULES_VERSION, key, rows, scripts),
  });
}

function rowsOf(
  key: CatalogKey,
  boxes: readonly Box[],
  house: readonly Row[],
): Pick<Catalog, 'boxOf'> & { readonly rows: readonly Row[] } {
  const inGame = boxes.filter(({ name }, i) => i === 0 || key.sets.includes(name));
  const worded = editions[key.edition].rows;
  const boxOf = new Map(inGame.flatMap(({ name, rows }) => rows.map(({ id }) => [id, name])));
  let rows: readonly Row[] = inGame.flatMap((set) => set.rows).map((row) => wordedAs(row, worded[row.id]));
  for (const { name, adjust } of inGame) {
    rows = adjust?.(rows, key.sets, key.options) ?? rows;
    for (const { id } of rows) if (!boxOf.has(id)) boxOf.set(id, name);
  }
  return { rows: [...rows, ...house].map(inOrder), boxOf };
}

/** A row as an edition words it. */
const wordedAs = <R extends Row>(row: R, worded: Rewording | undefined): R =>
  worded === undefined ? row : { ...row, knobs: { ...row.knobs, ...worded.knobs } };

/** The same row with its fields in one order: the compiler tells objects apart by that, and rows are put together in many ways. */
function inOrder<R extends Row>(row: R): R {
  const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields) as R;
}

function printCards(rows: readonly CardRow[]): Card[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return cardsOf(rows.map(printedRow)).flatMap((info) => {
    const row = byId.get(info.row);
    if (row === undefined) return [];
    // Written out rather than spread: the compiler then sees that all cards are alike.
    const { id, name, color, second, number, points, face } = info;
    return [Object.freeze({ id, name, row, color, second, number, points, face, info })];
  });
}

const colorsOf = (cards: readonly Card[]): Color[] =>
  COLORS.filter((color) => cards.some((card) => card.color === color || card.second === color));

const numbersOf = (cards: readonly Card[]): number[] =>
  [...new Set(cards.flatMap((card) => (card.number === null ? [] : [card.number])))].sort((a, b) => a - b);

function facesOf(rows: readonly Row[], cards: readonly Card[]): Record<string, Face> {
  const symbols = rows
    .filter((row) => row.type === 'card')
    .filter((row) => row.class === 'plain' || row.class === 'bicolored');
  const faces: Face[] = [
    ...cards.map(faceOf),
    ...symbols.flatMap((row) => colorsOf(cards).map((color) => colorFace(row, color))),
    ...colorsOf(cards).map((color) => wishFace({ color })),
    ...numbersOf(cards).flatMap((number) => [wishFace({ number }), onBlack(wishFace({ number }))]),
    BLACK_FACE,
  ];
  return Object.fromEntries([FREE_FACE, ...faces].map((face) => [face.name, face]));
}

function reactorsOf(cards: readonly Card[]): Record<string, Reactors> {
  const triggers = new Set(cards.flatMap(({ row }) => (row.react === null ? [] : [row.react.in])));
  return Object.fromEntries(
    [...triggers].map((trigger) => {
      const here = ({ row }: Card): boolean => row.react?.in === trigger;
      const could = (card: Card): boolean => here(card) || card.row.imitates !== null;
      return [
        trigger,
        {
          rows: [...new Set(cards.filter(here).map(({ row }) => row))],
          imitators: [...new Set(cards.filter(({ row }) => row.imitates !== null).map(({ row }) => row))],
          cards: Uint8Array.from(cards, (card) => (could(card) ? 1 : 0)),
        },
      ];
    }),
  );
}

function partsOf(scripts: Readonly<Record<string, Script<RuleContext>>>): Record<string, Record<string, PartScript>> {
  const parts: Record<string, Record<string, PartScript>> = {};
  for (const { id, row: owner } of Object.values(scripts)) {
    if (owner === null) continue;
    parts[owner] ??= {};
    const part = id.slice(owner.length + 1);
    parts[owner][part] = scriptId(owner, part);
  }
  return parts;
}

/** The name of the script behind a part of a row. */
const scriptId = (row: string, part: string): PartScript => `${row}/${part}`;

function scriptsOf(rows: readonly Row[]): Record<string, Script<RuleContext>> {
  const scripts: Script<RuleContext>[] = [...ruleScripts()];
  for (const row of rows) {
    const add = (part: string, chain: Chain<RuleContext> | null | undefined): void => {
      if (chain) scripts.push(compile(scriptId(row.id, part), row.id, chain));
    };
    add('play', row.type === 'event' ? row.play && exempting(row.play) : row.play);
    for (const [name, chain] of Object.entries(row.parts)) add(name, chain);
    if (row.type === 'card') add('react', row.react && tossed(row.react.play));
    for (const [moment, chain] of Object.entries(row.lasting?.on ?? {})) add(moment, listening(chain));
  }
  return Object.fromEntries(scripts.map((script) => [script.id, script]));
}
