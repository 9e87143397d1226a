// Writes whole games to test/records/<version>-rules-<number>/*.txt, which later versions have to replay. What is there is never
// written again: a record that no longer replays says that a rule has changed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as card from 'frantic-engine';
import * as board from 'frantic-engine/board-game';
import { formatRecord } from 'frantic-engine/notation';
import { type Answering, answer, type Policy, randomOf } from '../test/support/playthroughs.ts';

const ALL = ['troublemaker', 'supercharge', 'pandoras-box'] as const;
const OFTEN = { windows: 'holders', pointLimit: 40 } as const;

/** What is kept: each edition and set, two to eight seats, options that change the course of a game. */
const CARD_GAMES: readonly (readonly [name: string, setup: card.Setup, policy?: Policy])[] = [
  ['card-pandora-four', { players: ['Ann', 'Ben', 'Cleo', 'Dan'], seed: 'kept', length: 'short' }],
  ['card-intl-three', { ...OFTEN, players: 3, seed: 1, edition: 'intl' }],
  ['card-swiss1-two', { ...OFTEN, players: 2, seed: 2, edition: 'swiss1' }],
  ['card-webde-five', { ...OFTEN, players: 5, seed: 3, edition: 'webde', sets: ALL.slice(0, 2) }],
  ['card-troublemaker-six', { ...OFTEN, players: 6, seed: 4, sets: ['troublemaker'] }],
  ['card-supercharge-three', { windows: 'holders', players: 3, seed: 5, sets: ['supercharge'] }],
  ['card-pandoras-box-four', { ...OFTEN, players: 4, seed: 6, sets: ['pandoras-box'] }],
  ['card-all-sets-eight', { ...OFTEN, players: 8, seed: 7, sets: ALL, options: { 'ruleCards.count': 2 } }],
  [
    'card-options',
    {
      players: ['Ann', 'Ben', 'Cleo'],
      seed: 8,
      pointLimit: 30,
      sets: ALL,
      windows: 'everyone',
      options: {
        dealCount: 5,
        purple: 'replace:blue',
        'end.tie': 'extraRound',
        'wish.timing': 'onPlay',
        'wish.optional': true,
        'counterattack.fantasticFour': 'share',
        'counterattack.redirectMandatory': true,
        'power.keepBetweenRounds': true,
      },
    },
  ],
  ['card-at-random', { ...OFTEN, players: 4, seed: 9, sets: ALL }, 'random'],
];

const BOARD_GAMES: readonly (readonly [name: string, setup: board.Setup, policy?: Policy])[] = [
  ['board-four', { players: ['Ann', 'Ben', 'Cleo', 'Dan'], seed: 'kept', length: 'short', windows: 'holders' }],
  [
    'board-own-two',
    {
      players: 2,
      seed: 10,
      pointLimit: 20,
      layout: board.defineLayout({
        name: 'small',
        map: ['0 1 2 3 4 5', '. 10 9 8 7 6', '. 11 12 13 14 15'],
        teleports: [2, 4, 7, 9, 11, 13],
      }),
      deck: board.defineDeck({ counts: { push: 12, jump: 4 }, total: 94 }),
      options: { 'jump.timing': 'pass' },
    },
    'random',
  ],
];

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const records = new URL('../test/records/', import.meta.url);

/** The records there are, each as its name and the number of its rules. */
const there = new Set(
  readdirSync(records, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const rules = /^rulesVersion: (\d+)$/m.exec(readFileSync(new URL(file, records), 'utf8'))?.[1];
      return `${basename(file, '.txt')} ${rules}`;
    }),
);

/** What playing a game and keeping it takes. */
interface Game<Setup, State, Action> extends Answering<State, Action> {
  readonly RULES_VERSION: number;
  createRecord(setup: Setup): { readonly actions: Action[] };
  createGame(setup: Setup): State;
  nextSeat(state: State): number | null;
  reduce(state: State, action: Action): State;
  formatRecord(record: unknown): string;
}

function keep<Setup, State extends { readonly outcome: unknown }, Action>(
  games: readonly (readonly [name: string, setup: Setup, policy?: Policy])[],
  game: Game<Setup, State, Action>,
): void {
  for (const [name, setup, policy = 'eager'] of games) {
    if (there.has(`${name} ${game.RULES_VERSION}`)) {
      console.log(`kept     ${name}`);
      continue;
    }
    const folder = `${version}-rules-${game.RULES_VERSION}`;
    const kept = game.createRecord(setup);
    const chance = randomOf(7);
    let state = game.createGame(setup);
    for (let seat = game.nextSeat(state); seat !== null; seat = game.nextSeat(state)) {
      const action = answer(game, state, seat, policy, chance);
      kept.actions.push(action);
      state = game.reduce(state, action);
    }
    mkdirSync(new URL(folder, records), { recursive: true });
    writeFileSync(new URL(`${folder}/${name}.txt`, records), game.formatRecord(kept));
    console.log(`written  ${folder}/${name} (${kept.actions.length} actions)`);
  }
}

keep<card.Setup, card.GameState, card.Action>(CARD_GAMES, {
  ...card,
  formatRecord,
  isEager: (action) => action.type === 'play' || (action.type === 'react' && action.card !== null),
});
keep<board.Setup, board.GameState, board.Action>(BOARD_GAMES, {
  ...board,
  isEager: (action) => action.type === 'react' && action.card !== null,
});
