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

/** Words by what they stand for. */
export type Words = Readonly<Record<string, string>>;

/** What the steps of a game do, in words. */
export interface StepWords {
  /** What reaction windows are about, by trigger. */
  readonly triggers: Words;
  /** What questions want, by the name of the answer. */
  readonly answers: Words;
  /** What verbs do. */
  readonly verbs: Words;
  /** What tests ask, by what their source mentions once blanks are taken out. `$1` is what the pattern caught. */
  readonly tests: readonly (readonly [RegExp, string])[];
  /** What called scripts of the rules do. */
  readonly calls: Words;
  /** What is added to that where it depends on how the game stands. */
  readonly unsure: string;
}

/** The words for a name, or the name itself. */
const wordFor = (words: Words, name: string): string => words[name] ?? `\`${name}\``;

/** The source of a leaf without blanks, and with one kind of quotes: it may have been through a compiler. */
function sourceOf<C>({ op, name, run }: Step<C>): string {
  const source = run.toString().replace(/\s+/g, '').replaceAll("'", '"');
  // A test of what is remembered under a name is put together by the builder.
  return op === OPS.when && name !== '' ? source.replace('v[name]', `v.${name}`) : source;
}

/** The steps of a script as lines of a nested list. */
export function stepsOf<C>(script: Script<C>, words: StepWords): string[] {
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

function wordsFor<C>(step: Step<C>, script: string, targets: ReadonlyMap<number, string>, words: StepWords): string[] {
  const source = sourceOf(step);
  switch (step.op) {
    case OPS.ask:
      return [`${step.who === null ? 'asks' : 'asks that player'} ${wordFor(words.answers, step.name)}`];
    case OPS.askAll:
      return [`asks all of them at once ${wordFor(words.answers, step.name)}`];
    case OPS.window:
      return [`window \`${step.name}\`: ${words.triggers[step.name] ?? 'cards may be tossed in'}`];
    case OPS.do:
      return [doing(source, '', words.verbs)];
    case OPS.keep:
      return [doing(source, step.name, words.verbs)];
    case OPS.when:
      return [`${testing(source, words.tests)}:`];
    case OPS.each:
      return [looping(step.name, source)];
    case OPS.goto:
      return [`goes back to *${targets.get(step.to)}*`];
    case OPS.call:
      return calling(step, script, source, words);
    case OPS.fire:
      return [`whatever listens to \`${step.name}\` acts`];
    default:
      return ['ends'];
  }
}

function looping(name: string, source: string): string {
  const [, times] = source.match(/(?:length:|upTo\()c\.knob\("(\w+)"\)/) ?? [];
  if (times !== undefined && !source.includes('affected')) return `as often as \`${times}\` says:`;
  const who = /victim/i.test(source) ? 'victim' : name === 'seat' ? 'player' : name;
  return times === undefined
    ? `for each ${who}, in order:`
    : `for each ${who}, in order, as often as \`${times}\` says:`;
}

/** What a step does. `kept`: the name under which it keeps what comes of it. */
function doing(source: string, kept: string, words: Words): string {
  const verbs = [...source.matchAll(/\.do\.(\w+)\(|\b(layGifts|takeOver)\(/g)].map((found) => found[1] ?? found[2]);
  if (verbs.length > 0) return [...new Set(verbs)].map((verb) => wordFor(words, verb as string)).join('; ');
  if (source.includes('.closed=')) return 'no card may be tossed in against the card just played';
  const [, settled = kept] = source.match(/\bv\.(\w+)=(?!=)/) ?? [];
  return settled === '' ? 'carries it out' : `settles the ${settled}`;
}

function testing(source: string, tests: StepWords['tests']): string {
  const [pattern, words = 'in some cases'] = tests.find(([one]) => one.test(source)) ?? [];
  const [, caught = ''] = pattern === undefined ? [] : (source.match(pattern) ?? []);
  const read = [...source.matchAll(/options(?:\["([\w.-]+)"\]|\.(\w+))/g)].map(
    ([, dotted, plain]) => `\`${dotted ?? plain}\``,
  );
  if (pattern === undefined && read.length > 0)
    return source.includes('!c.options') ? `unless ${read.join(', ')} is set` : `if ${read.join(', ')} is set`;
  return words.replace('$1', caught) + (read.length === 0 ? '' : `, or as ${read.join(', ')} says`);
}

/** What a call resolves: the same in every game, or depending on an option or on the game. */
function calling<C>(step: Step<C>, script: string, source: string, { calls, unsure }: StepWords): string[] {
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
      ? 'the same effect for whoever took it over'
      : called.startsWith(`${row}/`)
        ? `goes on with *${called.slice(row.length + 1)}*`
        : wordFor(calls, called);
  try {
    const standard = calledWith(undefined);
    const [option] = read;
    if (option === undefined) return standard === null ? [] : [words(standard)];
    return valuesOf(option.row).flatMap((value) => {
      const called = calledWith(value);
      return called === null ? [] : [`if \`${option.name}\` is ${code(value)}: ${words(called)}`];
    });
  } catch (error) {
    // What is called depends on how the game stands, and there is none here.
    if (!(error instanceof TypeError)) throw error;
    const [, name = ''] = source.match(new RegExp(`\\b(${Object.keys(calls).join('|').toUpperCase()})\\b`)) ?? [];
    return [`${wordFor(calls, name.toLowerCase())}${unsure}`];
  }
}
