import { answerText } from '../answer-text.ts';
import { MailError } from '../transport.server.ts';

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
 * Whether the recipient will refuse this letter for good: only when the server said so of the
 * recipient itself. A wrong password, a refused sender or forbidden relaying is our configuration,
 * which somebody will mend, and the letter then goes.
 */
export function isRefusedForGood({ command, response = '', responseCode }: SmtpFailure): boolean {
  if (command !== 'RCPT TO' || responseCode === undefined) return false;
  if (!NO_MAILBOX.has(responseCode)) return false;
  return !NOT_THE_MAILBOX.test(response) && !/relay/i.test(response);
}

/** A failure of nodemailer's as a `MailError`, with an answer that names no visitor. */
export function asMailError(error: unknown, secrets: Iterable<string>): MailError {
  const failure = (error ?? {}) as SmtpFailure;
  const said = failure.response ?? (error instanceof Error ? error.message : 'unknown error');
  const stage = [failure.code, failure.command].filter(Boolean).join(' ');
  const answer = answerText(stage ? `${stage}: ${said}` : said, secrets);
  return new MailError(answer, isRefusedForGood(failure), error);
}
