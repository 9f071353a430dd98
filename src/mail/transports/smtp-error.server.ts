import { answerText } from '../answer-text.ts';
import { MailError, type MailFailure } from '../transport.server.ts';

interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Reply codes that refuse a mailbox (RFC 5321, 4.2.3); 552 is one that is full, which passes. */
const NO_MAILBOX = new Set([550, 551, 553]);
/** Enhanced status of a refusal that is about policy, network or protocol, not the mailbox (RFC 3463). */
const NOT_THE_MAILBOX = /\b5\.(2\.2|[34567]\.\d{1,3})\b/;

/**
 * What a failure is about. For good is only what the server said of the recipient itself: a wrong
 * password, a refused sender or forbidden relaying is our configuration, which somebody will mend,
 * and the letter then goes.
 */
export function failureOf({ command, response = '', responseCode }: SmtpFailure): MailFailure {
  if (command !== 'RCPT TO' || responseCode === undefined) return 'service';
  // The server is closing down (RFC 5321, 3.8), whatever it was asked.
  if (responseCode === 421) return 'service';
  const isPolicy = NOT_THE_MAILBOX.test(response) || /relay/i.test(response);
  return NO_MAILBOX.has(responseCode) && !isPolicy ? 'recipient-forever' : 'recipient';
}

/** A failure of nodemailer's as a `MailError`, with an answer that names no visitor. */
export function asMailError(error: unknown, secrets: Iterable<string>): MailError {
  const failure = (error ?? {}) as SmtpFailure;
  const said = failure.response ?? (error instanceof Error ? error.message : 'unknown error');
  const stage = [failure.code, failure.command].filter(Boolean).join(' ');
  const answer = answerText(stage ? `${stage}: ${said}` : said, secrets);
  return new MailError(answer, failureOf(failure), error);
}
