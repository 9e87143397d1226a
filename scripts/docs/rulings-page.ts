/** `docs/rulings.md`: every ruling of the sets that can be played, with the tests that prove it. */

import { pandorasBox } from '../../src/card-game/boxes/pandora/box.ts';
import { textOfRow } from '../../src/card-game/boxes/texts.ts';
import { editions } from '../../src/card-game/editions/editions.ts';
import { EDITIONS, type EditionName } from '../../src/card-game/state/types.ts';
import { wordsOf } from '../../src/common/options.ts';
import type { Json } from '../../src/kernel/json.ts';
import { type Ruling, sections } from '../../src/rulings/card-game/index.ts';
import { turnOrder } from '../../src/rulings/card-game/order.ts';
import { RECONSTRUCTION, ruleCardRulings } from '../../src/rulings/card-game/rule-cards.ts';
import { rulingSources } from '../../src/rulings/card-game/sources.ts';
import { anchor, cell, code, GENERATED, tableOf, titled } from './markdown.ts';
import { isFixed, listedOptions } from './options.ts';
import type { Proofs } from './tests.ts';

/** The letters of these editions. */
const lettersOf = (names: readonly EditionName[]): string[] => names.map((name) => editions[name].letter);

/** Whether something that belongs to these sets is there, given the sets that can be played. */
const isThere = (sets: readonly string[] | undefined, playable: readonly string[]): boolean =>
  sets === undefined || sets.length === 0 || sets.some((set) => playable.includes(set));

/** `S, W and I`. */
const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The rulings that matter for the sets that can be played. */
export const rulingsFor = (playable: readonly string[]): Ruling[] =>
  sections.flatMap(({ rulings }) => rulings.filter(({ sets }) => isThere(sets, playable)));

/** The rulings the engine has to carry out, but no test names. */
export const gapsOf = (listed: readonly Ruling[], proofs: Proofs): Ruling[] =>
  listed.filter(({ id, about }) => about === 'play' && !proofs.has(id));

/** The page. */
export function rulingsPage(playable: readonly string[], proofs: Proofs): string {
  const listed = rulingsFor(playable);
  const ids = new Set<string>(listed.map(({ id }) => id));
  const linked = (text: string): string =>
    cell(text).replace(/R-\d{3}/g, (id) => (ids.has(id) ? `[${id}](#${anchor(id)})` : id));

  const rowOf = (ruling: Ruling): string[] => [
    `<a id="${anchor(ruling.id)}"></a>${ruling.id}`,
    linked(ruling.question),
    linked(ruling.decision) + (ruling.note && ruling.about === 'play' ? ` *${linked(ruling.note)}*` : ''),
    linked(ruling.source),
    ruling.editions === 'all' ? 'all' : lettersOf(ruling.editions).join(' '),
    optionCell(ruling.option),
    proofCell(ruling, proofs, linked),
  ];

  const parts = sections.flatMap(({ letter, title, rulings }) => {
    const rows = rulings.filter(({ id }) => ids.has(id)).map(rowOf);
    if (rows.length === 0) return [];
    const head = ['ID', 'Question', 'Decision', 'Source', 'Ed.', 'Option', 'Test'];
    const about = letter === 'Z' ? ['What the sections above leave open, or say differently in two places.'] : [];
    return [`## ${letter}. ${title}`, ...about, tableOf(head, rows)];
  });

  return [
    GENERATED,
    '# Rulings',
    'Where the published texts are silent, unclear, or differ, this engine decides; each decision has a number that never changes. A refused action names the ruling it rests on, code and tests refer to it, and the last column leads to the tests that show it. Decisions that are the business of the program around the engine, the *host*, say so instead.',
    `Listed are ${listed.length} rulings, for the sets this version knows: ${['base', ...playable].join(', ')}. R-001 to R-385 settle what the texts leave open; those of [section Z](#z-additional-rulings) settle what these leave open in turn. Numbers between are not used.`,
    '## Sources',
    tableOf(
      ['Name', 'Text'],
      rulingSources.map(({ name, title }) => [name, cell(title)]),
    ),
    `**Ed.** is where a ruling applies: ${EDITIONS.map((name) => `${editions[name].letter} = \`${name}\` (${editions[name].title})`).join(', ')}. **Option** is how it can be changed; – means it is fixed.`,
    '**Words.** *Active player*: whose turn it is. *Trigger*: who caused an event. *Attack*: an effect with a named victim. *Toss in*: play a reaction card outside one’s own move. *Window*: a moment in which that is possible. *Finisher*: somebody without cards at the finish judgement. *Exhausted*: more was asked of the draw pile than was left.',
    '## Order of one turn',
    'All rulings are read by this order.',
    tableOf(
      ['Step', 'Name', 'What happens'],
      turnOrder.map(({ step, title, clauses }) => [String(step), title, clausesCell(clauses, playable, linked)]),
    ),
    ...parts,
    ...(playable.includes(pandorasBox.name) ? ruleCardsPart(proofs, linked) : []),
    '## Options',
    `Set with \`options\` in the setup of a game. The columns ${list(lettersOf(EDITIONS))} show what an edition takes if nothing is said, the next one what it takes instead if a set is in the game. Where a point stands the edition does not know the option: there it cannot be set ([R-484](#r-484)).`,
    tableOf(
      ['Option', 'Values', 'Meaning', ...lettersOf(EDITIONS), 'With a set', 'Rulings'],
      listedOptions.map(({ name, row, text, byEdition }) => [
        `\`${name}\``,
        cell(wordsOf(row.values)),
        cell(text),
        ...EDITIONS.map((edition) => editionCell(byEdition[edition], isFixed(name, edition))),
        row.withSet === undefined ? '–' : `${code(row.withSet.default)} with \`${row.withSet.set}\``,
        row.rulings.map(linked).join(', '),
      ]),
    ),
    'Beside the options, a setup names the `edition`, the `sets`, the `length` or `pointLimit` of the game, and whom reaction `windows` ask.',
    '',
  ].join('\n\n');
}

