/** Why a mail server did not take an email, as far as people can do something about it. */
export type EmailReason = 'unreachable' | 'signIn' | 'address';

const REASONS: readonly (readonly [reason: EmailReason, pattern: RegExp])[] = [
  ['signIn', /\bEAUTH\b|^5(?:30|34|35)\b|\b535[ -]/],
  ['unreachable', /\bE(?:CONN\w*|SOCKET|TIMEDOUT|NOTFOUND|DNS|HOSTUNREACH|NETUNREACH|TLS)\b/],
  ['address', /\bEENVELOPE\b|\b5(?:50|51|53)[ -]/],
];

/** The reason in what a mail server, or the way to it, has answered; null when it is another. */
export function reasonIn(answer: string): EmailReason | null {
  return REASONS.find(([, pattern]) => pattern.test(answer))?.[0] ?? null;
}
