import { addDays, formatDate, formatPercent, madridDay } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import type { LetterBody } from './body.ts';
import { businessFacts, choiceFacts } from './facts.server.ts';
import type { LetterContext } from './letter-context.ts';
import type { VisitorNotice } from './visitor-notice.ts';

/** The letter to the visitor, in their language: what they asked for, and what happens next. */
export function visitorLetter(notice: VisitorNotice, context: LetterContext): LetterBody {
  const { kind, language } = notice;
  const words = translator(language);
  const terms = {
    days: context.terms.leadDays,
    workshopDeposit: formatPercent(context.terms.workshopDeposit, language),
    eventDeposit: formatPercent(context.terms.eventDeposit, language),
  };
  const heads = {
    language,
    preview: words(`letters:visitor.${kind}.preview`),
    heading: words(`letters:visitor.${kind}.heading`),
    intro: [words(`letters:visitor.${kind}.intro`)],
    facts: choiceFacts(notice, language, 'visitor'),
    closing: [words('letters:visitor.signature', { business: context.business.name })],
    footer: businessFacts(context, language),
    smallPrint: [
      `${words('letters:labels.reference')}: ${notice.id}`,
      words('letters:visitor.notRepeated'),
      words('letters:visitor.whyYou', { site: new URL(context.siteUrl).host }),
    ],
  };
  const title = words(`letters:visitor.${kind}.next`);
  if (kind !== 'request') {
    const items = (['answer', 'more', 'booking'] as const).map((step) =>
      words(`letters:visitor.${kind}.${step}`, terms),
    );
    const subject = words(`letters:visitor.${kind}.subject`);
    return { ...heads, subject, notices: [], steps: { title, items } };
  }
  const date = formatDate(notice.requestedDate, language);
  const isSoon =
    notice.requestedDate < addDays(madridDay(notice.receivedAt), context.terms.leadDays);
  const steps = ['answer', 'deposit', ...(isSoon ? [] : (['lead'] as const)), 'calendar'] as const;
  return {
    ...heads,
    subject: words('letters:visitor.request.subject', { date }),
    notices: isSoon ? [words('letters:visitor.request.soon', terms)] : [],
    steps: { title, items: steps.map((step) => words(`letters:visitor.request.${step}`, terms)) },
    closing: [words('letters:visitor.request.extras'), ...heads.closing],
  };
}
