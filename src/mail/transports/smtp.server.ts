import nodemailer from 'nodemailer';
import { answerText } from '../answer-text.ts';
import type { Mailbox, MailTransport } from '../transport.server.ts';
import { mailMessage, visitorValues } from './message.server.ts';
import { asMailError } from './smtp-error.server.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer's options may follow as a query. */
  readonly url: string;
  readonly from: Mailbox;
  /** Longest whole delivery, milliseconds. */
  readonly deadline?: number;
}

/** Connections at once, and letters on each before it is closed: small servers allow few. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 50, maxRequeues: 0 } as const;

/** Milliseconds; nodemailer's own go up to ten minutes, longer than a lease is held. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const;
const DEADLINE = 45_000;

/** Whether the server is this machine: only then may a letter travel in the clear. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/**
 * Sends letters by SMTP. To any other machine the connection is encrypted from the start
 * (`smtps:`) or by STARTTLS, or the letter stays here; `?requireTLS=false` gives that up.
 */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { url, from, deadline = DEADLINE } = options;
  const pool = nodemailer.createTransport({
    url,
    ...POOL,
    ...TIMEOUTS,
    requireTLS: !isLoopback(url) && !url.startsWith('smtps:'),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof nodemailer.createTransport>[0] & typeof POOL);
  // A pool reports the errors of idle connections here; each letter has its own in `send`.
  pool.on('error', () => {});
  const { host } = new URL(url);
  return {
    name: 'smtp',
    notice: `Letters leave by SMTP through ${host}`,
    async send(letter, signal) {
      const secrets = visitorValues(letter);
      const timeout = AbortSignal.timeout(deadline);
      try {
        const { rejected, response } = await pool.sendMail({
          ...mailMessage(letter, from),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        // One of the owner's several addresses may be refused; sending again would double the rest.
        const refused =
          rejected.length > 0 ? ` (${rejected.length} of the recipients refused)` : '';
        return { delivered: true, answer: `${answerText(response, secrets)}${refused}` };
      } catch (error) {
        throw asMailError(error, secrets);
      }
    },
    async close() {
      pool.close();
    },
  };
}
