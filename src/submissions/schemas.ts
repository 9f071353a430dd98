import * as v from 'valibot';
import { MAX_LENGTH, PARTICIPANT_OPTIONS, TIME_OPTIONS } from './constants.ts';
import { feedbackDate, requestedDate } from './dates.ts';
import {
  choice,
  contactEmail,
  contactPhone,
  localeField,
  optionalText,
  requiredText,
  tickBox,
} from './fields.ts';
import { ratingsField } from './ratings.ts';

const answer = v.pipe(
  v.nullish(v.string('invalidValue'), ''),
  v.picklist(['', 'Yes', 'No'], 'invalidValue'),
);

/** A request for a service (specification, sections 3 and 5). The messages are word keys. */
export const requestSchema = v.pipe(
  v.object({
    firstName: requiredText('formFirstNameRequired', MAX_LENGTH.name),
    lastName: optionalText(MAX_LENGTH.name),
    email: requiredText('formEmailRequired', MAX_LENGTH.email),
    phone: requiredText('formPhoneRequired', MAX_LENGTH.phone),
    requestedDate,
    requestedTime: choice(TIME_OPTIONS, 'formTimeRequired'),
    participants: choice(PARTICIPANT_OPTIONS, 'formParticipantsRequired'),
    company: optionalText(MAX_LENGTH.company),
    /** The workshop that the form was opened from, by its title or slug. */
    workshop: optionalText(MAX_LENGTH.workshop),
    allergy: optionalText(MAX_LENGTH.allergy),
    allergyConsent: tickBox,
    message: optionalText(MAX_LENGTH.message),
    locale: localeField,
  }),
  // Without its own consent the health data is not even kept in memory.
  v.transform((value) => ({ ...value, allergy: value.allergyConsent ? value.allergy : '' })),
);

/** A message to the owner: every field is required. */
export const contactSchema = v.object({
  firstName: requiredText('fieldRequired', MAX_LENGTH.name),
  lastName: requiredText('fieldRequired', MAX_LENGTH.name),
  email: contactEmail,
  phone: contactPhone,
  message: requiredText('fieldRequired', MAX_LENGTH.message),
  locale: localeField,
});

/** Feedback after a visit. An e-mail that breaks the pattern is kept as typed and never written to. */
export const feedbackSchema = v.object({
  name: requiredText('nameIsRequired', MAX_LENGTH.name),
  email: v.pipe(optionalText(MAX_LENGTH.email), v.toLowerCase()),
  phone: optionalText(MAX_LENGTH.phone),
  terms: v.pipe(
    tickBox,
    v.check((accepted) => accepted, 'mustAcceptTerms'),
  ),
  date: feedbackDate,
  ratings: ratingsField,
  comments: optionalText(MAX_LENGTH.message),
  willReturn: answer,
  recommend: answer,
  locale: localeField,
});

export type RequestSubmission = v.InferOutput<typeof requestSchema>;
export type ContactSubmission = v.InferOutput<typeof contactSchema>;
export type FeedbackSubmission = v.InferOutput<typeof feedbackSchema>;

export interface SubmissionOf {
  readonly request: RequestSubmission;
  readonly contact: ContactSubmission;
  readonly feedback: FeedbackSubmission;
}
