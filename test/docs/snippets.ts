/** Reads the TypeScript snippets out of a page, and runs them. */
import { format } from 'node:util';
import fc from 'fast-check';
import jsonPatch from 'fast-json-patch';
import * as entry from 'frantic-engine';
import * as base from 'frantic-engine/base';
import * as board from 'frantic-engine/board-game';
import * as boardBots from 'frantic-engine/board-game/bots';
import * as boardEnv from 'frantic-engine/board-game/env';
import * as boardFast from 'frantic-engine/board-game/fast';
import * as boardValidators from 'frantic-engine/board-game/validators';
import * as boardGameWords from 'frantic-engine/board-game/words';
import * as boardGameWordsDe from 'frantic-engine/board-game/words/de';
import * as boardGameWordsEn from 'frantic-engine/board-game/words/en';
import * as bots from 'frantic-engine/bots';
import * as champion from 'frantic-engine/champion';
import * as client from 'frantic-engine/client';
import * as env from 'frantic-engine/env';
import * as fast from 'frantic-engine/fast';
import * as host from 'frantic-engine/host';
import * as houseRules from 'frantic-engine/house-rules';
import * as notation from 'frantic-engine/notation';
import * as patches from 'frantic-engine/patches';
import * as rulings from 'frantic-engine/rulings';
import * as rulingsDe from 'frantic-engine/rulings/de';
import * as sim from 'frantic-engine/sim';
import * as testing from 'frantic-engine/testing';
import * as fastCheck from 'frantic-engine/testing/fast-check';
import * as texts from 'frantic-engine/texts';
import * as validators from 'frantic-engine/validators';
import * as words from 'frantic-engine/words';
import * as wordsDe from 'frantic-engine/words/de';
import * as wordsEn from 'frantic-engine/words/en';
import * as immer from 'immer';
import ts from 'typescript';

/** One snippet: its code, the line it begins at, and what it says it prints. */
export interface Snippet {
  readonly code: string;
  readonly line: number;
  /** From the comments behind its `console.log` lines, or from the block of text that follows it. */
  readonly prints: readonly string[] | null;
}

const MODULES: Readonly<Record<string, object>> = {
  immer,
  'frantic-engine': entry,
  'frantic-engine/base': base,
  'frantic-engine/board-game': board,
  'frantic-engine/bots': bots,
  'frantic-engine/champion': champion,
  'frantic-engine/env': env,
  'frantic-engine/fast': fast,
  'frantic-engine/house-rules': houseRules,
  'frantic-engine/host': host,
  'frantic-engine/notation': notation,
  'frantic-engine/testing': testing,
  'frantic-engine/testing/fast-check': fastCheck,
  'frantic-engine/patches': patches,
  'frantic-engine/board-game/bots': boardBots,
  'frantic-engine/board-game/env': boardEnv,
  'frantic-engine/board-game/fast': boardFast,
  'frantic-engine/client': client,
  'frantic-engine/rulings': rulings,
  'frantic-engine/rulings/de': rulingsDe,
  'frantic-engine/validators': validators,
  'frantic-engine/board-game/validators': boardValidators,
  'frantic-engine/sim': sim,
  'frantic-engine/texts': texts,
  'frantic-engine/words': words,
  'frantic-engine/words/en': wordsEn,
  'frantic-engine/words/de': wordsDe,
  'frantic-engine/board-game/words': boardGameWords,
  'frantic-engine/board-game/words/en': boardGameWordsEn,
  'frantic-engine/board-game/words/de': boardGameWordsDe,
  'fast-check': { fc },
  'fast-json-patch': jsonPatch,
};

/** The snippets of a page, in order. Together they are one program. */
export function snippetsOf(markdown: string): Snippet[] {
  const blocks = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap((block, i) => {
    const [whole, language, code = ''] = block;
    if (language !== 'ts') return [];
    const line = markdown.slice(0, block.index).split('\n').length + 1;
    const next = blocks[i + 1];
    const between = next === undefined ? '' : markdown.slice(block.index + whole.length, next.index);
    const follows = next?.[1] === 'text' && between.trim() === '' ? (next[2] as string).trimEnd().split('\n') : null;
    const behind = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, printed]) => printed as string);
    return [{ code, line, prints: follows ?? (behind.length > 0 ? behind : null) }];
  });
}

/** What each snippet of a page prints when they are run in order. */
export async function run(snippets: readonly Snippet[]): Promise<string[][]> {
  const printed: string[][] = snippets.map(() => []);
  let at = 0;
  const source = snippets.map(({ code }, i) => `__at(${i});\n${code}`).join('\n');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: false },
  });
  const body = outputText
    .replace(/^import \{([^}]*)\} from '([^']*)';$/gm, (_all, names: string, from: string) => {
      return `const {${names.replaceAll(' as ', ': ')}} = __modules['${from}'];`;
    })
    .replace(/^import \* as (\w+) from '([^']*)';$/gm, (_all, name: string, from: string) => {
      return `const ${name} = __modules['${from}'];`;
    })
    .replace(/^import (\w+) from '([^']*)';$/gm, (_all, name: string, from: string) => {
      return `const { ${name} } = __modules['${from}'];`;
    })
    .replace(/^export \{\};$/m, '');
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => Promise<void>;
  const log = (...values: unknown[]): void => {
    printed[at]?.push(...format(...values).split('\n'));
  };
  await new AsyncFunction('__modules', '__at', 'console', `'use strict';\n${body}`)(MODULES, (i: number) => (at = i), {
    log,
  });
  return printed;
}
