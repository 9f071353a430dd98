import * as v from 'valibot';
import type { SubmissionKind } from './constants.ts';
import { contactSchema, feedbackSchema, requestSchema, type SubmissionOf } from './schemas.ts';

/** What is wrong, by field: the key of the message in the `forms` words. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors };

const SCHEMAS = { request: requestSchema, contact: contactSchema, feedback: feedbackSchema };
const ENTRIES = {
  request: requestSchema.pipe[0].entries,
  contact: contactSchema.entries,
  feedback: feedbackSchema.entries,
};

/** A field whose length is wrong is looked at no further: no pattern runs on more than its field's length. */
const FIRST_ISSUE = { abortPipeEarly: true } as const;

/** The names of the fields of a kind, in the order of its form. */
export function fieldNames(kind: SubmissionKind): readonly string[] {
  return Object.keys(ENTRIES[kind]);
}

/** The known fields of `fields`; the others are ignored, a missing one is undefined. */
function known(kind: SubmissionKind, fields: unknown): Record<string, unknown> {
  const given = typeof fields === 'object' && fields !== null ? fields : {};
  return Object.fromEntries(
    fieldNames(kind).map((name) => [
      name,
      Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined,
    ]),
  );
}

/**
 * Checks what a visitor sends by the rules of the specification's section 5, in the browser and on
 * the server alike. Values are trimmed; each field that breaks a rule gets its first message key.
 */
export function validate<Kind extends SubmissionKind>(
  kind: Kind,
  fields: unknown,
): Validation<SubmissionOf[Kind]> {
  const result = v.safeParse(SCHEMAS[kind], known(kind, fields), FIRST_ISSUE);
  if (result.success) return { ok: true, value: result.output as SubmissionOf[Kind] };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return { ok: false, errors };
}
