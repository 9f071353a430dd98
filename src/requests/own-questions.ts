/** Questions of a business's own: what a service's form asks beside or in place of the usual ones. */
import * as v from 'valibot';
import { formatDate, type Language } from '../i18n/index.ts';
import { LONGEST_PICTURE, PICTURE_TEXT, type SubmissionKind } from './constants.ts';
import { isDay, serviceForm, type BookingLimits } from './dates.ts';
import { CHOSEN, WRITTEN, type Field, type FieldInput } from './field.ts';
import { fieldsOf, type NamedField } from './fields.ts';
import type { OwnAnswer, OwnQuestion, QuestionKind, Texts } from './own-question.ts';
import { optionalText, requiredText } from './rules.ts';

/** Begins the names of the fields of own questions. */
export const OWN = 'own.';
/** Parts what was chosen of several. */
export const BETWEEN = '\n';

/** Characters of an answer at most. */
const MOST: Readonly<Partial<Record<QuestionKind, number>>> = {
  ...{ longText: 2_000, several: 2_000 },
  picture: LONGEST_PICTURE,
};
const MOST_OF_OTHERS = 200;

/** The pictures that are taken, as a field for files says it: of another, as an iPhone's HEIC, Safari makes the first of them. */
export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const INPUTS: Readonly<Record<QuestionKind, FieldInput>> = {
  text: { type: 'text' },
  longText: { type: 'area', rows: 4 },
  number: { type: 'text', inputMode: 'decimal' },
  choice: { type: 'select', options: [] },
  several: { type: 'checks', options: [] },
  date: { type: 'date' },
  time: { type: 'time' },
  picture: { type: 'file', accept: PICTURE_FILES },
};

/** Are these free words? Then they go to nobody but the business. */
const isFreeText = ({ kind }: { readonly kind: QuestionKind }) =>
  kind === 'text' || kind === 'longText';

