/** Makes a program of an example in a doc comment: what it takes for granted is put before it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { GIVEN } from './given.ts';
import { root } from './paths.ts';

/** By name: the entries of the package that export it. */
export type Exports = ReadonlyMap<string, readonly string[]>;

const parsed = (code: string): ts.SourceFile =>
  ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);

/** What a name at this place is: made here, used here, or only the name of a field. */
function useOf(name: ts.Identifier): 'made' | 'used' | 'neither' {
  const { parent } = name;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return 'made';
  if (ts.isBindingElement(parent) && parent.propertyName === name) return 'neither';
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return 'neither';
  if ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === name) return 'neither';
  if (ts.isTypeReferenceNode(parent) || ts.isTypeParameterDeclaration(parent)) return 'neither';
  const made =
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionDeclaration(parent);
  return made && parent.name === name ? 'made' : 'used';
}

/** The names a program uses and does not make. */
export function missingIn(code: string): ReadonlySet<string> {
  const made = new Set<string>();
  const used = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isModuleDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const use = useOf(node);
      if (use === 'made') made.add(node.text);
      if (use === 'used') used.add(node.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(parsed(code));
  for (const name of made) used.delete(name);
  return used;
}

/** The entries whose own file hands on what a file of the sources exports. */
const entriesOf: ReadonlyMap<string, string> = new Map(
  readdirSync(join(root, 'src/entries')).map((name) => [
    name.replace('.ts', ''),
    readFileSync(join(root, 'src/entries', name), 'utf8'),
  ]),
);

/** The entry a name is taken from in an example of this file. */
function entryFor(name: string, file: string, exports: Exports, inPlace: boolean): string | null {
  const entries = exports.get(name) ?? [];
  const own = entries.filter((entry) => {
    const path = entry.replace(/^frantic-engine\/?/, '').replaceAll('/', '-');
    return entriesOf.get(path === '' ? 'index' : path)?.includes(file.replace(/^src\//, '../'));
  });
  const ofGame = (all: readonly string[]): string[] =>
    all.filter((entry) => entry.includes('board-game') === file.includes('board-game'));
  const among = [ofGame(own), ofGame(entries), entries].find((some) => some.length > 0) ?? [];
  return (inPlace ? ofGame(entries).find((entry) => entry.endsWith('/fast')) : undefined) ?? among[0] ?? null;
}

/** The last thing an example makes at its top, if it says nothing itself. */
function madeLast(code: string): string | null {
  if (/\b(?:console\.log|show|send|animate)\(/.test(code)) return null;
  const last = parsed(code).statements.filter(ts.isVariableStatement).at(-1);
  const name = last?.declarationList.declarations.at(-1)?.name;
  if (name === undefined) return null;
  return ts.isIdentifier(name)
    ? name.text
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? [one.name.getText()] : [])).join(', ');
}

/** Imports of the same module, put together at the top. */
export function onceEach(code: string): string {
  const names = new Map<string, Set<string>>();
  const rest = code.replace(/^import \{([^}]*?),?\s*\} from '([^']+)';\n/gm, (_all, list: string, from: string) => {
    const known = names.get(from) ?? new Set();
    names.set(from, known);
    for (const name of list.split(',').map((one) => one.trim())) if (name !== '') known.add(name);
    return '';
  });
  const imports = [...names].map(([from, list]) => `import { ${[...list].sort().join(', ')} } from '${from}';\n`);
  return `${imports.join('')}\n${rest}`.replace(/\n{3,}/g, '\n\n').trimStart();
}

/** An example of a comment in a file as a program that says what comes of it. */
export function whole(code: string, file: string, exports: Exports): string {
  const missing = new Set(missingIn(code));
  const given: string[] = [];
  for (const [name, line] of Object.entries(GIVEN).reverse()) {
    if (!missing.delete(name)) continue;
    given.unshift(line);
    for (const one of missingIn(line)) missing.add(one);
  }
  const inPlace = [...missing].some((name) => exports.get(name)?.every((entry) => entry.endsWith('/fast')));
  const imports = [...missing].flatMap((name) => {
    if (name === 'fc') return ["import fc from 'fast-check';"];
    const entry = entryFor(name, file, exports, inPlace);
    return entry === null ? [] : [`import { ${name} } from '${entry}';`];
  });
  const own = code.match(/^(?:import [^;]*;\n)*/)?.[0] ?? '';
  const last = madeLast(code);
  const parts = [
    [...imports, own].join('\n'),
    given.join('\n'),
    code.slice(own.length),
    ...(last === null ? [] : [`console.log(${last});\n`]),
  ];
  return onceEach(parts.join('\n\n'));
}
