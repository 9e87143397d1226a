/** Every public function that takes data has a door at which hostile input is tried, and is tried at each of its places. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { doors } from './doors.ts';

const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Where what goes in needs no door of its own: there is nothing to hold a lawful result to. */
const NO_DATA = {
  row: 'takes a row: code of the host, which `defineRules` checks',
  step: 'a step of a script: code of the host',
  host: 'takes a state, and what the host decides: how long, by which chance, where to; tried at each place',
  bot: 'a bot: `decide` gives it what it goes by',
  part: 'takes parts that were counted; tried at each place',
  check: 'finds out whether a state is sound, and throws what it finds; tried at each place',
  arbitrary: 'makes input for tests',
  sentence: 'a sentence of a language: `tell` gives it what it goes by',
} as const;

/** What is given to code of the host by the library itself, or by code of the host to the library. */
const CODE: readonly (keyof typeof NO_DATA)[] = ['row', 'step', 'bot', 'arbitrary', 'sentence'];

type Met = readonly [door: string] | keyof typeof NO_DATA;

const each = (names: string, met: Met): Record<string, Met> =>
  Object.fromEntries(names.split(' ').map((name) => [name, met]));

const looking = (of: string) => ({
  ...each('questionOf legalActions countLegal sampleLegal fallbackAction fallbackActions viewOf knownTo', [
    `${of}seat`,
  ]),
  ...each('waitingFor nextSeat', ['no state']),
  ...each('cardOf nameOf', ['card id']),
});

const words = (of: string) => ({
  ...each('formatAction', [`${of}action in words`]),
  ...each('parseAction', [`${of}words of an action`]),
  ...each('canTakeBack whyNotTakeBack', [`${of}take back`]),
  ...each('parseRecord', [`${of}record as text`]),
  ...each('takeBack', [`${of}part of a record`]),
  ...each('formatRecord', [`${of}digests`]),
});

const tables = (of: string) => ({
  ...each('table', [`${of}table`]),
  ...each('parseTable', [`${of}table as text`]),
  ...each('formatTable', [`written ${of}table`]),
  ...each('cardNamed', [`${of}card name`]),
  ...each('nameOf', ['card id']),
  ...each('assertInvariants', 'check'),
});

const sentences = (language: string) => ({
  ...each(
    ['', 'Base'].flatMap((of) => ['sayCard', 'seat'].map((say) => `${language}${of}.${say}`)).join(' '),
    'sentence',
  ),
});

const validators = (of: string): Record<string, Met> =>
  Object.fromEntries(
    ['setup', 'action', 'view', 'event', 'record'].map((name) => [`${name}Validator`, [`validator of: ${of}${name}`]]),
  );

