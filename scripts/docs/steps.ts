/**
 * A compiled script in words.
 *
 * The steps say what they are: a question, a window, a loop. What a leaf does is read from the verb it uses. A step
 * for which there are no words here is still listed, by the name it has in the code.
 */
import type { Json } from '../../src/engine/json.ts';
import { OPS, type Script, type Step } from '../../src/engine/script.ts';
import type { Context } from '../../src/rules/context.ts';
import { code } from './markdown.ts';
import { type ListedOption, listedOptions } from './options.ts';

type Words = Readonly<Record<string, string>>;

/** What reaction windows are about, by trigger. */
export const TRIGGERS: Words = {
  attacked: 'whoever has been named may toss a card in',
  finish: 'somebody has no cards left, and cards may be tossed in',
  event: 'an event is about to be turned over, and cards may be tossed in',
};

/** What questions want, by the name of the answer. */
const ANSWERS: Words = {
  victim: 'for a victim',
  cards: 'for cards',
  split: 'how the draws are spread',
  move: 'for a card to play',
  wish: 'for a wish',
  picked: 'for one of the open cards',
  gifts: 'who is given which card',
  bets: 'for a card each, secret until all are in',
  seen: 'whether they have seen enough',
};

/** What verbs do. `layGifts` and `takeOver` are helpers around one. */
const VERBS: Words = {
  draw: 'cards are drawn',
  pass: 'the turn is passed',
  name: 'the victims are announced',
  letGo: 'the effect is dropped',
  skip: 'the victim will sit the next turn out',
  give: 'the cards change hands',
  exchange: 'cards change hands both ways at once',
  passHands: 'whole hands change places at once',
  discard: 'the cards go under the top card',
  lay: 'cards are laid face down on the table',
  layGifts: 'the cards are laid face down on the table',
  turnUp: 'cards of the draw pile are turned up',
  reveal: 'everything on the table is turned up',
  mix: 'the cards on the table are shuffled',
  pickUp: 'cards are taken from the table into hands',
  pickUpGifts: 'all pick up what was laid for them',
  showHands: 'hands are laid open',
  hideHands: 'hands are taken up again',
  setLasting: 'its count goes on',
  endRound: 'the round is over',
  takeOver: 'the effect is taken over, to be aimed again',
};

/** What tests ask, by what their source mentions once blanks are taken out. `$1` is what the pattern caught. */
const TESTS: readonly (readonly [RegExp, string])[] = [
  [/v\.victim===null/, 'if nobody is named'],
  [/v\.split===null/, 'if it is left out'],
  [/lastColor===null/, 'if no color has been played yet'],
  [/v\.(\w+)===null/, 'if there is no $1'],
  [/v\.(\w+)!==null/, 'if there is a $1'],
  [/\.taken\.length>0/, 'if a card was tossed in'],
  [/canPlay/, 'if a card of the hand fits'],
  [/exhausted/, 'if the draw pile was too small'],
  [/==="pass"/, 'if the player passes'],
  [/hasExpired/, 'if there are no turns left'],
  [/\.since/, 'unless it came into force in this turn'],
];

/** What called scripts of the rules do. */
const CALLS: Words = {
  event: 'an event is triggered',
  follow: 'that card is played and carried out',
  wish: 'the wish is named',
};

/** The words for a name, or the name itself. */
const wordFor = (words: Words, name: string): string => words[name] ?? `\`${name}\``;

type AnyStep = Step<Context>;

/** The source of a leaf without blanks, and with one kind of quotes: it may have been through a compiler. */
const sourceOf = (step: AnyStep): string => step.run.toString().replace(/\s+/g, '').replaceAll("'", '"');

