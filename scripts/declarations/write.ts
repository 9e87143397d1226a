/**
 * What is written: of each source what an entry exports, and what that names. The rest of a file is left out, and so is a
 * file of which nothing is left: what nobody can reach would only be looked through by the compilers of users.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { declarations, findSources, isTopLevel, type Manifest, readOptions, typesByEntry } from '../api/report.ts';
import { commentOf } from './comments.ts';

type Ending = '.d.ts' | '.d.cts';

/** Writes the declarations of all entries to `dist`, for both module formats. Returns how many files these are. */
export function writeDeclarations(folder: string, manifest: Manifest): number {
  // The compiler names files with slashes, on Windows, too.
  const root = folder.replaceAll('\\', '/');
  const options = readOptions(root);
  const types = typesByEntry(manifest);
  const entries = findSources(root, [...types.keys()], options);
  const program = declarations(entries, options, { removeComments: false });
  const named = new Map(
    entries.map(({ name, source }) => [source.replace(/\.ts$/, '.d.ts'), types.get(name) ?? ''] as const),
  );
  const reached = reach(program, [...named.keys()]);
  /** Where the declarations of a file lie, without their ending: an entry in `dist`, everything else below `dist/types`. */
  const placeOf = (name: string): string => {
    const entry = named.get(name);
    const path = entry ?? posix.join('dist', 'types', posix.relative(posix.join(root, 'src'), name));
    return posix.normalize(path).replace(/\.d\.ts$/, '');
  };
  let written = 0;
  for (const [file, statements] of reached) {
    const path = placeOf(file.fileName);
    const place = (name: string): string => {
      const found = placeOf(posix.join(posix.dirname(file.fileName), `${name}.d.ts`));
      const way = posix.relative(posix.dirname(path), found);
      return way.startsWith('.') ? way : `./${way}`;
    };
    for (const ending of ['.d.ts', '.d.cts'] satisfies Ending[]) {
      const text = printed(program, file, statements, reached, { ending, place });
      const target = join(root, `${path}${ending}`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
      written++;
    }
  }
  return written;
}

type Reached = ReadonlyMap<ts.SourceFile, ReadonlySet<ts.Statement>>;

/** By file: the statements that the entries export, and those that these name. */
function reach(program: ts.Program, entries: readonly string[]): Reached {
  const checker = program.getTypeChecker();
  const reached = new Map<ts.SourceFile, Set<ts.Statement>>();
  const waiting: ts.Node[] = [];
  const take = (symbol: ts.Symbol | undefined): void => {
    if (symbol === undefined) return;
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      if (!isTopLevel(declaration)) continue;
      const file = declaration.getSourceFile();
      if (program.isSourceFileFromExternalLibrary(file) || program.isSourceFileDefaultLibrary(file)) continue;
      const statement = ts.findAncestor(declaration, (node) => ts.isSourceFile(node.parent));
      const known = reached.get(file) ?? new Set();
      reached.set(file, known);
      if (statement === undefined || known.has(statement as ts.Statement)) continue;
      known.add(statement as ts.Statement);
      waiting.push(statement);
    }
  };
  for (const name of entries) {
    const file = program.getSourceFile(name);
    const module = file && checker.getSymbolAtLocation(file);
    if (file === undefined || module === undefined) throw new Error(`${name} exports nothing`);
    reached.set(file, new Set(file.statements));
    for (const symbol of checker.getExportsOfModule(module)) take(symbol);
  }
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const visit = (inner: ts.Node): void => {
      if (ts.isIdentifier(inner)) take(checker.getSymbolAtLocation(inner));
      ts.forEachChild(inner, visit);
    };
    visit(node);
  }
  // What stands between an import and the file that declares what is imported only hands it on.
  for (const file of program.getSourceFiles()) {
    const handsOn = file.statements.some(
      (statement) => ts.isExportDeclaration(statement) && namesIn(statement, checker, reached).length > 0,
    );
    if (handsOn && !reached.has(file)) reached.set(file, new Set());
  }
  return reached;
}

