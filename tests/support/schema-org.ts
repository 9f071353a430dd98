import { dirname, join } from 'node:path';
import ts from 'typescript';

type Data = Record<string, unknown>;

/** Where `schema-dts` is found. */
const FOLDER = join(import.meta.dirname, '..');
const FILE = join(FOLDER, 'json-ld.ts');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
};

/** Files of the definitions and of the language, which are read and parsed once for all checks. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Names of types and of what schema.org enumerates; the compiler asks of any other text only that it is one. */
const NAME = /^(https:\/\/schema\.org\/)?[A-Z][A-Za-z]+$/;

const shapeOf = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' && !NAME.test(one) ? '' : one,
  );

/** One value of each shape: a menu's hundredth dish tells the compiler nothing that its first does not. */
function oneOfEach<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [shapeOf(value), value])).values()];
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return oneOfEach(value.map(shortened));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

/**
 * What schema.org's own definitions, as `schema-dts` has them, do not allow in these JSON-LD objects:
 * unknown types and properties, and values of another type. One of each shape becomes a constant of its
 * type, and the compiler says what is wrong with it.
 */
export function schemaProblems(given: readonly Data[]): string[] {
  const objects = oneOfEach(given.map((object) => shortened(object) as Data));
  const types = [...new Set(objects.map((object) => String(object['@type'])))];
  const imported = types.map((type) => `${type}Leaf`).join(', ');
  const constants = objects.map(
    (object, index) =>
      `export const c${index}: WithContext<${String(object['@type'])}Leaf> = ${JSON.stringify(object)};`,
  );
  const source = [`import type { WithContext, ${imported} } from 'schema-dts';`, ...constants];
  return problemsOf(source.join('\n')).map(({ line, message }) =>
    line === 0 ? message : `${message} in ${JSON.stringify(objects[line - 1]).slice(0, 200)}`,
  );
}

function problemsOf(source: string): { line: number; message: string }[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.getCurrentDirectory = () => dirname(FILE);
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? source : readFile(name));
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram([FILE], OPTIONS, host);
  const file = program.getSourceFile(FILE);
  return [...program.getGlobalDiagnostics(), ...ts.getPreEmitDiagnostics(program, file)].map(
    ({ start = 0, messageText }) => ({
      line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }),
  );
}