/** The steps of a script as lines of a nested list. */
export function stepsOf(script: Script<Context>): string[] {
  const { steps, labels, id } = script;
  // Only places that something goes back to need a name.
  const targets = new Map<number, string>();
  for (const step of steps) {
    if (step.op !== OPS.goto) continue;
    const [name] = Object.entries(labels).find(([, at]) => at === step.to) ?? [];
    if (name !== undefined) targets.set(step.to, name);
  }
  const lines: string[] = [];
  const walk = (from: number, to: number, depth: number): void => {
    for (let at = from; at < to; at++) {
      const step = steps[at] as AnyStep;
      const place = targets.has(at) ? `*${targets.get(at)}*: ` : '';
      for (const text of wordsFor(step, id, targets)) lines.push(`${'  '.repeat(depth)}- ${place}${text}`);
      if (step.op !== OPS.when && step.op !== OPS.each) continue;
      walk(at + 1, step.op === OPS.each ? step.to - 1 : step.to, depth + 1);
      at = step.to - 1;
    }
  };
  walk(0, steps.length, 0);
  return lines;
}

function wordsFor(step: AnyStep, script: string, targets: ReadonlyMap<number, string>): string[] {
  const source = sourceOf(step);
  switch (step.op) {
    case OPS.ask:
      return [`${step.who === null ? 'asks' : 'asks that player'} ${wordFor(ANSWERS, step.name)}`];
    case OPS.askAll:
      return [`asks all of them at once ${wordFor(ANSWERS, step.name)}`];
    case OPS.window:
      return [`window \`${step.name}\`: ${TRIGGERS[step.name] ?? 'cards may be tossed in'}`];
    case OPS.do:
      return [doing(source)];
    case OPS.when:
      return [`${testing(source)}:`];
    case OPS.each:
      return [`for each ${/victim/i.test(source) ? 'victim' : step.name === 'seat' ? 'player' : step.name}, in order:`];
    case OPS.goto:
      return [`goes back to *${targets.get(step.to)}*`];
    case OPS.call:
      return calling(step, script);
    case OPS.fire:
      return [`whatever listens to \`${step.name}\` acts`];
    default:
      return ['ends'];
  }
}

function doing(source: string): string {
  const verbs = [...source.matchAll(/\.do\.(\w+)\(|\b(layGifts|takeOver)\(/g)].map((found) => found[1] ?? found[2]);
  if (verbs.length > 0) return [...new Set(verbs)].map((verb) => wordFor(VERBS, verb as string)).join('; ');
  const [, settled] = source.match(/\.v\.(\w+)=(?!=)/) ?? [];
  return settled === undefined ? 'carries it out' : `settles the ${settled}`;
}

function testing(source: string): string {
  const [pattern, words = 'in some cases'] = TESTS.find(([one]) => one.test(source)) ?? [];
  const [, caught = ''] = pattern === undefined ? [] : (source.match(pattern) ?? []);
  const read = [...source.matchAll(/option\("([\w.]+)"\)/g)].map(([, name]) => `\`${name}\``);
  return words.replace('$1', caught) + (read.length === 0 ? '' : `, or as ${read.join(', ')} says`);
}

/** What a call resolves: the same in every game, or depending on an option. */
function calling(step: AnyStep, script: string): string[] {
  const [row = ''] = script.split('/');
  const read: ListedOption[] = [];
  const calledWith = (chosen: Json | undefined): string | null => {
    const option = (name: string): Json => {
      const listed = listedOptions.find((one) => one.name === name) as ListedOption;
      read.push(listed);
      return chosen === undefined ? listed.row.default : chosen;
    };
    const part = (name: string): string => `${row}/${name}`;
    return step.run({ row, option, part } as unknown as Context, {} as never) as string | null;
  };
  const words = (called: string): string =>
    called === script
      ? 'the same effect for whoever took it over'
      : called.startsWith(`${row}/`)
        ? `goes on with *${called.slice(row.length + 1)}*`
        : wordFor(CALLS, called);
  const standard = calledWith(undefined);
  const [option] = read;
  if (option === undefined) return standard === null ? [] : [words(standard)];
  return valuesOf(option).flatMap((value) => {
    const called = calledWith(value);
    return called === null ? [] : [`if \`${option.name}\` is ${code(value)}: ${words(called)}`];
  });
}

/** What an option may be, if that is a short list. */
const valuesOf = ({ row }: ListedOption): Json[] =>
  row.values.split(' | ').map((value) => (value.startsWith("'") ? value.slice(1, -1) : (JSON.parse(value) as Json)));
