import { defaultLanguage, isLanguage } from '../../i18n/index.ts';
import { translator, type Language } from '../../i18n/index.server.ts';
import { RATING_KEYS, type SubmissionKind } from '../constants.ts';
import { fieldsFor, FORMS, type Field } from '../fields.ts';
import { ownIn, ownText } from '../own-questions.ts';
import type { Ratings } from '../ratings.ts';
import { storedFields, type SubmissionRow } from '../tables.server.ts';

/** A document for the content service. The dot in its id hides it from anonymous readers. */
export interface SubmissionDocument extends Record<string, unknown> {
  readonly _id: `${string}.${string}`;
  readonly _type: `${SubmissionKind}Submission`;
}

/**
 * The copy of a submission for the content service: the fields that are declared for it, so never
 * the allergies. Its id is derived from the submission's, so a repeated copy is the same document.
 */
export function contentDocument(row: SubmissionRow): SubmissionDocument {
  const { kind, locale } = row;
  const language = isLanguage(locale) ? locale : defaultLanguage();
  const values = storedFields(row) as Readonly<Record<string, unknown>>;
  const fields: Readonly<Record<string, Field>> = FORMS[kind];
  const copied = fieldsFor('copy', kind)
    .filter((name) => values[name] || !fields[name]?.isCopiedOnlyFilled)
    .map((name) => {
      const isRatings = fields[name]?.input.type === 'ratings';
      return [name, isRatings ? ratingList(values[name] as Ratings, language) : values[name]];
    });
  const own = ownIn(values).map((one) => ({ _key: one.key, ...ownText(one, language) }));
  return {
    _id: `submission.${row.id}`,
    _type: `${kind}Submission`,
    ...Object.fromEntries(copied),
    ...(own.length > 0 && { own }),
    locale,
    submittedAt: new Date(row.created_at).toISOString(),
  };
}

/** The ratings with the words of their categories, as the content service keeps lists. */
function ratingList(ratings: Ratings, language: Language) {
  const words = translator(language);
  return RATING_KEYS.map((key) => ({
    _key: key,
    key,
    category: words(`forms:feedback.ratings.${key}`),
    score: ratings[key],
  }));
}
