import { defaultLanguage, isLanguage, type Language } from '../../i18n/index.ts';
import type { SubmissionKind } from '../constants.ts';
import type { StoredSubmission } from '../fields.ts';
import { storedFields, type SubmissionRow } from '../tables.server.ts';

interface Common {
  /** Also the reference shown to visitor and owner. */
  readonly id: string;
  /** The visitor's language. */
  readonly language: Language;
  readonly receivedAt: Date;
  /** Whether there are any; which ones, only the inbox shows. */
  readonly hasAllergies: boolean;
}

/** What an email may know of a submission: all of it but the allergies. */
export type EmailSubmissionOf = {
  readonly [Kind in SubmissionKind]: Common & { readonly kind: Kind } & Readonly<
      Omit<StoredSubmission<Kind>, 'locale' | 'terms'>
    >;
};

export type EmailSubmission = EmailSubmissionOf[SubmissionKind];

/** A stored submission in the form that emails are written from. */
export function emailSubmission(row: SubmissionRow, hasAllergies: boolean): EmailSubmission {
  return {
    ...(storedFields(row) as object),
    id: row.id,
    kind: row.kind,
    language: isLanguage(row.locale) ? row.locale : defaultLanguage(),
    receivedAt: new Date(row.created_at),
    hasAllergies,
  } as EmailSubmission;
}

/** What somebody is greeted by. */
export function firstName(submission: EmailSubmission): string {
  return submission.kind === 'feedback' ? submission.name.trim() : submission.firstName;
}

/** First and last name, as far as they are known. */
export function fullName(submission: EmailSubmission): string {
  if (submission.kind === 'feedback') return submission.name.trim();
  return [submission.firstName, submission.lastName].filter(Boolean).join(' ').trim();
}
