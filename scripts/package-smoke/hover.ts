/** What an editor shows on hover. */
import ts from 'typescript';

/** The exports, values and types, on which an editor would show no sentence, or a tag in place of one. */
export function speechless(declarations: readonly string[]): string[] {
  const program = ts.createProgram(declarations, {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2022,
    strict: true,
  });
  const checker = program.getTypeChecker();
  return declarations.flatMap((name) => {
    const file = program.getSourceFile(name);
    const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
    if (module === undefined) return [`${name} is no module`];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const shown = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      return shown === '' || shown.includes('{@inheritDoc') ? [`${exported.name} of ${name}`] : [];
    });
  });
}
