/** The check of the names in house rules: a misspelt one would be a rule that never fires. */

import { InvalidSetup } from '../../common/errors.ts';
import { compile, OPS } from '../../kernel/script.ts';
import { base } from '../boxes/base/set.ts';
import { addOns } from '../boxes/boxes.ts';
import type { RuleContext } from '../rows/context.ts';
import { event, HOOKS, type LastingEffect, MOMENTS, power, type Row, rule, unique } from '../rows/define.ts';
import { ruleScripts } from '../rules/scripts.ts';

/** The fields a row can have, by its type: those that a constructor makes of the least it can be given. */
const least = { id: 'least', name: 'least', text: '' };
const FIELDS: Readonly<Record<Row['type'], readonly string[]>> = {
  card: Object.keys(unique({ ...least, points: 0 })),
  event: Object.keys(event(least)),
  power: Object.keys(power({ ...least, timing: 'first' })),
  rule: Object.keys(rule({ ...least, lasting: {} })),
};

const LASTING = ['until', 'begin', 'end', 'start', 'remembers', 'values', 'on'] satisfies (keyof LastingEffect)[];

/** When something in force may end. */
const UNTIL: readonly unknown[] = [undefined, 'roundEnds', 'ownerTurnBegins', 'ownerTurnEnds'];

/** Refuses rows with a field, a trigger, a value, a moment or a knob that nobody knows. */
export function checkNames(rows: readonly Row[]): void {
  const all = [...[base, ...addOns].flatMap((set) => set.rows), ...rows];
  const triggers = triggersOf(all);
  rows.forEach((row, i) => {
    const at = `rows[${i}]`;
    known(Object.keys(row), FIELDS[row.type], at, 'field of a row');
    if (row.type === 'card' && row.react !== null) known([row.react.in], triggers, `${at}.react.in`, 'trigger', true);
    if (row.lasting === null) return;
    const { values = {}, on = {}, until } = row.lasting;
    known(Object.keys(row.lasting), LASTING, `${at}.lasting`, 'field of what lasts');
    known(Object.keys(on), Object.keys(MOMENTS), `${at}.lasting.on`, 'moment');
    if (!UNTIL.includes(until))
      throw new InvalidSetup(`${at}.lasting.until`, `has to be one of ${UNTIL.slice(1).join(', ')}`);
    const knobs = all.flatMap(({ id, knobs }) => Object.keys(knobs).map((knob) => `${id}.${knob}`));
    known(Object.keys(values), [...Object.keys(HOOKS), ...knobs], `${at}.lasting.values`, 'value or knob');
  });
}

/** Refuses the first name that is not known. `self`: the field is the name, and does not have it. */
function known(names: readonly string[], good: readonly string[], field: string, what: string, self = false): void {
  for (const name of names)
    if (!good.includes(name))
      throw new InvalidSetup(self ? field : `${field}.${name}`, `there is no ${what} '${name}'${like(name, good)}`);
}

/** The names that begin alike, for whoever has misspelt one. */
function like(name: string, good: readonly string[]): string {
  const near = good.filter((one) => one.slice(0, 2) === name.slice(0, 2)).slice(0, 3);
  return near.length === 0 ? '' : `; there is ${near.map((one) => `'${one}'`).join(', ')}`;
}

/** What windows are opened for: by the rules, or by any of these rows. */
function triggersOf(rows: readonly Row[]): readonly string[] {
  const chains = rows.flatMap((row) => [
    row.play,
    ...Object.values(row.parts),
    row.type === 'card' ? row.react?.play : null,
    ...Object.values(row.lasting?.on ?? {}),
  ]);
  const scripts = [
    ...ruleScripts(),
    ...chains.flatMap((chain) => (chain ? [compile<RuleContext>('names', null, chain)] : [])),
  ];
  return scripts.flatMap(({ steps }) => steps.filter(({ op }) => op === OPS.window).map(({ name }) => name));
}