function fits({ kind, options = [] }: OwnQuestion, value: string): boolean {
  const isOffered = (one: string) => options.some(([option]) => option === one);
  if (kind === 'choice') return isOffered(value);
  if (kind === 'several') return value.split(BETWEEN).every(isOffered);
  if (kind === 'date') return isDay(value);
  // In the browser the picture itself; on the server, which has put it aside, its digest.
  if (kind === 'picture') return value.startsWith(PICTURE_TEXT) || /^[\da-f]{64}$/.test(value);
  if (kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  return kind !== 'number' || /^-?\d{1,9}([.,]\d{1,4})?$/.test(value);
}

function ownField(question: OwnQuestion): NamedField {
  const { key, kind, label, help, options = [] } = question;
  const most = MOST[kind] ?? MOST_OF_OTHERS;
  const text = question.isRequired ? requiredText('fieldRequired', most) : optionalText(most);
  const wrong = kind === 'picture' ? 'pictureUnreadable' : 'invalidValue';
  const isRight = v.check((value: string) => !value || fits(question, value), wrong);
  const input = INPUTS[kind];
  const field: Field = {
    ...(isFreeText(question) ? WRITTEN : CHOSEN),
    ...text,
    rule: v.pipe(text.rule as v.GenericSchema<string>, isRight),
    input: 'options' in input ? { ...input, options: options.map(([value]) => value) } : input,
    own: {
      label,
      ...(help && { help }),
      options: Object.fromEntries(options.map(([value, shown = value]) => [value, shown])),
    },
  };
  return [OWN + key, field];
}

/** The number of people as a figure in place of a range. */
function counted(field: Field, [min, max]: readonly [number, number]): Field {
  const rule = v.pipe(
    requiredText('formParticipantsRequired', 5).rule,
    v.regex(/^\d+$/, 'invalidValue'),
    v.transform((text) => String(Number(text))),
    v.check((text) => Number(text) >= min, `fewPeople:${min}`),
    v.check((text) => Number(text) <= max, `manyPeople:${max}`),
  );
  return { ...field, rule, input: { type: 'number', min, max } };
}

/** A usual question that this form asks more or less firmly than the others. */
function demanded(field: Field, isRequired: boolean): Field {
  if (field.isRequired === isRequired) return field;
  const isEmpty = (value: unknown) => String(value ?? '').trim() === '';
  const rule = isRequired
    ? v.pipe(
        field.rule,
        v.check((value) => !isEmpty(value), 'fieldRequired'),
      )
    : v.lazy((value) => (isEmpty(value) ? optionalText(0).rule : field.rule));
  return { ...field, rule, isRequired };
}

/**
 * The fields that a form asks beside what it says so far, in its order: those of its kind, or of a
 * request what its service asks. What is not among them is not taken.
 */
export function formOf(
  kind: SubmissionKind,
  given: Readonly<Record<string, unknown>>,
  limits: BookingLimits,
): readonly NamedField[] {
  const fields = fieldsOf(kind);
  const form = kind === 'request' ? serviceForm(given['service'], limits) : undefined;
  if (!form) return fields;
  const asks: Readonly<Record<string, string>> = form.asks ?? {};
  return fields.flatMap(([name, field]): NamedField[] => {
    const asked = asks[name === 'allergyConsent' ? 'allergy' : name];
    const own = name === 'participants' && form.people ? counted(field, form.people) : field;
    const usual: NamedField[] =
      asked === 'no' ? [] : [[name, asked ? demanded(own, asked === 'required') : own]];
    return name === 'workshop' ? [...(form.questions ?? []).map(ownField), ...usual] : usual;
  });
}

/** Does any form ask for a picture just now? Only then is more than a text taken. */
export function asksForPictures({ services = {} }: BookingLimits): boolean {
  return Object.values(services).some(({ form }) =>
    form?.questions?.some(({ kind }) => kind === 'picture'),
  );
}

/**
 * What a checked form says to own questions; `questions` are the same ones in each language. Of a
 * picture it is said that there is one, in `pictureText`: what its file was called are free words.
 */
export function ownAnswers(
  given: Readonly<Record<string, unknown>>,
  questions: Readonly<Record<string, readonly OwnQuestion[]>>,
  pictureText: Texts,
): readonly OwnAnswer[] {
  const [asked = []] = Object.values(questions);
  return asked.flatMap(({ key, kind, options }): OwnAnswer[] => {
    const value = given[OWN + key];
    if (typeof value !== 'string' || !value) return [];
    const inEach = (text: (question: OwnQuestion) => string): Texts =>
      Object.fromEntries(
        Object.entries(questions).flatMap(([language, all]) => {
          const question = all.find((one) => one.key === key);
          return question ? [[language, text(question)]] : [];
        }),
      );
    const chosen = (question: OwnQuestion) =>
      value
        .split(BETWEEN)
        .map((one) => question.options?.find(([option]) => option === one)?.[1] ?? one)
        .join(', ');
    const label = inEach((question) => question.label);
    if (kind === 'picture') return [{ key, kind, label, value: '1', chosen: pictureText }];
    return [
      {
        ...{ key, kind, label, value },
        ...(options && { chosen: inEach(chosen) }),
      },
    ];
  });
}

/** May the visitor's email repeat it? */
export const isRepeatable = (answer: OwnAnswer) => !isFreeText(answer);

const inLanguage = (texts: Texts, language: string) =>
  texts[language] ?? Object.values(texts)[0] ?? '';

/** An answer in words of a language, as all that tells of a request says it. */
export function ownText({ kind, label, value, chosen }: OwnAnswer, language: Language) {
  const shown = kind === 'date' ? formatDate(value, language) : value;
  return {
    label: inLanguage(label, language),
    value: chosen ? inLanguage(chosen, language) : shown,
  };
}

/** The answers of a stored submission; none of one that asked nothing of the kind. */
export function ownIn(stored: object): readonly OwnAnswer[] {
  const own = 'own' in stored ? stored.own : undefined;
  return Array.isArray(own) ? (own as readonly OwnAnswer[]) : [];
}
