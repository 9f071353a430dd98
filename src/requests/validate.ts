import * as v from 'valibot';
import type { SubmissionKind } from './constants.ts';
import type { BookingLimits } from './dates.ts';
import { fieldNames, fieldsOf, isAsked, type NamedField, type SubmissionOf } from './fields.ts';
import { formOf } from './own-questions.ts';
import { isTicked } from './rules.ts';

/** What is wrong, by field: the key of the message in the `forms` words. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors };

/** A field whose length is wrong is looked at no further: no pattern runs on more than its field's length. */
const FIRST_ISSUE = { abortPipeEarly: true } as const;

/** The fields of a form among `fields`; the others are ignored, a missing one is undefined. */
function known(names: readonly string[], fields: unknown): Record<string, unknown> {
  const given = typeof fields === 'object' && fields !== null ? fields : {};
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined,
    ]),
  );
}

/**
 * Checks what a visitor sends by the rules of its declared fields, in the browser and on the server
 * alike; `limits` are what the business says just now. Values are trimmed; each field that breaks a
 * rule gets its first message key. What needs a consent and has none is an error of the consent:
 * nothing that was written is dropped without a word.
 */
export function validate<Kind extends SubmissionKind>(
  kind: Kind,
  fields: unknown,
  limits: BookingLimits = {},
): Validation<SubmissionOf[Kind]> {
  const usual = known(fieldNames(kind), fields);
  const form = formOf(kind, usual, limits);
  const names = form.map(([name]) => name);
  const given = known(names, fields);
  const schema = v.object(Object.fromEntries(form.map(([name, { rule }]) => [name, rule])));
  const result = v.safeParse(schema, given, FIRST_ISSUE);
  const beyond = beyondRules(form, given, limits);
  if (result.success && Object.keys(beyond).length === 0) {
    const value: Record<string, unknown> = { ...result.output };
    for (const [name, field] of fieldsOf(kind))
      if (!names.includes(name) || !isAsked(field, value, limits)) value[name] = '';
    return { ok: true, value: value as SubmissionOf[Kind] };
  }
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return { ok: false, errors: { ...beyond, ...errors } };
}

/** What no field's own rule can say: limits of the business, a missing consent; by field, its message key. */
function beyondRules(
  form: readonly NamedField[],
  given: Readonly<Record<string, unknown>>,
  limits: BookingLimits,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, { limit, consent }] of form) {
    const value = given[name];
    const text = typeof value === 'string' ? value.trim() : '';
    const message = limit?.(text, limits, given);
    if (message) errors[name] = message;
    if (consent && text && !isTicked(given[consent])) errors[consent] = 'consentRequired';
  }
  return errors;
}
