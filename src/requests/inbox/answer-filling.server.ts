import { fillPlaceholders, formatDate, placeholdersOf, type Language } from '../../i18n/index.ts';
import {
  ANSWER_PLACEHOLDERS,
  type AnswerPlaceholder,
  type AnswerProblems,
} from '../answer-placeholders.ts';
import type { EmailContext } from '../emails/email-body.server.ts';
import { serviceName, slotLabel } from '../emails/facts.server.ts';
import { firstName, fullName, type EmailSubmission } from '../emails/submission.server.ts';

export type AnswerValues = Readonly<Record<AnswerPlaceholder, string>>;

/** What the placeholders of a text stand for, in a language; empty where a submission says nothing. */
export function answerValues(
  submission: EmailSubmission,
  context: EmailContext,
  language: Language,
): AnswerValues {
  const { business } = context;
  const words = context.words(language);
  const isRequest = submission.kind === 'request';
  const day = isRequest
    ? submission.requestedDate
    : submission.kind === 'feedback'
      ? submission.date
      : '';
  const service = serviceName(submission, context, language);
  const name = fullName(submission);
  return {
    firstName: firstName(submission),
    name,
    service: (isRequest && submission.workshop) || service,
    date: day ? formatDate(day, language) : '',
    time: isRequest ? slotLabel(submission.requestedTime, language, words) : '',
    participants: isRequest ? submission.participants : '',
    business: business.name,
    businessPhone: business.phone ?? '',
    reference: submission.id,
  };
}

/** A text with its values, and what keeps it from being sent: it stays in the text as it was. */
export function fillAnswer(
  text: string,
  values: AnswerValues,
): { readonly text: string; readonly problems: AnswerProblems } {
  const named = placeholdersOf(text);
  const isKnown = (name: string): name is AnswerPlaceholder =>
    (ANSWER_PLACEHOLDERS as readonly string[]).includes(name);
  const unknown = named.filter((name) => !isKnown(name));
  const empty = named.filter((name) => isKnown(name) && values[name] === '');
  const kept = [...unknown, ...empty].map((name) => [name, `{{${name}}}`]);
  const filled = fillPlaceholders(text, { ...values, ...Object.fromEntries(kept) });
  // Braces that are no placeholder would be sent as they are.
  const rest = fillPlaceholders(text, Object.fromEntries(named.map((name) => [name, ''])));
  const braces = /\{\{|\}\}/.test(rest) ? ['{{…}}'] : [];
  return { text: filled, problems: { unknown: [...unknown, ...braces], empty } };
}

/** The problems of several texts together. */
export function allProblems(...problems: readonly AnswerProblems[]): AnswerProblems {
  const all = (name: keyof AnswerProblems) => [...new Set(problems.flatMap((one) => one[name]))];
  return { unknown: all('unknown'), empty: all('empty') };
}
