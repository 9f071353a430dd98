import { answerText, headerText } from '../safe-text.ts';
import { MailError, type Email, type MailTransport } from '../transport.server.ts';
import { checkIdentity, EmailJsStatus } from './emailjs-checks.ts';
import { createEmailJsClient, type EmailJsOptions } from './emailjs-client.server.ts';
import { visitorValues } from './message.server.ts';
import { createPace } from './pace.ts';

export interface EmailJsTransportOptions extends EmailJsOptions {
  /** Least time between two calls, milliseconds: the service takes one a second. */
  readonly interval?: number;
  /** Longest call, milliseconds. */
  readonly deadline?: number;
}

const INTERVAL = 1_000;
const DEADLINE = 30_000;
/** The service's limit for all variables together is 50 KB; the email as HTML goes while it fits. */
const ROOM = 48_000;

/**
 * Section 7's parameters, and what a template needs to carry the finished email: to whom, the
 * subject, the email as text and, where there is room, as HTML.
 */
export function emailJsParameters(email: Email): Record<string, string> {
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
  return Buffer.byteLength(JSON.stringify(whole)) <= ROOM ? whole : parameters;
}

/**
 * Sends emails through EmailJS, one call a second. Every failure is the service's: it has no status
 * that says this recipient will never take the email, and a wrong key gets mended. Throws,
 * in the client's words, when a key is missing.
 */
export function createEmailJsTransport(options: EmailJsTransportOptions): MailTransport {
  const { interval = INTERVAL, deadline = DEADLINE, ...clientOptions } = options;
  checkIdentity(options.publicKey, options.serviceId, options.templateId);
  const client = createEmailJsClient(clientOptions);
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
        const { status, text } = await client.send(emailJsParameters(email), stop);
        // Anything but its word is some other machine's answer, such as a proxy's page.
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
