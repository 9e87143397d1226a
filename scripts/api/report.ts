/**
 * What each entry of the package offers, as text: the declarations it exports, as a user's editor has them, and below them
 * what these name without its being exported. Made from the sources, so it depends neither on a build nor on the names a
 * bundler gives to its parts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An import path with types of its own, such as `frantic-engine/fast`, and the source it stands for. */
export interface Entry {
  readonly name: string;
  readonly source: string;
}

type Target = string | { readonly [condition: string]: Target };

/** The declaration file a target of `exports` names, if it names one. */
function typesOf(target: Target): string | null {
  if (typeof target === 'string') return null;
  const types = target.types;
  if (typeof types === 'string') return types;
  for (const inner of Object.values(target)) {
    const found = typesOf(inner);
    if (found !== null) return found;
  }
  return null;
}

/** What a `package.json` says of its entries. */
export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, Target>>;
}

/** By import path: the declarations, in the order of `exports`. A path with the types of another is left out. */
export function typesByEntry(manifest: Manifest): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, target] of Object.entries(manifest.exports)) {
    const types = typesOf(target);
    if (types === null || [...found.values()].includes(types)) continue;
    found.set(join(manifest.name, path).replaceAll('\\', '/'), types);
  }
  return found;
}

/** The import paths with types. */
export const entryNames = (manifest: Manifest): string[] => [...typesByEntry(manifest).keys()];

/** The name of an entry's report. */
export const fileOf = (entry: string): string => `${entry.replaceAll('/', '-')}.md`;

/** How the sources are compiled. */
export function readOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root).options;
}

/** The source behind each import path. */
export function findSources(root: string, names: readonly string[], options: ts.CompilerOptions): Entry[] {
  return names.map((name) => {
    const found = ts.resolveModuleName(name, join(root, 'entry.ts'), options, ts.sys).resolvedModule;
    if (found?.extension !== '.ts') throw new Error(`tsconfig.json has no path to the source of ${name}`);
    return { name, source: found.resolvedFileName };
  });
}

/** The sources as declarations: the same files and exports, with inferred types written out and nothing else. */
export function declarations(
  entries: readonly Entry[],
  options: ts.CompilerOptions,
  { removeComments }: { readonly removeComments: boolean },
): ts.Program {
  const emitted = new Map<string, string>();
  const sources = ts.createProgram(
    entries.map(({ source }) => source),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments },
  );
  const { diagnostics } = sources.emit(undefined, (path, text) => emitted.set(path, text), undefined, true);
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));

  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  // Where there is a declaration the source is hidden, so that imports of it lead there.
  const hidden = (path: string): boolean => emitted.has(path.replace(/\.ts$/, '.d.ts'));
  host.fileExists = (path) => emitted.has(path) || (!hidden(path) && fileExists(path));
  host.readFile = (path) => emitted.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) => {
    const text = host.readFile(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, target, true);
  };
  return ts.createProgram([...emitted.keys()], options, host);
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** A statement as it is reported: without what a user cannot reach, and without the folders of what it names. */
function print(statement: ts.Node): string {
  const { transformed } = ts.transform(statement, [
    (context) => (top) => {
      const visit = (node: ts.Node): ts.Node | undefined =>
        ts.isClassElement(node) && ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private
          ? undefined
          : ts.visitEachChild(node, visit, context);
      return ts.visitEachChild(top, visit, context);
    },
  ]);
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? statement, statement.getSourceFile());
  return text.replaceAll(/\bimport\((?:"[^"]+"|'[^']+')\)\./g, '').replaceAll(/^(export )?declare /gm, '$1');
}

/** Whether a declaration is a statement of its file: no member, no parameter, no file as a whole. */
export function isTopLevel(declaration: ts.Declaration): boolean {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return node.parent !== undefined && ts.isSourceFile(node.parent);
}

/** Reports by entry. */
export function reports(folder: string): Map<string, string> {
  // The compiler names files with slashes, on Windows, too.
  const root = folder.replaceAll('\\', '/');
  const options = readOptions(root);
  const entries = findSources(root, entryNames(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))), options);
  const program = declarations(entries, options, { removeComments: true });
  const checker = program.getTypeChecker();
  const behind = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportsOf = new Map(
    entries.map(({ name, source }) => {
      const file = program.getSourceFile(source.replace(/\.ts$/, '.d.ts'));
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${name} exports nothing`);
      const list = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
      return [name, list] as const;
    }),
  );

  /** Where each declaration has been written, by what declares it. */
  const written = new Map<ts.Symbol, string>();
  for (const [name, list] of exportsOf) {
    for (const symbol of list) if (!written.has(behind(symbol))) written.set(behind(symbol), name);
  }

  /** The statements of this project that declare something; what other packages declare is theirs. */
  const statementsOf = (symbol: ts.Symbol): ts.Node[] =>
    (symbol.declarations ?? []).flatMap((declaration) => {
      if (program.isSourceFileFromExternalLibrary(declaration.getSourceFile())) return [];
      if (program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return [];
      const statement = ts.findAncestor(declaration, (node) => ts.isSourceFile(node.parent));
      return statement ? [statement] : [];
    });

  /** What a statement names. */
  const namedBy = (statement: ts.Node): Set<ts.Symbol> => {
    const found = new Set<ts.Symbol>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const symbol = checker.getSymbolAtLocation(node);
        const top = symbol && behind(symbol);
        if (top?.declarations?.some(isTopLevel)) found.add(top);
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
    return found;
  };

  const result = new Map<string, string>();
  for (const [name, list] of exportsOf) {
    const elsewhere: string[] = [];
    const own: string[] = [];
    const inner: [string, string][] = [];
    const waiting: ts.Node[] = [];
    for (const symbol of list) {
      const target = behind(symbol);
      const home = written.get(target);
      if (home !== name) {
        elsewhere.push(`export { ${symbol.name} } from '${home}';`);
        continue;
      }
      const statements = statementsOf(target);
      if (target.name !== symbol.name) own.push(`export { ${target.name} as ${symbol.name} };`);
      own.push(...statements.map(print));
      waiting.push(...statements);
    }
    for (let statement = waiting.pop(); statement; statement = waiting.pop()) {
      for (const symbol of namedBy(statement)) {
        if (written.has(symbol)) continue;
        written.set(symbol, name);
        for (const next of statementsOf(symbol)) {
          inner.push([symbol.name, print(next).replace(/^export /, '')]);
          waiting.push(next);
        }
      }
    }
    inner.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
    const part = (title: string, texts: readonly string[]): string =>
      texts.length === 0 ? '' : `\n## ${title}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`;
    result.set(
      name,
      `# ${name}\n\nWritten by \`npm run api\`. What changes here changes for users: it belongs into the changelog.\n${[
        part('Exports', own),
        part('The same as in another entry', elsewhere),
        part(
          'Not exported, but named by what is',
          inner.map(([, text]) => text),
        ),
      ].join('')}`,
    );
  }
  return result;
}