/** Whether a name stands for something that is reached. */
function isReached(name: ts.Node, checker: ts.TypeChecker, reached: Reached): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol === undefined) return false;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.declarations ?? []).some((declaration) => {
    const statement = ts.findAncestor(declaration, (node) => node.parent !== undefined && ts.isSourceFile(node.parent));
    return statement !== undefined && reached.get(declaration.getSourceFile())?.has(statement as ts.Statement) === true;
  });
}

/** What is left of the names that a file hands on, as they are written. */
function namesIn(statement: ts.ExportDeclaration, checker: ts.TypeChecker, reached: Reached): string[] {
  const { exportClause: clause } = statement;
  if (clause === undefined || !ts.isNamedExports(clause)) return [];
  return clause.elements.filter((one) => isReached(one.name, checker, reached)).map((one) => one.getText());
}

/** Where a file lies, and what it ends in. */
interface Place {
  readonly ending: Ending;
  readonly place: (name: string) => string;
}

function printed(
  program: ts.Program,
  file: ts.SourceFile,
  kept: ReadonlySet<ts.Statement>,
  reached: Reached,
  { ending, place }: Place,
): string {
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const use = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, use);
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    // A name that is handed on without saying from where has been imported.
    if (!ts.isExportDeclaration(statement) ? kept.has(statement) : statement.moduleSpecifier === undefined)
      use(statement);
  }
  const moved = (text: string): string =>
    text.replaceAll(
      /((?:from|import)\s*\(?\s*)(['"])(\.[^'"]*)\.ts\2/g,
      (_all, before: string, quote: string, name: string) =>
        `${before}${quote}${place(name)}${ending === '.d.ts' ? '.js' : '.cjs'}${quote}`,
    );
  const parts: string[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) parts.push(importOf(statement, used));
    else if (ts.isExportDeclaration(statement)) parts.push(handedOn(statement, checker, reached, kept.has(statement)));
    else if (kept.has(statement)) parts.push(withComment(statement, checker));
  }
  const [head] = file.statements;
  const about = head === undefined ? '' : moduleComment(file);
  return `${[about, ...parts.map(moved)].filter((part) => part !== '').join('\n')}\nexport {};\n`;
}

/** The comment on the file as a whole, which stands above its first import. */
function moduleComment(file: ts.SourceFile): string {
  const [comment] = ts.getLeadingCommentRanges(file.text, 0) ?? [];
  const [first] = file.statements;
  if (comment === undefined || first === undefined) return '';
  return ts.isImportDeclaration(first) || ts.isExportDeclaration(first)
    ? file.text.slice(comment.pos, comment.end)
    : '';
}

/** An import without the names that nobody needs any more. */
function importOf(statement: ts.ImportDeclaration, used: ReadonlySet<string>): string {
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined) return '';
  const from = statement.moduleSpecifier.getText();
  if (ts.isNamespaceImport(bindings)) return used.has(bindings.name.text) ? statement.getText() : '';
  const names = bindings.elements.filter(({ name }) => used.has(name.text)).map((one) => one.getText());
  const type = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
  return names.length === 0 ? '' : `import ${type}{ ${names.join(', ')} } from ${from};`;
}

function handedOn(statement: ts.ExportDeclaration, checker: ts.TypeChecker, reached: Reached, whole: boolean): string {
  const { moduleSpecifier: from, exportClause: clause } = statement;
  if (clause !== undefined && !ts.isNamedExports(clause)) return statement.getText();
  if (clause === undefined) {
    const target = from === undefined ? undefined : checker.getSymbolAtLocation(from)?.valueDeclaration;
    return target !== undefined && reached.has(target.getSourceFile()) ? statement.getText() : '';
  }
  if (whole) return statement.getText();
  const names = namesIn(statement, checker, reached);
  const type = statement.isTypeOnly ? 'type ' : '';
  return names.length === 0
    ? ''
    : `export ${type}{ ${names.join(', ')} }${from === undefined ? '' : ` from ${from.getText()}`};`;
}

/** A statement with its comment. One that only says whose sentence it inherits gets the sentence. */
function withComment(statement: ts.Statement, checker: ts.TypeChecker): string {
  const comment = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
  const said = commentOf(statement, checker) ?? comment?.getText();
  return said === undefined ? statement.getText() : `${said}\n${statement.getText()}`;
}
