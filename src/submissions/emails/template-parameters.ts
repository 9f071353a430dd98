import type { EmailSubmission } from './submission.server.ts';
import type { VisitorNotice } from './visitor-notice.ts';

/**
 * The fields of the e-mail calls of the specification's section 7, under its names. A request
 * has them all, a contact message and feedback those that they know. `allergy` is always empty:
 * what a visitor says of their health goes into no email.
 */
export type TemplateParameters = Readonly<Record<string, string>>;

/** The parameters of a submission. `allergy` stays for templates that name it. */
export function templateParameters(submission: EmailSubmission): TemplateParameters {
  const { kind, email = '', phone = '', language: locale } = submission;
  const message = (kind === 'feedback' ? submission.comments : submission.message) ?? '';
  if (kind === 'feedback') {
    return { first_name: submission.name, last_name: '', email, phone, message, locale };
  }
  const { firstName: first_name, lastName: last_name = '' } = submission;
  if (kind === 'contact') return { first_name, last_name, email, phone, message, locale };
  return {
    first_name,
    last_name,
    email,
    phone,
    date: submission.requestedDate,
    time: submission.slot.name,
    participants: submission.participants,
    company: submission.company ?? '',
    allergy: '',
    message,
    locale,
  };
}

/**
 * The parameters of a visitor's email: the same names, with nothing in them that somebody wrote. An
 * owner's template cannot repeat to a stranger what it is not given.
 */
export function visitorParameters(notice: VisitorNotice, email: string): TemplateParameters {
  const common = { first_name: '', last_name: '', email, phone: '' };
  const { kind, language: locale } = notice;
  if (kind !== 'request') return { ...common, message: '', locale };
  return {
    ...common,
    date: notice.requestedDate,
    time: notice.slot.name,
    participants: notice.participants,
    company: '',
    allergy: '',
    message: '',
    locale,
  };
}
