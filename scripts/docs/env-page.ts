/** The parts of `docs/env.md` that are made from the sources. */
import type { SeedlessSetup } from 'frantic-engine';
import { createEnv as createBoardEnv } from 'frantic-engine/board-game/env';
import { createEnv, type Layout } from 'frantic-engine/env';
import { cell, tableOf } from './markdown.ts';
import { filledIn } from './parts.ts';

/** The setups that are shown. */
const BASE: SeedlessSetup = { players: 4 };
const ALL: SeedlessSetup = { players: 4, sets: ['troublemaker', 'supercharge', 'pandoras-box'] };

const layoutOf = (setup: SeedlessSetup): Layout => createEnv(setup).layout;

/** The page as it should be. */
export const envPage = (page: string): string =>
  filledIn('docs/env.md', page, {
    features: featureTable,
    picks: pickTable,
    layouts: layoutTable,
    boardFeatures: boardFeatureTable,
    boardPicks: boardPickTable,
  });

/** A few of the items of a feature. */
function some(items: readonly string[]): string {
  const quoted = items.map((item) => `\`${item}\``);
  return quoted.length <= 5 ? quoted.join(', ') : `${quoted.slice(0, 3).join(', ')} … ${quoted.at(-1)}`;
}

/** The first word of a pick. */
const kindOf = (name: string): string => name.split(' ', 1)[0] as string;

function featureTable(): string {
  const [base, all] = [layoutOf(BASE), layoutOf(ALL)];
  const rows = all.features.map(({ name, size, meaning, items }) => {
    const here = base.features.find((one) => one.name === name);
    const from = here === undefined ? '–' : `${here.offset}`;
    const shown = some(here?.items ?? items);
    return [`\`${name}\``, from, `${here?.size ?? 0}`, `${size}`, cell(meaning), cell(shown)];
  });
  const head = ['Feature', 'From', 'Numbers', 'with all sets', 'What they say', 'One for each of'];
  return tableOf(head, [...rows, ['**all**', '', `**${base.size}**`, `**${all.size}**`, '', '']]);
}

function pickTable(): string {
  const [base, all] = [layoutOf(BASE), layoutOf(ALL)];
  const rows = [...new Set(all.picks.map(kindOf))].map((kind) => {
    const [here, there] = [base, all].map(({ picks }) => picks.filter((name) => kindOf(name) === kind));
    return [
      `${base.picks.findIndex((name) => kindOf(name) === kind)}`,
      `${here?.length}`,
      `${there?.length}`,
      cell(some(here ?? [])),
    ];
  });
  return tableOf(
    ['From', 'Picks', 'with all sets', 'Names'],
    [...rows, ['**all**', `**${base.picks.length}**`, `**${all.picks.length}**`, '']],
  );
}

function boardFeatureTable(): string {
  const { features, size } = createBoardEnv(BASE).layout;
  const rows = features.map(({ name, offset, size, meaning, items }) => [
    `\`${name}\``,
    `${offset}`,
    `${size}`,
    cell(meaning),
    cell(some(items)),
  ]);
  const head = ['Feature', 'From', 'Numbers', 'What they say', 'One for each of'];
  return tableOf(head, [...rows, ['**all**', '', `**${size}**`, '', '']]);
}

function boardPickTable(): string {
  const { picks } = createBoardEnv(BASE).layout;
  const rows = [...new Set(picks.map(kindOf))].map((kind) => {
    const names = picks.filter((name) => kindOf(name) === kind);
    return [`${picks.findIndex((name) => kindOf(name) === kind)}`, `${names.length}`, cell(some(names))];
  });
  return tableOf(['From', 'Picks', 'Names'], [...rows, ['**all**', `**${picks.length}**`, '']]);
}

function layoutTable(): string {
  const rows = [BASE, ALL].flatMap((setup) =>
    [2, 4, 8].map((players) => {
      const { size, picks, fingerprint } = layoutOf({ ...setup, players });
      return [
        setup === BASE ? 'base game' : 'all sets',
        `${players}`,
        `${size}`,
        `${picks.length}`,
        `\`${fingerprint}\``,
      ];
    }),
  );
  return tableOf(['Sets', 'Players', 'Numbers', 'Picks', 'Hash'], rows);
}
