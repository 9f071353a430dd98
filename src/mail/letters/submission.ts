import type { Catalogue, Language } from '../../i18n/index.server.ts';

/** A part of a day that can be asked for; its wall clock in Madrid, HH:MM. */
export interface LetterSlot {
  readonly name: 'morning' | 'afternoon' | 'evening';
  readonly from: string;
  readonly to: string;
}

interface Common {
  /** Also the reference that visitor and owner read. */
  readonly id: string;
  /** The visitor's language. */
  readonly language: Language;
  readonly receivedAt: Date;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** What a letter may know of a request: everything but the allergies. */
export interface RequestForLetter extends Common {
  readonly kind: 'request';
  readonly firstName: string;
  readonly lastName?: string | undefined;
  /** yyyy-mm-dd */
  readonly requestedDate: string;
  readonly slot: LetterSlot;
  readonly participants: string;
  readonly company?: string | undefined;
  /** The workshop that the form was opened from. */
  readonly workshop?: string | undefined;
  readonly message?: string | undefined;
  /** That there are some; which, only the inbox says. */
  readonly hasAllergies: boolean;
}

export interface ContactForLetter extends Common {
  readonly kind: 'contact';
  readonly firstName: string;
  readonly lastName?: string | undefined;
  readonly message: string;
}

/** The categories of the survey, by the keys of their words. */
type RatingName = keyof Catalogue['forms']['feedback']['ratings'];

/** One answer of the survey: 1 to 5, or 0 where none was given. */
export interface LetterRating {
  readonly key: RatingName;
  readonly score: number;
}

export interface FeedbackForLetter extends Common {
  readonly kind: 'feedback';
  readonly name: string;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly ratings: readonly LetterRating[];
  readonly comments?: string | undefined;
  readonly willReturn?: 'Yes' | 'No' | undefined;
  readonly recommend?: 'Yes' | 'No' | undefined;
}

export type LetterSubmission = RequestForLetter | ContactForLetter | FeedbackForLetter;

/** First and last name in one line, as far as they are known. */
export function fullName(submission: LetterSubmission): string {
  if (submission.kind === 'feedback') return submission.name.trim();
  return [submission.firstName, submission.lastName].filter(Boolean).join(' ').trim();
}
