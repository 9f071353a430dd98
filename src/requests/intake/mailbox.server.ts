/** An email address as a person is found by it; null when there is none. */
export function emailKey(email: string): string | null {
  // PostgreSQL keeps no NUL.
  return email.toWellFormed().replaceAll('\0', '').trim().toLowerCase() || null;
}

/** Domains that are one mail service under two names. */
const SAME_SERVICE: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * What all spellings of one mailbox have in common: without case, without what follows a `+`,
 * without dots before the @. Some services tell such spellings apart; counted as one they are
 * limited together, which costs nobody anything but in an attack. Null when there is no address.
 */
export function mailboxKey(email: string): string | null {
  const address = emailKey(email);
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [plain = ''] = address.slice(0, at).split('+', 1);
  const domain = asciiDomain(address.slice(at + 1));
  return `${plain.replaceAll('.', '')}@${SAME_SERVICE[domain] ?? domain}`;
}

/** The domain as mail servers write it: `münchen.de.` and `xn--mnchen-3ya.de` are one. */
function asciiDomain(domain: string): string {
  const bare = domain.endsWith('.') ? domain.slice(0, -1) : domain;
  const address = `http://${bare}`;
  return URL.canParse(address) ? new URL(address).hostname : bare;
}
