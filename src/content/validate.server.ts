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
  const first = parse(type, body);
  if (first.document) return furtherProblems(type, first.document);
  const second = parse(type, withoutNulls(body));
  if (second.document) return furtherProblems(type, second.document);
  return second.issues.map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    rule: issue.type,
    expected: issue.expected,
    message: issue.message,
  }));
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
  const checked = checkSchema(type, body);
  if (checked.document === null) return checked;
  const problems = furtherProblems(type, checked.document).map(problemLine);
  return problems.length > 0 ? { document: null, problems } : checked;
}

function checkSchema<Type extends DocumentType>(type: Type, body: unknown): Validated<Type> {
  const first = parse(type, body);
  if (first.document) return first;
  const bare = withoutNulls(body);
  const second = parse(type, bare);
  if (second.document) return second;
  const rest = withoutBrokenItems(type, bare, second.issues);
  if (rest === undefined) return second;
  return { document: parse(type, rest).document, problems: second.problems };
}

type Issue = v.BaseIssue<unknown>;

interface Parsed<Type extends DocumentType> extends Validated<Type> {
  readonly issues: readonly Issue[];
}

function parse<Type extends DocumentType>(type: Type, body: unknown): Parsed<Type> {
  const result = v.safeParse(collectionOf(type).schema, body);
  // The schema was chosen by `type`, which the compiler cannot follow through the table.
  if (result.success)
    return { document: result.output as DocumentOf<Type>, problems: [], issues: [] };
  const issues: readonly Issue[] = result.issues;
  const problems = issues.map(
    (issue) => `${v.getDotPath(issue) ?? '(document)'}: ${issue.message}`,
  );
  return { document: null, problems, issues };
}

/** The body without the items that the issues name; undefined when an issue lies elsewhere. */
function withoutBrokenItems(type: DocumentType, body: unknown, issues: readonly Issue[]): unknown {
  const broken = new Map<string, Set<unknown>>();
  const { forgivingLists = [] } = collectionOf(type);
  for (const { path } of issues) {
    const [list, item] = path ?? [];
    const isForgiving = forgivingLists.includes(String(list?.key));
    if (!isForgiving || typeof item?.key !== 'number') return undefined;
    const indexes = broken.get(String(list?.key)) ?? new Set();
    broken.set(String(list?.key), indexes.add(item.key));
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