/** By entry: where each function meets strangers, or why it does not. */
const MET: Readonly<Record<string, Readonly<Record<string, Met>>>> = {
  '.': {
    ...each('createGame opening createRecord', ['setup']),
    ...each('reduce transition isLegal whyNot explain', ['action']),
    ...looking(''),
    ...each('determinize', ['guess']),
    ...each('save restore', ['snapshot']),
    ...each('replay', ['record']),
    ...each('catalogOf', ['no state']),
    ...each('follow', ['follow']),
    ...each('publicOf createRandom optionsOf editionOf', 'host'),
    ...each('redact', ['redact']),
    ...each('createEngine', ['rows']),
  },
  './fast': {
    ...each('createGame', ['setup']),
    ...each('apply isLegal whyNot', ['action']),
    ...looking('fast '),
    ...each('determinize', ['guess']),
    ...each('save restore', ['fast snapshot']),
    ...each('replay', ['fast record']),
    ...each('catalogOf', ['no state']),
    ...each('createFastEngine', ['rows']),
    ...each('fork playOut playRound createRandom', 'host'),
  },
  './board-game': {
    ...each('createGame opening createRecord', ['board setup']),
    ...each('reduce transition isLegal whyNot explain', ['board action']),
    ...looking('board '),
    ...each('determinize', ['board guess']),
    ...each('save restore', ['board snapshot']),
    ...words('board '),
    ...each('replay', ['board record']),
    ...each('defineLayout', ['layout']),
    ...each('defineDeck', ['deck']),
    ...each('follow', ['board follow']),
    ...each('redact', ['redact']),
    ...each('boardText boardSvg', ['drawing options']),
    ...tables('board '),
    ...each('publicOf catalogOf createRandom optionsOf', 'host'),
  },
  './board-game/fast': {
    ...each('createGame', ['board setup']),
    ...each('apply isLegal whyNot', ['board action']),
    ...looking('board '),
    ...each('determinize', ['board guess']),
    ...each('save restore', ['board snapshot']),
    ...each('replay', ['board record']),
    ...each('catalogOf fork playOut playRound createRandom', 'host'),
  },
  './board-game/bots': {
    ...each('botOf', ['board bot name']),
    ...each('decide createSearchBot', 'host'),
    ...each('randomBot greedyBot searchBot heuristicBot', 'bot'),
  },
  './board-game/env': {
    ...each('createEnv createBatch createCodec', ['board setup of an environment']),
    ...each('policyBot', 'host'),
  },
  './house-rules': {
    ...each('defineRules defineBox', ['rows']),
    ...each(
      'coloredNumbers blackNumbers plain bicolored open unique event power rule knobOf pandorasBox.adjust',
      'row',
    ),
    ...each('aim cards deal option seat somebody split wish', 'step'),
  },
  './notation': { ...words(''), ...each('createNotation', ['rows']) },
  './testing': {
    ...tables(''),
    ...each('createTestbed', ['rows']),
  },
  './testing/fast-check': each('anyState playPath anyPath anySetup', 'arbitrary'),
  './texts': each('textOf cardNameOf colorNameOf optionNameOf causeNameOf', ['texts']),
  './words': {
    ...each('tell', ['telling']),
    ...each('prompt', ['prompt in words']),
    ...each('cardNameIn textIn', ['words']),
    ...each('withBoxes', 'host'),
  },
  './words/en': sentences('en'),
  './words/de': sentences('de'),
  './board-game/words': {
    ...each('tell', ['board telling']),
    ...each('prompt', ['board prompt in words']),
    ...each('textIn', ['board words']),
  },
  './board-game/words/en': each('en.sayCard en.seat', 'sentence'),
  './board-game/words/de': each('de.sayCard de.seat', 'sentence'),
  './validators': validators(''),
  './board-game/validators': validators('board '),
  './patches': each('viewPatches statePatches', ['patches']),
  './client': {
    ...each('cardOf nameOf', ['cards of a client']),
    ...each('follow', ['follow']),
    ...each('catchUp', ['update']),
    ...each('choices choose decline draw give meant name pass pick place play react split wish', ['clicks']),
    ...each('updateOf withRules withoutRules', 'host'),
  },
  './rulings': {
    ...each('ruling rulings withDecision', ['ruling number']),
    ...each('rulingsOf search', ['ruling words']),
  },
  './rulings/de': {},
  './host': each('createHost', 'host'),
  './bots': {
    ...each('botOf', ['bot name']),
    ...each('decide glancing createHeuristicBot createSearchBot', 'host'),
    ...each('randomBot greedyBot heuristicBot', 'bot'),
  },
  './champion': {
    ...each('createChampionBot', 'host'),
    ...each('championBot instinctBot', 'bot'),
  },
  './env': {
    ...each('createEnv createBatch createCodec', ['setup of an environment']),
    ...each('policyBot', 'host'),
  },
  './sim': {
    ...each('createRun simulate playGames playParts seatingOf', ['run']),
    ...each('mergeParts resultsOf', 'part'),
  },
};

/** Entries without a function of their own. */
const SAME_AS_OTHERS = ['./base', './browser', './json-schema/*', './board-game/json-schema/*', './package.json'];

const isClass = (value: unknown): boolean => typeof value === 'function' && value.prototype instanceof Error;
const isValidator = (value: unknown): boolean => typeof value === 'object' && value !== null && '~standard' in value;

/** The names of what takes something in, and of what is in an object. An engine is the functions beside it once more. */
const takers = (module: object, path = ''): string[] =>
  Object.entries(module).flatMap(([name, value]): string[] => {
    if (name === 'engine') return [];
    if ((typeof value === 'function' && !isClass(value)) || isValidator(value)) return [path + name];
    const holds = path === '' && typeof value === 'object' && value !== null && !Array.isArray(value);
    return holds ? takers(value, `${name}.`) : [];
  });

test('every entry of the package is looked at', () => {
  expect(Object.keys(MET)).toEqual(Object.keys(exports).filter((entry) => !SAME_AS_OTHERS.includes(entry)));
});

describe.each(Object.entries(MET))('%s', (entry, met) => {
  test('has a door for each of its functions', async () => {
    const found = takers(await import(entry.replace('.', 'frantic-engine')));
    expect(Object.keys(met).sort()).toEqual(found.sort());
  });

  test('tries each of its functions at every place', () => {
    const tried = Object.keys(calls[entry] ?? {}).filter((name) => !name.includes('('));
    const isCode = (one: Met): boolean => typeof one === 'string' && CODE.includes(one);
    expect(tried.sort()).toEqual(
      Object.keys(met)
        .filter((name) => !isCode(met[name] as Met))
        .sort(),
    );
  });

  test.each(Object.entries(met).filter(([, one]) => typeof one !== 'string'))('%s is tried at %s', (_name, [door]) => {
    expect(Object.keys(doors)).toContain(door);
  });
});
