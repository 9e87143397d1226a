/**
 * A compiled script in words.
 *
 * The steps say what they are: a question, a window, a loop. What a leaf does is read from the verb it uses. A step
 * for which there are no words here is still listed, by the name it has in the code.
 */

import type { Json } from '../../src/kernel/json.ts';
import { OPS, type Script, type Step } from '../../src/kernel/script.ts';
import { code } from './markdown.ts';
import { type ListedOption, listedOptions, valuesOf } from './options.ts';
import type { StepWords } from './step-words/en.ts';
import { boardTests, cardTests } from './step-words/tests.ts';

/** Words by what they stand for. */
type Words = Readonly<Record<string, string>>;

/** The words of a language for a game: what all games have, and what this one has. */
export interface GameWords {
  /** What all games have. */
  readonly all: StepWords;
  /** What reaction windows are about, by trigger. */
  readonly triggers: Words;
  /** What questions want, by the name of the answer. */
  readonly answers: Words;
  /** What verbs do. `layGifts` and `takeOver` are helpers around one. */
  readonly verbs: Words;
  /** What tests ask, each with how it is known. */
  readonly tests: readonly (readonly [RegExp, string])[];
  /** What called scripts of the rules do. */
  readonly calls: Words;
  /** What is added to that where it depends on how the game stands. */
  readonly unsure: string;
}

/** The words of the card game. */
export const cardWords = (all: StepWords): GameWords => ({
  all,
  ...all.card,
  tests: cardTests.map(([pattern, name]) => [pattern, all.card.tests[name]]),
});

/** The words of the board game. */
export const boardWords = (all: StepWords): GameWords => ({
  all,
  ...all.board,
  tests: boardTests.map(([pattern, name]) => [pattern, all.board.tests[name]]),
});

/** A name in the code. */
const named = (name: string): string => `\`${name}\``;

/** The words for a name, or the name itself. */
const wordFor = (words: Words, name: string): string => words[name] ?? named(name);

/** The source of a leaf without blanks, and with one kind of quotes: it may have been through a compiler. */
function sourceOf<C>({ op, name, run }: Step<C>): string {
  const source = run.toString().replace(/\s+/g, '').replaceAll("'", '"');
  // A test of what is remembered under a name is put together by the builder.
  return op === OPS.when && name !== '' ? source.replace('v[name]', `v.${name}`) : source;
}

/** The steps of a script as lines of a nested list. */
export function stepsOf<C>(script: Script<C>, words: GameWords): string[] {
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
      const step = steps[at] as Step<C>;
      const place = targets.has(at) ? `*${targets.get(at)}*: ` : '';
      for (const text of wordsFor(step, id, targets, words)) lines.push(`${'  '.repeat(depth)}- ${place}${text}`);
      if (step.op !== OPS.when && step.op !== OPS.each) continue;
      walk(at + 1, step.op === OPS.each ? step.to - 1 : step.to, depth + 1);
      at = step.to - 1;
    }
  };
  walk(0, steps.length, 0);
  return lines;
}

function wordsFor<C>(step: Step<C>, script: string, targets: ReadonlyMap<number, string>, words: GameWords): string[] {
  const { all } = words;
  const source = sourceOf(step);
  switch (step.op) {
    case OPS.ask:
      return [(step.who === null ? all.asks : all.asksThem)(wordFor(words.answers, step.name))];
    case OPS.askAll:
      return [all.asksAll(wordFor(words.answers, step.name))];
    case OPS.window:
      return [all.window(named(step.name), wordFor(words.triggers, step.name))];
    case OPS.do:
      return [doing(source, '', words)];
    case OPS.keep:
      return [doing(source, step.name, words)];
    case OPS.when:
      return [`${testing(source, words)}:`];
    case OPS.each:
      return [`${looping(step.name, source, all)}:`];
    case OPS.goto:
      return [all.goesBack(`*${targets.get(step.to)}*`)];
    case OPS.call:
      return calling(step, script, source, words);
    case OPS.fire:
      return [all.fires(named(step.name))];
    default:
      return [all.ends];
  }
}

function looping(name: string, source: string, all: StepWords): string {
  const [, times] = source.match(/(?:length:|upTo\()c\.knob\("(\w+)"\)/) ?? [];
  if (times !== undefined && !source.includes('affected')) return all.times(named(times));
  const whom = wordFor(all.loops, /victim/i.test(source) ? 'victim' : name);
  return times === undefined ? all.each(whom) : all.eachTimes(whom, named(times));
}

/** What a step does. `kept`: the name under which it keeps what comes of it. */
function doing(source: string, kept: string, { all, verbs: words }: GameWords): string {
  const verbs = [...source.matchAll(/\.do\.(\w+)\(|\b(layGifts|takeOver)\(/g)].map((found) => found[1] ?? found[2]);
  if (verbs.length > 0) return [...new Set(verbs)].map((verb) => wordFor(words, verb as string)).join('; ');
  if (source.includes('.closed=')) return all.closes;
  const [, settled = kept] = source.match(/\bv\.(\w+)\+?=(?!=)/) ?? [];
  return settled === '' ? all.carriesOut : all.settles(wordFor(all.kept, settled));
}

function testing(source: string, { all, tests }: GameWords): string {
  const [pattern, words = all.inSomeCases] = tests.find(([one]) => one.test(source)) ?? [];
  const read = [...source.matchAll(/options(?:\["([\w.-]+)"\]|\.(\w+))/g)].map(([, dotted, plain]) =>
    named(dotted ?? plain ?? ''),
  );
  const options = read.join(', ');
  if (pattern === undefined && options !== '')
    return (source.includes('!c.options') ? all.unlessSet : all.ifSet)(options);
  return options === '' ? words : all.orAsSays(words, options);
}

/** What a call resolves: the same in every game, or depending on an option or on the game. */
function calling<C>(step: Step<C>, script: string, source: string, { all, calls, unsure }: GameWords): string[] {
  const [row = ''] = script.split('/');
  const read: ListedOption[] = [];
  const calledWith = (chosen: Json | undefined): string | null => {
    const options = new Proxy(
      {},
      {
        get: (_options, name): Json => {
          const listed = listedOptions.find((one) => one.name === name) as ListedOption;
          read.push(listed);
          return chosen === undefined ? listed.row.default : chosen;
        },
      },
    );
    const scriptOf = (name: string): string => `${row}/${name}`;
    return step.run({ row, options, scriptOf } as unknown as C, {} as never) as string | null;
  };
  const words = (called: string): string =>
    called === script
      ? all.sameEffect
      : called.startsWith(`${row}/`)
        ? all.goesOn(`*${called.slice(row.length + 1)}*`)
        : wordFor(calls, called);
  try {
    const standard = calledWith(undefined);
    const [option] = read;
    if (option === undefined) return standard === null ? [] : [words(standard)];
    return valuesOf(option.row).flatMap((value) => {
      const called = calledWith(value);
      return called === null ? [] : [all.ifIs(named(option.name), code(value), words(called))];
    });
  } catch (error) {
    // What is called depends on how the game stands, and there is none here.
    if (!(error instanceof TypeError)) throw error;
    const [, name = ''] = source.match(new RegExp(`\\b(${Object.keys(calls).join('|').toUpperCase()})\\b`)) ?? [];
    return [`${wordFor(calls, name.toLowerCase())}${unsure}`];
  }
}
