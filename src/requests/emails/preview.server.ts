import { addDays, businessDay, type Language } from '../../i18n/index.ts';
import { visitorEmail } from './visitor-email.server.ts';
import { visitorNotice } from './visitor-notice.server.ts';
import { renderEmail } from './compose.server.ts';
import type { EmailContext } from './email-body.server.ts';
import type { PreviewedEmail } from './previewed.ts';
import { sampleSubmissions } from './samples.server.ts';

/** What a visitor would be sent, as HTML, if they had written as an example does. */
export async function previewEmail(
  which: PreviewedEmail,
  language: Language,
  context: EmailContext,
  now: Date,
): Promise<string> {
  const kind = which === 'soon' ? 'request' : which;
  const example = sampleSubmissions(language, now).find((one) => one.kind === kind);
  if (!example) throw new Error(`There is no example of ${which}`);
  const written =
    which === 'soon' && example.kind === 'request'
      ? { ...example, requestedDate: addDays(businessDay(now), 1) }
      : example;
  const { html } = await renderEmail(
    visitorEmail(visitorNotice(written, undefined), context),
    context,
  );
  return html;
}
