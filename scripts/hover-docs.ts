/**
 * Puts the sentences of an interface where editors look for them: on each function that is exported by its name.
 *
 * In the sources such a function says `{@inheritDoc Engine.reduce}`, so that its sentence stands once. TypeDoc resolves that,
 * editors do not: whoever hovers over `reduce` would see the bare tag. `npm run build` runs this over the declarations.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const TAG = /^\/\*\* \{@inheritDoc [\w.]+\} \*\/$/;

/** The comment of a property, as it stands in the file that describes it. */
function commentOf(property: ts.Symbol | undefined): string | null {
  for (const declaration of property?.declarations ?? []) {
    const comment = ts.getJSDocCommentsAndTags(declaration)[0];
    if (comment !== undefined) return comment.getText().replaceAll(/\n {2,}\*/g, '\n *');
  }
  return null;
}

/** A file of declarations with the sentences filled in. */
function filled(file: ts.SourceFile, checker: ts.TypeChecker): string {
  let text = file.text;
  for (const statement of [...file.statements].reverse()) {
    if (!ts.isVariableStatement(statement)) continue;
    const comment = ts.getJSDocCommentsAndTags(statement)[0];
    const type = statement.declarationList.declarations[0]?.type;
    if (comment === undefined || !TAG.test(comment.getText())) continue;
    if (type === undefined || !ts.isIndexedAccessTypeNode(type)) throw new Error(`${statement.getText()}: of what?`);
    const name = checker.getTypeFromTypeNode(type.indexType);
    const property = name.isStringLiteral()
      ? checker.getTypeFromTypeNode(type.objectType).getProperty(name.value)
      : undefined;
    const found = commentOf(property);
    if (found === null) throw new Error(`${statement.getText()} has no sentence to inherit`);
    text = text.slice(0, comment.getStart()) + found + text.slice(comment.getEnd());
  }
  return text;
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
for (const ending of ['.d.ts', '.d.cts']) {
  const names = readdirSync(dist)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(dist, name));
  const program = ts.createProgram(names, { module: ts.ModuleKind.Node16, target: ts.ScriptTarget.ES2022 });
  for (const name of names) {
    const file = program.getSourceFile(name);
    if (file === undefined) throw new Error(`${name} cannot be read`);
    const text = filled(file, program.getTypeChecker());
    if (text.includes('{@inheritDoc')) throw new Error(`${name} has a tag left that nobody reads`);
    if (text !== readFileSync(name, 'utf8')) writeFileSync(name, text);
  }
}
