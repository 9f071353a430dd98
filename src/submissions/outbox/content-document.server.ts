import { DEFAULT_LANGUAGE, isLanguage } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { RATING_KEYS } from '../constants.ts';
import { storedFields, type SubmissionRow } from '../tables.server.ts';

/** A document for the content service. The dot in its id hides it from anonymous readers. */
export interface SubmissionDocument extends Record<string, unknown> {
  readonly _id: `${string}.${string}`;
  readonly _type: 'requestSubmission' | 'contactSubmission' | 'feedbackSubmission';
}

/**
 * The copy of a submission for the content service, without allergies: health data stays here. Its
 * id is derived from the submission's, so a repeated copy is the same document.
 */
export function contentDocument(row: SubmissionRow): SubmissionDocument {
  const head = { _id: `submission.${row.id}` as const };
  const submittedAt = new Date(Number(row.created_at)).toISOString();
  const { locale } = row;
  switch (row.kind) {
    case 'request': {
      const fields = storedFields({ ...row, kind: 'request' });
      const { firstName, lastName, email, phone, requestedDate, requestedTime } = fields;
      const { participants, company, workshop, message } = fields;
      return {
        ...head,
        _type: 'requestSubmission',
        ...{ firstName, lastName, email, phone, requestedDate, requestedTime, participants },
        ...{ company, ...(workshop && { workshop }), message, locale, submittedAt },
      };
    }
    case 'contact': {
      const fields = storedFields({ ...row, kind: 'contact' });
      const { firstName, lastName, email, phone, message } = fields;
      return {
        ...head,
        _type: 'contactSubmission',
        ...{ firstName, lastName, email, phone, message, locale, submittedAt },
      };
    }
    case 'feedback': {
      const fields = storedFields({ ...row, kind: 'feedback' });
      const { name, email, phone, date, comments, willReturn, recommend } = fields;
      const words = translator(isLanguage(locale) ? locale : DEFAULT_LANGUAGE);
      const ratings = RATING_KEYS.map((key) => {
        const category = words(`forms:feedback.ratings.${key}`);
        return { _key: key, key, category, score: fields.ratings[key] };
      });
      return {
        ...head,
        _type: 'feedbackSubmission',
        ...{ name, email, phone, date, ratings, comments, willReturn, recommend },
        ...{ locale, submittedAt },
      };
    }
  }
}
