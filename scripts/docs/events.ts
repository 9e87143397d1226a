/** The events of both games as their types say them: every event with its sentence, every field with its type and its comment. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A field of an event. */
export interface DeclaredField {
  readonly name: string;
  /** Its type as it happened: nothing is hidden. */
  readonly type: string;
  /** What its comment says. */
  readonly comment: string;
}

/** A type of event. */
export interface DeclaredEvent {
  readonly name: string;
  readonly comment: string;
  /** All fields but `type`, which is the name. */
  readonly fields: readonly DeclaredField[];
  /** Whether it is declared once for both games. */
  readonly shared: boolean;
}

/** The events of each game, in the order in which they are declared. */
export interface DeclaredEvents {
  readonly card: readonly DeclaredEvent[];
  readonly board: readonly DeclaredEvent[];
}

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');
const FILES = { card: 'src/card-game/state/events.ts', board: 'src/board-game/state/events.ts' } as const;

/** Reads both declarations. It takes the compiler a second or two. */
export function declaredEvents(): DeclaredEvents {
  const paths = Object.values(FILES).map((file) => join(root, file));
  const program = ts.createProgram(paths, {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const commentOf = (symbol: ts.Symbol): string => {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return text.replaceAll(/\s+/g, ' ').trim();
  };

  const fieldOf = (symbol: ts.Symbol): DeclaredField => ({
    name: symbol.name,
    type: typeOf(symbol, checker),
    comment: commentOf(symbol),
  });

  const eventsOf = (file: string): DeclaredEvent[] => {
    const source = program.getSourceFile(join(root, file));
    const map = source?.statements.find(
      (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === 'GameEvents',
    );
    if (map === undefined) throw new Error(`${file} declares no events`);
    return checker
      .getPropertiesOfType(checker.getTypeAtLocation(map))
      .map((event) => ({
        name: event.name,
        comment: commentOf(event),
        fields: checker
          .getPropertiesOfType(checker.getTypeOfSymbol(event))
          .filter(({ name }) => name !== 'type')
          .map(fieldOf),
        shared: event.valueDeclaration?.getSourceFile() !== source,
      }))
      .sort((a, b) => Number(b.shared) - Number(a.shared));
  };
  return { card: eventsOf(FILES.card), board: eventsOf(FILES.board) };
}

/** The type of a field in the words of its declaration, without what every field is: read-only, and hidden from some. */
function typeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declared = symbol.valueDeclaration;
  if (declared === undefined || !ts.isPropertySignature(declared) || declared.type === undefined)
    throw new Error(`${symbol.name} is no field`);
  const text = ts.isIndexedAccessTypeNode(declared.type)
    ? checker.typeToString(checker.getTypeOfSymbol(symbol))
    : declared.type.getText();
  return text
    .replaceAll(/\breadonly /g, '')
    .replaceAll(' | Hidden', '')
    .replaceAll(/\((\w+(?:\[\])*)\)/g, '$1')
    .replaceAll('"', "'");
}
