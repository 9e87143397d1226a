/** `docs/cards.md`: everything in the boxes, with what it does step by step as its compiled steps say. */

import { boxes } from '../../src/card-game/boxes/boxes.ts';
import { textOfRow } from '../../src/card-game/boxes/texts.ts';
import { editions } from '../../src/card-game/editions/editions.ts';
import type { Options } from '../../src/card-game/options/options.ts';
import type { Box, CardRow, LastingEffect, PowerRow, Row } from '../../src/card-game/rows/define.ts';
import { EDITIONS } from '../../src/card-game/state/types.ts';
import { RECONSTRUCTION, ruleCardRulings } from '../../src/rulings/card-game/rule-cards.ts';
import { type Counts, catalogWith, countBoxes, everything, furtherPrints, isPrinted, playable } from './boxes.ts';
import { anchor, capital, code, GENERATED, tableOf, titled } from './markdown.ts';
import { listedOptions, valuesOf } from './options.ts';
import { rulingsFor } from './rulings-page.ts';
import { en, type StepWords } from './step-words/en.ts';
import { cardWords, stepsOf } from './steps.ts';

const listed = new Set<string>(rulingsFor(playable).map(({ id }) => id));

/** The classes of cards, in the order of the page. */
const CLASSES = {
  number: { title: 'Number cards', what: 'on the same color or the same number' },
  black: { title: 'Black number cards', what: 'on the same number only; then an event is triggered' },
  plain: { title: 'Colored special cards', what: 'on the same color or the same kind' },
  bicolored: { title: 'Bi-colored special cards', what: 'on either of their colors, and play goes on in the other' },
  open: { title: 'Open-wish special cards', what: 'on everything; then a wish is named' },
  unique: { title: 'Cards with a condition of their own', what: 'on everything, if the condition holds' },
} as const;

const copiesOf = (row: CardRow): number => row.prints.reduce((sum, { copies }) => sum + copies, 0);
const sum = (rows: readonly CardRow[]): number => rows.reduce((total, row) => total + copiesOf(row), 0);

/** The page. */
export function cardsPage(): string {
  const counted = countBoxes();
  const line = (name: string, { number, black, special, cards, events, powers, rules }: Counts): string[] =>
    [name, number, black, special, cards, events, powers, rules].map(String);
  const lines = [...counted].map(([name, counts]) => line(name === 'all' ? '**together**' : `\`${name}\``, counts));
  return [
    GENERATED,
    '# Cards',
    'Every card, event, power card and rule card, in our own words, with the rulings that settle its details. *Step by step* is read from the compiled script: what the engine does, in this order, when the card is played or the event turned over. A card that wishes names its wish after its effect. What a number is called is what other rows can turn it by, such as `gift.cards`.',
    tableOf(
      ['Box', 'Colored numbers', 'Black numbers', 'Special cards', 'Cards', 'Events', 'Power cards', 'Rule cards'],
      lines,
    ),
    `With all boxes and purple as a fifth color, the deck is all ${everything.cards.length} cards.`,
    ...boxes.flatMap(setPart),
    '',
  ].join('\n\n');
}

const TITLES: Readonly<Record<string, string>> = {
  base: 'Base set',
  troublemaker: 'Troublemaker set',
  supercharge: 'Supercharge set',
  'pandoras-box': "Pandora's Box",
};

