import { formatDate } from '../../i18n/index.ts';
import { isShortNotice, type EmailBody, type EmailContext } from './email-body.server.ts';
import { businessFacts, visitorFacts } from './facts.server.ts';
import type { VisitorNotice } from './visitor-notice.server.ts';

/** The email to the visitor, in their language: what they requested and what happens next. */
export function visitorEmail(notice: VisitorNotice, context: EmailContext): EmailBody {
  const { kind, language } = notice;
  const words = context.words(language);
  const texts = context.texts(language);
  const heads = {
    language,
    preview: words(`emails:visitor.${kind}.preview`),
    heading: words(`emails:visitor.${kind}.heading`),
    intro: [words(`emails:visitor.${kind}.intro`)],
    facts: visitorFacts(notice, context, language),
    closing: [words('emails:visitor.signature', { business: context.business.name })],
    footer: businessFacts(context, language),
    smallPrint: [
      `${words('emails:labels.reference')}: ${notice.id}`,
      words('emails:visitor.whyYou', { site: new URL(context.siteUrl).host }),
    ],
  };
  const notRepeated = words('emails:visitor.notRepeated');
  const title = words(`emails:visitor.${kind}.next`);
  if (kind !== 'request') {
    const items = [
      words(`emails:visitor.${kind}.answer`),
      words(`emails:visitor.${kind}.more`),
      kind === 'contact' ? texts.contactBooking : texts.feedbackBooking,
    ].filter(Boolean);
    const subject = words(`emails:visitor.${kind}.subject`);
    const smallPrint = [notRepeated, ...heads.smallPrint];
    return { ...heads, subject, notices: [], steps: { title, items }, smallPrint };
  }
  const { requestedDate, requestedTime } = notice;
  const date = requestedDate && formatDate(requestedDate, language);
  const isSoon = isShortNotice(notice, context);
  const items = [
    texts.requestAnswer,
    texts.requestDeposit,
    isSoon ? '' : texts.requestNotice,
    requestedDate && requestedTime && context.carriesFiles
      ? words('emails:visitor.request.calendar')
      : '',
  ].filter(Boolean);
  return {
    ...heads,
    // Whoever told of an allergy sees at once that it is not lost, and tells of it in no email.
    intro: [...heads.intro, notRepeated],
    subject: date
      ? words('emails:visitor.request.subject', { date })
      : words('emails:visitor.request.undated'),
    notices: isSoon && texts.requestSoon ? [texts.requestSoon] : [],
    steps: { title, items },
    closing: [texts.requestExtras, ...heads.closing].filter(Boolean),
  };
}
