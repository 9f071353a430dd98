import { catalogueWords, type WordKey } from '../../i18n/index.server.ts';
import type { SubmissionKind } from '../constants.ts';
import { fieldsOf, type Field } from '../fields.ts';

export type Reader = 'visitor' | 'owner';

/** The word that stands before a field's value. */
export function labelKey(kind: SubmissionKind, field: Field, reader: Reader): WordKey {
  if (field.readerLabel) return `emails:${reader}.labels.${field.readerLabel}`;
  if (field.emailLabel) return `emails:labels.${field.emailLabel}`;
  return `forms:${kind}.${field.label}` as WordKey;
}

/** The same words in both languages of the office, by the fields of a form. */
export type FieldLabels = Readonly<Record<string, Readonly<Record<'es' | 'en', string>>>>;

/** What the fields of a form are called for the owner, and of ratings each of them. */
export function fieldLabels(kind: SubmissionKind): FieldLabels {
  const texts = new Map(catalogueWords().map((word) => [word.key, word.texts]));
  const ratings = 'forms:feedback.ratings.';
  const keys = fieldsOf(kind).flatMap(([name, field]): [string, string][] => {
    if (field.input.type !== 'ratings') return [[name, labelKey(kind, field, 'owner')]];
    const each = [...texts.keys()].filter((key) => key.startsWith(ratings));
    return each.map((key) => [key.slice(ratings.length), key]);
  });
  return Object.fromEntries(
    keys.flatMap(([name, key]) => {
      const label = texts.get(key);
      return label ? [[name, label]] : [];
    }),
  );
}
