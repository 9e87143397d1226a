/** The check of the names in house rules: a misspelt one would be a rule that never fires. */

import { InvalidRules } from '../../common/errors.ts';
import { quoted } from '../../common/quoted.ts';
import { short } from '../../common/words.ts';
import { type Chain, compile, OPS, type Script } from '../../kernel/script.ts';
import { boxes } from '../boxes/boxes.ts';
import type { RuleContext } from '../rows/context.ts';
import { event, HOOKS, type LastingEffect, MOMENTS, power, type Row, rule, unique } from '../rows/define.ts';
import { ruleScripts } from '../rules/scripts.ts';
import type { Listed } from './check-rows.ts';
import { asObject } from './checks.ts';

/** The fields a row can have, by its type: those that a constructor makes of the least it can be given. */
const least = { id: 'least', name: 'least', text: '' };
const FIELDS: Readonly<Record<Row['type'], () => readonly string[]>> = {
  card: () => Object.keys(unique({ ...least, points: 0 })),
  event: () => Object.keys(event(least)),
  power: () => Object.keys(power({ ...least, timing: 'first' })),
  rule: () => Object.keys(rule({ ...least, lasting: {} })),
};

const LASTING = ['until', 'begin', 'end', 'start', 'remembers', 'values', 'on'] satisfies (keyof LastingEffect)[];

/** When something in force may end. */
const UNTIL: readonly unknown[] = [undefined, 'roundEnds', 'ownerTurnBegins', 'ownerTurnEnds'];

/** Refuses rows with a field, a trigger, a value, a moment or a knob that nobody knows. They may come from JavaScript. */
export function checkNames(rows: readonly Listed[]): void {
  const printed = boxes.flatMap((set) => set.rows);
  const all = [...printed, ...rows.map(({ row }) => row)];
  const triggers = new Set([
    ...RULES.flatMap(windowsOf),
    ...printed.flatMap((row) => scriptsOf(row, row.id).flatMap(({ script }) => windowsOf(script))),
  ]);
  const scripts = new Set([...RULES.map(({ id }) => id), ...all.flatMap(partsOf)]);
  for (const listed of rows) {
    for (const { at, script } of scriptsOf(listed.row, listed.at)) {
      for (const trigger of windowsOf(script)) triggers.add(trigger);
      for (const name of callsOf(script)) if (!scripts.has(name)) throw unknown(at, 'script', name, [...scripts]);
    }
  }
  const knobs = all.flatMap(({ id, knobs }) => Object.keys(knobs ?? {}).map((knob) => `${id}.${knob}`));
  for (const { row, at } of rows) {
    known(Object.keys(row), FIELDS[row.type](), at, 'field of a row');
    for (const [name, given] of Object.entries(row))
      if (given === undefined) throw new InvalidRules(`${at}.${name}`, 'has to be left out rather than undefined');
    if (row.type === 'card' && row.react && !triggers.has(row.react.in))
      throw unknown(`${at}.react.in`, 'trigger', row.react.in, [...triggers]);
    checkLasting(row.lasting, `${at}.lasting`, knobs);
  }
}

/** Refuses what stays in force if it turns or listens to something that is not there. */
function checkLasting(lasting: LastingEffect | null | undefined, at: string, knobs: readonly string[]): void {
  if (lasting === null || lasting === undefined) return;
  const { values = {}, on = {}, until } = asObject(lasting, at);
  known(Object.keys(lasting), LASTING, at, 'field of what lasts');
  known(Object.keys(asObject(on, `${at}.on`)), Object.keys(MOMENTS), `${at}.on`, 'moment');
  known(
    Object.keys(asObject(values, `${at}.values`)),
    [...Object.keys(HOOKS), ...knobs],
    `${at}.values`,
    'value or knob',
  );
  if (!UNTIL.includes(until)) throw new InvalidRules(`${at}.until`, `has to be one of ${UNTIL.slice(1).join(', ')}`);
}

/** Refuses the first name that is not known. */
function known(names: readonly string[], good: readonly string[], field: string, what: string): void {
  for (const name of names) if (!good.includes(name)) throw unknown(`${field}.${short(name)}`, what, name, good);
}

/** What is said of a name that is not known, with the names that begin alike for whoever has misspelt one. */
function unknown(field: string, what: string, name: unknown, good: readonly string[]): InvalidRules {
  const near = typeof name === 'string' ? good.filter((one) => one.slice(0, 2) === name.slice(0, 2)).slice(0, 3) : [];
  const like = near.length === 0 ? '' : `; there is ${near.map((one) => `'${one}'`).join(', ')}`;
  return new InvalidRules(field, `there is no ${what} '${quoted(name)}'${like}`);
}

/** The scripts of the rules. */
const RULES: readonly Script<RuleContext>[] = /* @__PURE__ */ ruleScripts();

/** The chains of a row, by the field they stand in. */
const chainsOf = (row: Row): readonly (readonly [field: string, chain: unknown])[] => [
  ['play', row.play],
  ...Object.entries(row.parts ?? {}).map(([name, chain]) => [`parts.${name}`, chain] as const),
  ...(row.type === 'card' && row.react ? [['react.play', row.react.play] as const] : []),
  ...Object.entries(row.lasting?.on ?? {}).map(([name, chain]) => [`lasting.on.${name}`, chain] as const),
];

/** The names of a row's scripts. */
const partsOf = (row: Row): readonly string[] =>
  chainsOf(row).flatMap(([field, chain]) => {
    const part = field === 'react.play' ? 'react' : field.slice(field.lastIndexOf('.') + 1);
    return chain === null || chain === undefined ? [] : [`${row.id}/${part}`];
  });

/** The scripts of a row. `at`: where it stands. */
function scriptsOf(row: Row, at: string): readonly { readonly at: string; readonly script: Script<RuleContext> }[] {
  return chainsOf(row).flatMap(([field, chain]) => {
    if (chain === null || chain === undefined) return [];
    if (typeof chain !== 'function') throw new InvalidRules(`${at}.${field}`, 'has to be a chain of steps');
    try {
      return [{ at: `${at}.${field}`, script: compile<RuleContext>(field, null, chain as Chain<RuleContext>) }];
    } catch (error) {
      throw new InvalidRules(`${at}.${field}`, error instanceof Error ? error.message : 'cannot be put together');
    }
  });
}

const windowsOf = ({ steps }: Script<RuleContext>): readonly string[] =>
  steps.filter(({ op }) => op === OPS.window).map(({ name }) => name);

/** The scripts that are called by their names. Which one a function gives is known when it is called. */
const callsOf = ({ steps }: Script<RuleContext>): readonly string[] =>
  steps.filter(({ op, name }) => op === OPS.call && name !== '').map(({ name }) => name);
