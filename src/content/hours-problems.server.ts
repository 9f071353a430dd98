import { closingTime } from './closing-time.ts';
import type { DocumentProblem } from './validate.server.ts';

type Body = Readonly<Record<string, unknown>>;

interface Span {
  readonly path: DocumentProblem['path'];
  readonly opens: string;
  readonly closes: string;
}

/** The types that keep hours. */
const WITH_HOURS: readonly string[] = ['openingHours', 'service'];

/**
 * Hours that end before they begin, at which nothing would ever be open. Those that were published
 * before are passed over: refusing them would keep a special day from being told.
 */
export function hoursProblems(
  type: string,
  body: Body,
  published: Body | null,
): readonly DocumentProblem[] {
  if (!WITH_HOURS.includes(type)) return [];
  const wrong = wrongSpans(body);
  if (wrong.length === 0) return [];
  const known = new Set(wrongSpans(published).map(({ opens, closes }) => `${opens} ${closes}`));
  return wrong
    .filter(({ opens, closes }) => !known.has(`${opens} ${closes}`))
    .map(({ path }) => ({
      ...{ path: [...path, 'closes'], rule: 'closesFirst', expected: null },
      message: 'is not after it opens; a night is two spans, until 24:00 and from 00:00',
    }));
}

function wrongSpans(value: unknown, path: Span['path'] = []): readonly Span[] {
  if (typeof value !== 'object' || value === null) return [];
  const { opens, closes } = value as { readonly opens?: unknown; readonly closes?: unknown };
  const areTimes = typeof opens === 'string' && typeof closes === 'string';
  if (areTimes) return opens < closingTime(closes) ? [] : [{ path, opens, closes }];
  return Object.entries(value).flatMap(([name, inner]) =>
    wrongSpans(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
