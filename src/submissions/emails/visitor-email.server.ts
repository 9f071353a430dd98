import { addDays, formatDate, formatPercent, madridDay } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import type { EmailBody, EmailContext } from './email-body.ts';
import { businessFacts, choiceFacts } from './facts.server.ts';
import type { VisitorNotice } from './visitor-notice.ts';

/** The email to the visitor, in their language: what they requested and what happens next. */
export function visitorEmail(notice: VisitorNotice, context: EmailContext): EmailBody {
  const { kind, language } = notice;
  const words = translator(language);
  const terms = {
    days: context.terms.leadDays,
    workshopDeposit: formatPercent(context.terms.workshopDeposit, language),
    eventDeposit: formatPercent(context.terms.eventDeposit, language),
  };
  const heads = {
    language,
    preview: words(`emails:visitor.${kind}.preview`),
    heading: words(`emails:visitor.${kind}.heading`),
    intro: [words(`emails:visitor.${kind}.intro`)],
    facts: choiceFacts(notice, language, 'visitor'),
    closing: [words('emails:visitor.signature', { business: context.business.name })],
    footer: businessFacts(context, language),
    smallPrint: [
      `${words('emails:labels.reference')}: ${notice.id}`,
      words('emails:visitor.notRepeated'),
      words('emails:visitor.whyYou', { site: new URL(context.siteUrl).host }),
    ],
  };
  const title = words(`emails:visitor.${kind}.next`);
  if (kind !== 'request') {
    const items = (['answer', 'more', 'booking'] as const).map((step) =>
      words(`emails:visitor.${kind}.${step}`, terms),
    );
    const subject = words(`emails:visitor.${kind}.subject`);
    return { ...heads, subject, notices: [], steps: { title, items } };
  }
  const date = formatDate(notice.requestedDate, language);
  const isSoon =
    notice.requestedDate < addDays(madridDay(notice.receivedAt), context.terms.leadDays);
  const steps = ['answer', 'deposit', ...(isSoon ? [] : (['lead'] as const)), 'calendar'] as const;
  return {
    ...heads,
    subject: words('emails:visitor.request.subject', { date }),
    notices: isSoon ? [words('emails:visitor.request.soon', terms)] : [],
    steps: { title, items: steps.map((step) => words(`emails:visitor.request.${step}`, terms)) },
    closing: [words('emails:visitor.request.extras'), ...heads.closing],
  };
}
