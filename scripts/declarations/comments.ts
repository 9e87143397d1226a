/**
 * Puts the sentences of an interface where editors look for them: on each function that is exported by its name.
 *
 * In the sources such a function says `{@inheritDoc Engine.reduce}`, so that its sentence stands once. TypeDoc resolves that,
 * editors do not: whoever hovers over `reduce` would see the bare tag.
 */
import ts from 'typescript';

const TAG = /^\/\*\* \{@inheritDoc [\w.]+\} \*\/$/;

/** The comment of a property, as it stands in the file that describes it. */
function written(property: ts.Symbol | undefined): string | null {
  for (const declaration of property?.declarations ?? []) {
    const comment = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
    if (comment !== undefined) return comment.getText().replaceAll(/\n {2,}\*/g, '\n *');
  }
  return null;
}

/** The sentence that a statement inherits; `null` if it has one of its own, or none. */
export function commentOf(statement: ts.Statement, checker: ts.TypeChecker): string | null {
  const comment = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
  if (comment === undefined || !comment.getText().includes('{@inheritDoc')) return null;
  const type = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.type : undefined;
  if (!TAG.test(comment.getText()) || type === undefined || !ts.isIndexedAccessTypeNode(type))
    throw new Error(`${statement.getText()} has a tag that nobody reads`);
  const name = checker.getTypeFromTypeNode(type.indexType);
  const property = name.isStringLiteral()
    ? checker.getTypeFromTypeNode(type.objectType).getProperty(name.value)
    : undefined;
  const found = written(property);
  if (found === null) throw new Error(`${statement.getText()} has no sentence to inherit`);
  return found;
}
