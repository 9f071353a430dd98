import * as v from 'valibot';
import { KINDS, type SubmissionKind } from './constants.ts';
import { fieldNames, fieldsOf, type SubmissionOf } from './fields.ts';

/** What is wrong, by field: the key of the message in the `forms` words. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors };

function schemaOf(kind: SubmissionKind) {
  return v.object(Object.fromEntries(fieldsOf(kind).map(([name, { rule }]) => [name, rule])));
}

const SCHEMAS = Object.fromEntries(KINDS.map((kind) => [kind, schemaOf(kind)])) as Readonly<
  Record<SubmissionKind, ReturnType<typeof schemaOf>>
>;

/** A field whose length is wrong is looked at no further: no pattern runs on more than its field's length. */
const FIRST_ISSUE = { abortPipeEarly: true } as const;

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
 * Checks what a visitor sends by the rules of its declared fields, in the browser and on the server
 * alike. Values are trimmed; each field that breaks a rule gets its first message key. What needs a
 * consent and has none comes out empty.
 */
export function validate<Kind extends SubmissionKind>(
  kind: Kind,
  fields: unknown,
): Validation<SubmissionOf[Kind]> {
  const result = v.safeParse(SCHEMAS[kind], known(kind, fields), FIRST_ISSUE);
  if (result.success) {
    const value: Record<string, unknown> = { ...result.output };
    for (const [name, { consent }] of fieldsOf(kind)) {
      if (consent !== undefined && !value[consent]) value[name] = '';
    }
    return { ok: true, value: value as SubmissionOf[Kind] };
  }
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return { ok: false, errors };
}
