import type * as Nodemailer from 'nodemailer';
import { answerText } from '../safe-text.server.ts';
import {
  MailError,
  type Mailbox,
  type MailFailure,
  type MailTransport,
} from '../transport.server.ts';
import { mailMessage, visitorValues } from './message.server.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer's options may follow as a query. */
  readonly url: string;
  readonly from: Mailbox;
  /** Longest whole delivery, milliseconds. */
  readonly deadline?: number;
}

/** Small servers allow few connections, and few emails on each. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 50, maxRequeues: 0 } as const;

/** Milliseconds; nodemailer's defaults go up to ten minutes, longer than a delivery's lease. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
} as const;
const DEADLINE = 45_000;

/** Whether the server is this machine: only then may an email travel unencrypted. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}

/**
 * Sends emails by SMTP. To another machine they only go encrypted, from the start (`smtps:`) or by
 * STARTTLS, unless the URL says `?requireTLS=false`.
 */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { url, from, deadline = DEADLINE } = options;
  const { host } = new URL(url);
  let pool: ReturnType<typeof createPool> | undefined;
  return {
    name: 'smtp',
    notice: `Emails leave by SMTP through ${host}`,
    async send(email, signal) {
      const secrets = visitorValues(email);
      const timeout = AbortSignal.timeout(deadline);
      try {
        // With the first email: a server that sends none has no use for it.
        const nodemailer = await import('nodemailer');
        pool ??= createPool(nodemailer, url);
        const { rejected, response } = await pool.sendMail({
          ...mailMessage(email, from),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        // If one of several owners is refused, sending again would repeat the email to the others.
        const refused =
          rejected.length > 0 ? ` (${rejected.length} of the recipients refused)` : '';
        return { delivered: true, answer: `${answerText(response, secrets)}${refused}` };
      } catch (error) {
        throw asMailError(error, secrets);
      }
    },
    async close() {
      pool?.close();
    },
  };
}

function createPool({ createTransport }: typeof Nodemailer, url: string) {
  const pool = createTransport({
    url,
    ...POOL,
    ...TIMEOUTS,
    requireTLS: !isLoopback(url) && !url.startsWith('smtps:'),
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0] & typeof POOL);
  // The pool reports errors of idle connections here; `send` reports those of each email.
  pool.on('error', () => {});
  return pool;
}

interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Reply codes that refuse a mailbox (RFC 5321, 4.2.3); 552, a full mailbox, is temporary. */
const NO_MAILBOX = new Set([550, 551, 553]);
/** Enhanced status of a refusal that is about policy, network or protocol, not the mailbox (RFC 3463). */
const NOT_THE_MAILBOX = /\b5\.(2\.2|[34567]\.\d{1,3})\b/;

/**
 * What a failure is about. Only what the server says about the recipient itself is permanent: a
 * wrong password, a refused sender or forbidden relaying is our configuration, which somebody will
 * correct, and then the email goes.
 */
function failureOf({ command, response = '', responseCode }: SmtpFailure): MailFailure {
  if (command !== 'RCPT TO' || responseCode === undefined) return 'service';
  // The server is shutting down (RFC 5321, 3.8), whatever it was asked.
  if (responseCode === 421) return 'service';
  const isPolicy = NOT_THE_MAILBOX.test(response) || /relay/i.test(response);
  return NO_MAILBOX.has(responseCode) && !isPolicy ? 'recipient-forever' : 'recipient';
}

/** An error of nodemailer's as a `MailError` whose answer holds nothing of the visitor's. */
function asMailError(error: unknown, secrets: Iterable<string>): MailError {
  const failure = (error ?? {}) as SmtpFailure;
  const said = failure.response ?? (error instanceof Error ? error.message : 'unknown error');
  const stage = [failure.code, failure.command].filter(Boolean).join(' ');
  const answer = answerText(stage ? `${stage}: ${said}` : said, secrets);
  return new MailError(answer, failureOf(failure), error);
}