/** What an edition takes if nothing is said; a point where it knows nothing of the option. */
const editionCell = (value: Json | undefined, isFixed: boolean): string =>
  value === undefined ? '·' : code(value) + (isFixed ? ' fixed' : '');

/** The rule cards, whose printed texts are not known. */
function ruleCardsPart(proofs: Proofs, linked: (text: string) => string): string[] {
  const rows = ruleCardRulings.map(({ id, row: name, details }) => {
    const row = pandorasBox.rows.find((one) => one.id === name);
    if (row === undefined) throw new Error(`${id} names the row '${name}', which is not there.`);
    return [
      `<a id="${anchor(id)}"></a>${id}`,
      titled(row.name),
      cell(textOfRow(row)),
      linked(details),
      filesCell(proofs.get(id)) || '**none**',
    ];
  });
  return [
    '## Rule cards',
    `**Each of these texts is a ${RECONSTRUCTION}.** The rulebook names fifteen rule cards and outlines two of them; what stands on the others is not known to us. Section R says how rule cards come into force and go. They are not in the game with \`ruleCards.count: 0\`.`,
    tableOf(['ID', 'Rule card', 'What it does', 'In detail', 'Test'], rows),
  ];
}

/** `name a|b, other c|d` as code and values. What cannot be set yet is left out. */
function optionCell(options: string | null): string {
  const known = (options?.split(', ') ?? []).flatMap((option) => {
    const [name = '', ...values] = option.split(' ');
    if (name !== 'edition' && listedOptions.every((one) => one.name !== name)) return [];
    return [`\`${name}\` ${cell(values.join(' '))}`.trim()];
  });
  return known.join(', ') || '–';
}

function proofCell(ruling: Ruling, proofs: Proofs, linked: (text: string) => string): string {
  const links = filesCell(proofs.get(ruling.id));
  if (ruling.about === 'play') return links || '**none**';
  return `Host: ${linked(ruling.note ?? '')} ${links}`.trim();
}

/** Links to files of tests. */
export const filesCell = (files: readonly string[] = []): string =>
  files.map((file) => `[${file.replace(/^test\//, '')}](../${file})`).join(', ');

function clausesCell(
  clauses: readonly { readonly text: string; readonly sets?: readonly string[] }[],
  playable: readonly string[],
  linked: (text: string) => string,
): string {
  const there = clauses.filter(({ sets }) => isThere(sets, playable));
  return there.length === 0 ? '(nothing in the sets listed here)' : there.map(({ text }) => linked(text)).join(' ');
}
