import { answerText, headerText } from '../safe-text.server.ts';
import { MailError, type Email, type MailTransport } from '../transport.server.ts';
import { callEmailJs, EmailJsStatus, type EmailJsOptions } from './emailjs-client.server.ts';
import { visitorValues } from './message.server.ts';
import { createPace } from './pace.server.ts';

export interface EmailJsTransportOptions extends EmailJsOptions {
  /** Least time between two calls, milliseconds: the service accepts one a second. */
  readonly interval?: number;
  /** Longest call, milliseconds. */
  readonly deadline?: number;
}

const INTERVAL = 1_000;
const DEADLINE = 30_000;
/** The service takes at most 50 KB of parameters; the HTML is included only if it fits, bytes. */
const LARGEST = 48_000;

/**
 * The email's own parameters, and what a template needs to send the finished email: recipients,
 * subject, text and, if it fits, HTML. The names `letter_text` and `letter_html` are part of the
 * templates that owners keep at EmailJS, so they must not change.
 */
function emailJsParameters(email: Email): Record<string, string> {
  const parameters: Record<string, string> = {
    ...email.parameters,
    ...(email.parameters['allergy'] !== undefined && { allergy: '' }),
    subject: headerText(email.subject),
    to_email: email.to.map(({ address }) => headerText(address)).join(', '),
    to_name: headerText(email.to[0]?.name ?? ''),
    reply_to: headerText(email.replyTo?.address ?? ''),
    message_id: email.messageId,
    letter_text: email.text,
  };
  const whole = { ...parameters, letter_html: email.html };
  return Buffer.byteLength(JSON.stringify(whole)) <= LARGEST ? whole : parameters;
}

/**
 * Sends emails through EmailJS, one call a second. Every failure counts as the service's: no status
 * says that a recipient is refused for good, and a wrong key gets corrected.
 */
export function createEmailJsTransport(options: EmailJsTransportOptions): MailTransport {
  const { interval = INTERVAL, deadline = DEADLINE } = options;
  const pace = createPace(interval);
  return {
    name: 'emailjs',
    notice: `Emails leave by EmailJS through ${new URL(options.baseUrl).host}`,
    async send(email, signal) {
      const secrets = visitorValues(email);
      try {
        await pace(signal);
        const timeout = AbortSignal.timeout(deadline);
        const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
        const { status, text } = await callEmailJs(options, emailJsParameters(email), stop);
        // Any other text comes from something in between, such as a proxy's page.
        if (text.trim().toUpperCase() !== 'OK') throw new EmailJsStatus(status, text);
        return { delivered: true, answer: `${status} ${text.trim()}` };
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        throw new MailError(answerText(said, secrets), 'service', error);
      }
    },
    async close() {},
  };
}
