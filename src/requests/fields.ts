/**
 * What is made of the declared fields: the browser's form and its checks, the server's checks, what
 * is stored, the owner's and the visitor's email, the copy for the content service, the inbox and its
 * CSV. A new optional field is an entry of its form (`forms/`) and its words.
 */
import type * as v from 'valibot';
import type { SubmissionKind } from './constants.ts';
import type { BookingLimits } from './dates.ts';
import type { Destination, Field } from './field.ts';
import type { OwnAnswer } from './own-question.ts';
import { contactForm } from './forms/contact.ts';
import { feedbackForm } from './forms/feedback.ts';
import { requestForm } from './forms/request.ts';

export type { Destination, Field, FieldInput } from './field.ts';

/** The fields of each form, in its order. */
export const FORMS = {
  request: requestForm,
  contact: contactForm,
  feedback: feedbackForm,
} as const;

type Forms = typeof FORMS;

export type FieldName<Kind extends SubmissionKind> = keyof Forms[Kind] & string;

type RuleOf<Entry> = Entry extends { readonly rule: infer Rule extends v.GenericSchema }
  ? Rule
  : never;

/** What a form brings once it is checked. */
export type SubmissionOf = {
  readonly [Kind in SubmissionKind]: {
    -readonly [Name in keyof Forms[Kind]]: v.InferOutput<RuleOf<Forms[Kind][Name]>>;
  };
};

/** The names of a form's fields that are stored in the clear, as a type. */
type StoredName<Kind extends SubmissionKind> = {
  [Name in FieldName<Kind>]: Forms[Kind][Name] extends { readonly kept: 'clear' } ? Name : never;
}[FieldName<Kind>];

/** What of a submission is stored in the clear. */
export type StoredSubmission<Kind extends SubmissionKind> = Pick<
  SubmissionOf[Kind],
  StoredName<Kind>
> & { readonly own?: readonly OwnAnswer[] };

/** The names of a form's fields whose values go to a destination, as a type. */
export type FieldNameFor<To extends Destination, Kind extends SubmissionKind> = {
  [Name in FieldName<Kind>]: Forms[Kind][Name] extends {
    readonly goesTo: readonly (infer Goes)[];
  }
    ? To extends Goes
      ? Name
      : never
    : never;
}[FieldName<Kind>];

const FIELDS: Readonly<Record<SubmissionKind, readonly NamedField[]>> = {
  request: Object.entries<Field>(FORMS.request),
  contact: Object.entries<Field>(FORMS.contact),
  feedback: Object.entries<Field>(FORMS.feedback),
};

export type NamedField = readonly [name: string, field: Field];

/** The fields of a form with their names, in its order. */
export function fieldsOf(kind: SubmissionKind): readonly NamedField[] {
  return FIELDS[kind];
}

/** The names of a form's fields, in its order; those that `isMeant` alone, if it is given. */
export function fieldNames(
  kind: SubmissionKind,
  isMeant: (field: Field) => boolean = () => true,
): readonly string[] {
  return fieldsOf(kind)
    .filter(([, field]) => isMeant(field))
    .map(([name]) => name);
}

/**
 * The order in which somebody reads what was sent: what was asked for, then who asks. A field that is
 * not named here follows, in the order of its form.
 */
export const READING_ORDER: readonly string[] = [
  ...['service', 'workshop', 'requestedDate', 'requestedTime', 'participants', 'estimate'],
  ...['date', 'ratings', 'willReturn', 'recommend'],
  ...['firstName', 'lastName', 'name', 'company', 'email', 'phone'],
];

/** Is a field there to be filled in beside what a form says so far? Any other comes out empty. */
export function isAsked(
  { isAskedWith }: Field,
  given: Readonly<Record<string, unknown>>,
  limits: BookingLimits = {},
): boolean {
  return isAskedWith?.(given, limits) ?? true;
}

/** Sorts names by a list of them; those that it does not name come last, in the order that they have. */
export function byOrder(order: readonly string[]) {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (one: string, other: string) => place(one) - place(other);
}

/** The names of the fields whose values go to a destination: by an order, else in the form's. */
export function fieldsFor(
  destination: Destination,
  kind: SubmissionKind,
  order: readonly string[] = [],
): readonly string[] {
  return fieldNames(kind, ({ goesTo }) =>
    (goesTo as readonly Destination[]).includes(destination),
  ).toSorted(byOrder(order));
}

/** Whether a half written form may keep the value in its tab: no health data, no consent. */
export function isDraftable({ kept, input }: Field): boolean {
  return kept === 'clear' && input.type !== 'tick' && input.type !== 'hidden';
}
