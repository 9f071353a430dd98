import { defaultLanguage, isLanguage } from '../../i18n/index.ts';
import type { Catalogue, Language } from '../../i18n/index.server.ts';
import { RATING_KEYS, slotOf } from '../constants.ts';
import type { OwnAnswer } from '../own-question.ts';
import { storedFields, type SubmissionRow } from '../tables.server.ts';

/** A time that was asked for: a part of the day, or hours; HH:MM. All empty where none was. */
export interface EmailSlot {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

interface Common {
  /** Also the reference shown to visitor and owner. */
  readonly id: string;
  /** The visitor's language. */
  readonly language: Language;
  readonly receivedAt: Date;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** What an email may know about a request: everything but the allergies. */
export interface RequestForEmail extends Common {
  readonly kind: 'request';
  readonly firstName: string;
  readonly lastName?: string | undefined;
  /** yyyy-mm-dd; empty where none was asked for. */
  readonly requestedDate: string;
  readonly slot: EmailSlot;
  readonly participants: string;
  readonly company?: string | undefined;
  readonly service?: string | undefined;
  /** What it was called when it was asked for. */
  readonly serviceTitle?: string | undefined;
  /** The workshop whose page the form was opened from. */
  readonly workshop?: string | undefined;
  /** What the visitor's browser says that the estimator showed. */
  readonly estimate?: string | undefined;
  readonly message?: string | undefined;
  /** What was said to the business's own questions. */
  readonly own?: readonly OwnAnswer[] | undefined;
  /** Whether there are any; which ones, only the inbox shows. */
  readonly hasAllergies: boolean;
}

export interface ContactForEmail extends Common {
  readonly kind: 'contact';
  readonly firstName: string;
  readonly lastName?: string | undefined;
  readonly message: string;
}

/** The categories of the survey, by the keys of their labels. */
type RatingName = keyof Catalogue['forms']['feedback']['ratings'];

/** One answer of the survey: 1 to 5, or 0 where none was given. */
export interface EmailRating {
  readonly key: RatingName;
  readonly score: number;
}

export interface FeedbackForEmail extends Common {
  readonly kind: 'feedback';
  readonly name: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly ratings: readonly EmailRating[];
  readonly comments?: string | undefined;
  readonly willReturn?: 'Yes' | 'No' | undefined;
  readonly recommend?: 'Yes' | 'No' | undefined;
}

export type EmailSubmission = RequestForEmail | ContactForEmail | FeedbackForEmail;

/** A stored submission in the form that emails are written from. */
export function emailSubmission(row: SubmissionRow, hasAllergies: boolean): EmailSubmission {
  const common = {
    id: row.id,
    language: isLanguage(row.locale) ? row.locale : defaultLanguage(),
    receivedAt: new Date(Number(row.created_at)),
  };
  switch (row.kind) {
    case 'request': {
      const { requestedTime, ...fields } = storedFields({ ...row, kind: 'request' });
      const slot = slotOf(requestedTime);
      return { ...common, ...fields, kind: 'request', slot, hasAllergies };
    }
    case 'contact':
      return { ...common, ...storedFields({ ...row, kind: 'contact' }), kind: 'contact' };
    case 'feedback': {
      const fields = storedFields({ ...row, kind: 'feedback' });
      return {
        ...common,
        ...fields,
        kind: 'feedback',
        ratings: RATING_KEYS.map((key) => ({ key, score: fields.ratings[key] })),
        willReturn: fields.willReturn || undefined,
        recommend: fields.recommend || undefined,
      };
    }
  }
}

/** First and last name, as far as they are known. */
export function fullName(submission: EmailSubmission): string {
  if (submission.kind === 'feedback') return submission.name.trim();
  return [submission.firstName, submission.lastName].filter(Boolean).join(' ').trim();
}