function setPart(set: Box): string[] {
  const rows = set.rows.filter((row) => row.type === 'card');
  const events = set.rows.filter((row) => row.type === 'event');
  const powers = set.rows.filter((row) => row.type === 'power');
  const rules = set.rows.filter((row) => row.type === 'rule');
  return [
    `## ${TITLES[set.name] ?? capital(set.name)}`,
    ...(set.name === 'base' ? [] : [`Chosen with \`sets: ['${set.name}']\`, in editions ${knownIn(set.name)}.`]),
    ...Object.entries(CLASSES).flatMap(([name, { title, what }]) => {
      const here = rows.filter((row) => row.class === name);
      if (here.length === 0) return [];
      return [
        `### ${title}`,
        `${sum(here) === 1 ? 'One card. It goes' : `${sum(here)} cards. They go`} ${what}.`,
        ...here.map(cardPart),
      ];
    }),
    ...(set.adjust === undefined ? [] : printsPart()),
    ...part('Events', `${count(events.length, 'event')}, one of each.`, events),
    ...part(
      'Power cards',
      `${powers.reduce((total, { copies }) => total + copies, 0)} cards, two of each kind. Two lie face down in front of each player. One a turn can be used with a card that is played in that turn; it is turned up then and stays up (R-317, R-318).`,
      powers,
    ),
    ...part(
      'Rule cards',
      `${rules.length} cards, one of each. Before each round as many as \`ruleCards.count\` says are drawn; they are in force for that round (R-380).${rules.some(({ reconstructed }) => reconstructed) ? ` **Each of them is a ${RECONSTRUCTION}.** Their numbers lead to [the rulings](rulings.md#rule-cards).` : ''}`,
      rules,
    ),
  ];
}

const count = (number: number, what: string): string => (number === 1 ? `One ${what}` : `${number} ${what}s`);

const knownIn = (set: string): string =>
  EDITIONS.filter((edition) => editions[edition].sets.some((one) => one === set))
    .map((edition) => `\`${edition}\``)
    .join(', ');

const part = (title: string, about: string, rows: readonly Row[]): string[] =>
  rows.length === 0
    ? []
    : [`### ${title}`, about.replace('One event, one of each.', 'One event.'), ...rows.map(rowPart)];

function cardPart(row: CardRow): string {
  return [
    `#### ${titled(row.name)}`,
    textOfRow(row),
    [
      `- ${madeOf(row)}`,
      ...moreOf(row),
      `- **Points in hand:** ${row.points ?? 'the number on it'}`,
      ...(row.wish === null ? [] : [`- **Wish:** ${row.wish}`]),
      ...(row.attack ? ['- **Attack:** it names victims, who may counter'] : []),
      ...(row.condition === null ? [] : [`- **Condition:** ${row.condition.text}`]),
      ...(row.imitates === null ? [] : ['- It is played as another special card in play.']),
      ...(row.under ? ['- It goes under the top card.'] : []),
      ...(row.giveable ? [] : ['- It cannot be handed over on purpose by a special card.']),
      ...(row.takesPowers ? [] : ['- No power card can be used with it.']),
      ...(row.react === null
        ? []
        : [
            `- **Tossed in:** window \`${row.react.in}\` – ${inWindow(row.react.in)}${row.react.each ? '; everybody who is willing does' : ''}`,
          ]),
      ...common(row),
    ].join('\n'),
    ...scripts(row, en),
  ].join('\n\n');
}

/** What a reaction window is about. */
const inWindow = (trigger: string): string =>
  Object.entries(en.card.triggers).find(([name]) => name === trigger)?.[1] ?? 'see its text';

function madeOf(row: CardRow): string {
  const colors = [...new Set(row.prints.map(({ color }) => color))].filter((color) => color !== null);
  const numbers = [...new Set(row.prints.map(({ number }) => number))].filter((number) => number !== null);
  const copies = [...new Set(row.prints.map((print) => print.copies))].join(' or ');
  if (row.class === 'bicolored') {
    const pairs = row.prints.map(({ color, second }) => `${color}-${second}`);
    return `**Copies:** ${copiesOf(row)} (${copies} of each pair), **colors:** ${pairs.join(', ')}`;
  }
  const each = [...(numbers.length > 1 ? ['number'] : []), ...(colors.length > 0 ? ['color'] : [])].join(' and ');
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return [
    `**Copies:** ${copiesOf(row)}${each === '' ? '' : ` (${copies} of each ${each})`}`,
    ...(numbers.length === 0 ? [] : [least === most ? `**number:** ${least}` : `**numbers:** ${least}–${most}`]),
    `**color:** ${colors.length === 0 ? 'none' : colors.join(', ')}`,
  ].join(', ');
}

/** What Pandora's Box adds to a kind of another box. */
function moreOf(row: CardRow): string[] {
  const more = furtherPrints(row);
  if (more.length === 0 || more.length === everything.cards.filter((card) => card.row.id === row.id).length) return [];
  return [`- **More in Pandora's Box:** ${more.length} (${namesOf(row, more)})`];
}

/** The names of further prints, each with how many there are. */
function namesOf(row: CardRow, cards: readonly { readonly name: string }[]): string {
  if (row.class === 'number' && cards.length > 1) return 'purple, two of each number';
  const names = [...new Set(cards.map(({ name }) => name))];
  return names
    .map((name) => {
      const copies = cards.filter((card) => card.name === name).length;
      return copies === 1 ? name : `${copies} × ${name}`;
    })
    .join(', ');
}

/** The further prints of Pandora's Box, and what the option makes of them. */
function printsPart(): string[] {
  const kinds = everything.cardRows.map((row) => [row, furtherPrints(row)] as const);
  const more = kinds.filter(([row, cards]) => cards.length > 0 && row.id !== 'do-it-yourself');
  const purple = listedOptions.find(({ name }) => name === 'purple');
  const sizes = (purple === undefined ? [] : valuesOf(purple.row)).map((value) => {
    const options = { purple: value } as Partial<Options>;
    const size = (sets: readonly string[]): string => {
      const { cards, colors } = catalogWith(sets, options);
      return `${cards.length} (${colors.length} colors)`;
    };
    return [
      code(value),
      size(['pandoras-box']),
      size(['troublemaker', 'pandoras-box']),
      size(['supercharge', 'pandoras-box']),
      size(playable.filter(isPrinted)),
    ];
  });
  return [
    '### Further prints',
    `${more.reduce((total, [, cards]) => total + cards.length, 0)} cards of kinds that other boxes have, most of them purple. A kind is there even if its own box is not, unless it could do nothing (R-017).`,
    tableOf(
      ['Kind', 'Cards', 'Prints'],
      more.map(([row, cards]) => [
        `[${titled(row.name)}](#${headingAnchor(row.name)})`,
        String(cards.length),
        namesOf(row, cards),
      ]),
    ),
    `The option \`purple\` says what the purple cards are: not in the game, a fifth color, or the replacement of another color, whose cards all go. As a replacement purple has the kinds and numbers the other colors have, unless \`purple.mirror\` is \`false\`. How many cards the deck has:`,
    tableOf(['`purple`', "with Pandora's Box alone", 'and Troublemaker', 'and Supercharge', 'all boxes'], sizes),
  ];
}

const headingAnchor = (name: string): string =>
  name
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

function rowPart(row: Row): string {
  const number = ruleCardRulings.find((one) => one.row === row.id);
  const mark = row.type === 'rule' && row.reconstructed ? [`*${capital(RECONSTRUCTION)}.*`] : [];
  const rules = number === undefined ? [] : [`- **Number:** [${number.id}](rulings.md#${anchor(number.id)})`];
  return [
    `#### ${titled(row.name)}`,
    ...mark,
    textOfRow(row),
    [...(row.type === 'power' ? powerLines(row) : []), ...rules, ...common(row)].join('\n'),
    ...scripts(row, en),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function powerLines(row: PowerRow): string[] {
  const { goesWith } = row;
  const fitting = everything.cards.filter((card) => card.row.takesPowers && (goesWith?.(card) ?? true));
  const classes = Object.keys(CLASSES).filter((name) => fitting.some((card) => card.row.class === name));
  const all = goesWith === null;
  return [
    `- **Copies:** ${row.copies}`,
    `- **Acts:** ${row.timing === 'first' ? 'before the effect of the card' : 'after the effect and the wish of the card'}`,
    `- **Goes with:** ${all ? 'every card but The End' : classes.map((name) => CLASSES[name as keyof typeof CLASSES].title.toLowerCase()).join(', ')}`,
    `- **Lasts:** ${row.lasting === null ? 'no longer than its effect' : en.until[row.lasting.until ?? 'roundEnds']}`,
    ...(row.replacesWish ? ['- It replaces the wish of an open-wish card.'] : []),
  ];
}

/** What all rows have in common. */
function common(row: Row): string[] {
  const knobs = Object.entries(row.knobs).map(([name, value]) => `${name} ${value}`);
  const worded = EDITIONS.filter((edition) => editions[edition].rows[row.id] !== undefined);
  return [
    ...(knobs.length === 0 ? [] : [`- **Numbers:** ${knobs.join(', ')}`]),
    ...optionsOf(row).map((text) => `- **Option** ${text}`),
    ...worded.flatMap((edition) => wordedAnew(row, edition)),
    ...(row.rulings.length === 0 ? [] : [`- **Rulings:** ${[...row.rulings].sort().map(linked).join(', ')}`]),
  ];
}

/** What an edition words anew in a row. */
function wordedAnew(row: Row, edition: (typeof EDITIONS)[number]): string[] {
  const knobs = Object.entries(editions[edition].rows[row.id]?.knobs ?? {});
  const said = knobs.map(([name, value]) => `${name} ${value}`).join(', ');
  return [`- **Worded anew in** \`${edition}\`${said === '' ? '' : `: ${said}`}`];
}

/** A link to a ruling, if it is listed. */
const linked = (id: string): string => (listed.has(id) ? `[${id}](rulings.md#${anchor(id)})` : id);

/** The options that share a ruling with the row, with their values by edition or set where these differ. */
function optionsOf(row: Row): string[] {
  return listedOptions
    .filter((option) => option.row.rulings.some((id) => row.rulings.includes(id)))
    .map(({ name, row: option, text, byEdition }) => {
      const others = EDITIONS.flatMap((edition) => {
        const value = byEdition[edition];
        return value === undefined || value === option.default ? [] : [{ edition, value }];
      });
      const { withSet } = option;
      const elsewhere = [
        ...others.map(({ edition, value }) => `in \`${edition}\` ${code(value)}`),
        ...(withSet === undefined ? [] : [`with \`${withSet.set}\` ${code(withSet.default)}`]),
      ];
      return `\`${name}\`: ${[code(option.default), ...elsewhere].join(', ')}. ${text}`;
    });
}

/** Everything the row does, each part with its steps. */
export function scripts(row: Row, language: StepWords): string[] {
  const partOf = (name: string, title: string): string[] => {
    const script = everything.scripts[`${row.id}/${name}`];
    return script === undefined ? [] : [`${title}:`, stepsOf(script, cardWords(language)).join('\n')];
  };
  return [
    ...partOf('play', language.headings.play),
    ...Object.keys(row.parts).flatMap((name) => partOf(name, `*${name}*`)),
    ...(row.type === 'card' ? partOf('react', language.headings.react) : []),
    ...(row.lasting === null ? [] : [lastingPart(row, row.lasting, language)]),
    ...Object.keys(row.lasting?.on ?? {}).flatMap((moment) => partOf(moment, language.at(`\`${moment}\``))),
  ];
}

function lastingPart(
  row: Row,
  { until = 'roundEnds', values = {}, begin, end }: LastingEffect,
  language: StepWords,
): string {
  const turned = Object.keys(values).map((name) => `\`${name}\``);
  const acts = [...(begin ? [language.begins] : []), ...(end ? [language.endsEarly] : [])];
  return [
    language.stays(language.until[row.type === 'rule' ? 'round' : until], turned.join(', ')),
    ...(acts.length === 0 ? [] : [language.acts(acts)]),
  ].join(' ');
}
