import * as v from 'valibot';
import { overrideProblems } from '../i18n/index.server.ts';
import { collectionOf, isDocumentType, type DocumentOf, type DocumentType } from './collections.ts';
import { contrastChecks } from '../look/index.ts';
import type { LookDocument } from './types/index.gen.ts';

/** What is wrong with one field, for a form that shows it beside the field. */
export interface DocumentProblem {
  /** Names and list indexes from the document down to the field; empty: the document as a whole. */
  readonly path: readonly (string | number)[];
  /** The rule of the schema that is broken: `string`, `min_value`, `picklist`. */
  readonly rule: string;
  /** What was expected, if the rule tells. */
  readonly expected: string | null;
  /** The same in an English sentence. */
  readonly message: string;
}

/** The result of validating a document. `problems` are lines `field.path: what is wrong`. */
export interface Validated<Type extends DocumentType> {
  /** The document as its schema reads it; null when it breaks its schema. */
  readonly document: DocumentOf<Type> | null;
  /** Not empty although there is a document: broken items of its lists were left out. */
  readonly problems: readonly string[];
}

/** What breaks the schema of `type`, field by field; empty when the document can be published. */
export function documentProblems(type: string, body: unknown): readonly DocumentProblem[] {
  if (!isDocumentType(type)) {
    return [{ path: ['_type'], rule: 'type', expected: null, message: 'is unknown' }];
  }
  const { document, problems } = parsedWithoutNulls(type, body);
  return document ? furtherProblems(type, document) : problems;
}

/** What a schema cannot say of a type, because it takes more than the document to know. */
const FURTHER_CHECKS: {
  readonly [Type in DocumentType]?: (document: DocumentOf<Type>) => readonly DocumentProblem[];
} = {
  wording: (override) =>
    overrideProblems(override).map(({ field, message }) => ({
      ...{ path: [field], rule: 'wording', expected: null, message },
    })),
  look: lookProblems,
};

function furtherProblems<Type extends DocumentType>(
  type: Type,
  document: DocumentOf<Type>,
): readonly DocumentProblem[] {
  return FURTHER_CHECKS[type]?.(document) ?? [];
}

/** A problem as a line `field.path: what is wrong`. */
export function problemLine({ path, message }: DocumentProblem): string {
  return `${path.join('.') || '(document)'}: ${message}`;
}

/** Checks a document of unknown origin against the schema of `type`; a null field counts as absent. */
export function validateDocument<Type extends DocumentType>(
  type: Type,
  body: unknown,
): Validated<Type> {
  const { document, problems } = checkSchema(type, body);
  const further = document ? furtherProblems(type, document) : [];
  return further.length > 0
    ? { document: null, problems: further.map(problemLine) }
    : { document, problems: problems.map(problemLine) };
}

interface Parsed<Type extends DocumentType> extends Pick<Validated<Type>, 'document'> {
  readonly problems: readonly DocumentProblem[];
}

function checkSchema<Type extends DocumentType>(type: Type, body: unknown): Parsed<Type> {
  const parsed = parsedWithoutNulls(type, body);
  if (parsed.document) return parsed;
  const { problems } = parsed;
  const rest = withoutBrokenItems(type, withoutNulls(body), problems);
  return rest === undefined ? parsed : { document: parse(type, rest).document, problems };
}

function parsedWithoutNulls<Type extends DocumentType>(type: Type, body: unknown): Parsed<Type> {
  const asWritten = parse(type, body);
  return asWritten.document ? asWritten : parse(type, withoutNulls(body));
}

function parse<Type extends DocumentType>(type: Type, body: unknown): Parsed<Type> {
  const { success, output, issues = [] } = v.safeParse(collectionOf(type).schema, body);
  // The schema was chosen by `type`, which the compiler cannot follow through the table.
  if (success) return { document: output as DocumentOf<Type>, problems: [] };
  const problems = issues.map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    rule: issue.type,
    expected: issue.expected,
    message: issue.message,
  }));
  return { document: null, problems };
}

/** The body without the items that the problems name; undefined when a problem lies elsewhere. */
function withoutBrokenItems(
  type: DocumentType,
  body: unknown,
  problems: readonly DocumentProblem[],
): unknown {
  const broken = new Map<string, Set<number>>();
  const { forgivingLists = [] } = collectionOf(type);
  for (const { path } of problems) {
    const [list, item] = path;
    if (typeof list !== 'string' || typeof item !== 'number') return undefined;
    if (!forgivingLists.includes(list)) return undefined;
    broken.set(list, (broken.get(list) ?? new Set()).add(item));
  }
  const rest: Record<string, unknown> = { ...(body as Record<string, unknown>) };
  for (const [list, indexes] of broken) {
    rest[list] = (rest[list] as unknown[]).filter((_, index) => !indexes.has(index));
  }
  return rest;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutNulls(field)]));
}

/** What keeps a look from being published: colours that somebody could not read, and no picture where one is to be. */
function lookProblems(look: LookDocument) {
  const unreadable = contrastChecks(look).flatMap(({ color, contrast, needed, nearest }) => {
    if (nearest === null) return [];
    const message = `has a contrast of ${contrast.toFixed(2)}, and needs ${needed}: ${nearest} has it`;
    return [{ path: [color], rule: 'contrast', expected: nearest, message }];
  });
  if (look.pattern !== 'own' || look.patternPicture) return unreadable;
  const message = 'is asked for by the pattern';
  return [...unreadable, { path: ['patternPicture'], rule: 'object', expected: null, message }];
}
