import type { EmailSubmission } from './submission.server.ts';
import type { VisitorNotice } from './visitor-notice.server.ts';

/**
 * A submission as named values, for a service that fills in a template of its own. A request has all
 * of them, a contact message and feedback those that apply. `allergy` is always empty: what a visitor
 * says about their health goes into no email, but a template may name the parameter.
 */
export type TemplateParameters = Readonly<Record<string, string>>;

/** The parameters of the owner's email. */
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
    service: submission.service ?? '',
    workshop: submission.workshop ?? '',
    estimate: submission.estimate ?? '',
    allergy: '',
    message,
    locale,
  };
}

/**
 * The parameters of the visitor's email: the same names without anybody's free text, so that no
 * template can repeat it to a stranger.
 */
export function visitorParameters(notice: VisitorNotice, address: string): TemplateParameters {
  const common = { first_name: '', last_name: '', email: address, phone: '' };
  const { kind, language: locale } = notice;
  if (kind !== 'request') return { ...common, message: '', locale };
  return {
    ...common,
    date: notice.requestedDate,
    time: notice.slot.name,
    participants: notice.participants,
    company: '',
    service: notice.service ?? '',
    workshop: '',
    estimate: '',
    allergy: '',
    message: '',
    locale,
  };
}
