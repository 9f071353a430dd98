import { defaultLanguage } from '../../i18n/index.ts';
import { isRecord, type FormValues } from './form-values.ts';

/** What keeps a document from being published, where its form shows it. */
export interface FormProblem {
  readonly path: readonly (string | number)[];
  readonly rule: string;
  readonly expected: string | null;
}

interface ProblemsOptions {
  readonly problems: readonly FormProblem[];
  /** The values that they were found in. */
  readonly values: FormValues;
  /** The places that somebody has been at and left, as paths. */
  readonly left: ReadonlySet<string>;
  /** The places where something was missing then and is there by now, as paths. */
  readonly filled: ReadonlySet<string>;
  /** Has anybody tried to publish it? */
  readonly isTried: boolean;
}

/**
 * The problems that a form shows at its fields. What is still missing is no mistake of whoever has not
 * come to it yet: it is shown once its field was left empty, or once publishing was tried; and no longer once something is
 * there, which the server has not seen yet.
 */
export function shownProblems({
  problems,
  values,
  left,
  filled,
  isTried,
}: ProblemsOptions): readonly FormProblem[] {
  const open = problems.filter(({ path }) => !filled.has(path.join('.')));
  if (isTried) return open;
  return open.filter((problem) => !isMissing(problem, values) || wasLeft(problem, left));
}

/** Where problems say of values that something is missing, and something has been typed since. */
export function filledPlaces(
  problems: readonly FormProblem[],
  values: FormValues,
  typed: FormValues,
): string[] {
  return problems
    .filter(({ path }) => isEmptyAt(path, values) && !isEmptyAt(path, typed))
    .map(({ path }) => path.join('.'));
}

/** Does a problem say that something is still missing, and not that what is there is wrong? */
export function isMissing({ path, rule, expected }: FormProblem, values: FormValues): boolean {
  // A photo has just been picked: what it shows is the next thing to say.
  if (rule === 'altText') return false;
  if (rule === 'allergens') return true;
  if (rule === 'object' && /^"[^"]*"$/.test(expected ?? '')) return true;
  return isEmptyAt(path, values);
}

/** What a draft may break and still be shown in a preview: what publishing asks besides its schema. */
const BESIDE_SCHEMA: ReadonlySet<string> = new Set([
  ...['altText', 'placeholders', 'allergens'],
  ...['over', 'endsFirst', 'empty', 'taken', 'address', 'sitesOwn', 'far', 'closesFirst'],
]);

/** Does a problem keep the draft from being previewed? */
export function breaksSchema({ rule }: FormProblem): boolean {
  return !BESIDE_SCHEMA.has(rule);
}

function isEmptyAt(path: FormProblem['path'], values: FormValues): boolean {
  return isEmpty(path.reduce<unknown>(inside, values));
}

function inside(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)] as unknown;
  return isRecord(value) ? value[step] : undefined;
}

/**
 * A text that is missing in every language is said to be so beside the main one, and a photo is picked
 * in the field that it is part of.
 */
function wasLeft({ path }: FormProblem, left: ReadonlySet<string>): boolean {
  const place = path.join('.');
  if (left.has(place) || left.has(`${place}.${defaultLanguage()}`)) return true;
  return path.at(-1) === 'asset' && left.has(path.slice(0, -1).join('.'));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmpty);
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, inner]) => name.startsWith('_') || isEmpty(inner));
}
