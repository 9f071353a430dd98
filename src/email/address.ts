/** Longest address that SMTP can carry in a path, octets (RFC 5321, 4.5.3.1.3). */
const LONGEST_ADDRESS = 254;
/** Longest part before the @, octets (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Labels of letters, digits and inner hyphens, at least two of them; letters of any script. */
const DOMAIN =
  /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/**
 * The address, trimmed, if email can be sent to it; otherwise null. Stricter than the forms, which
 * accept what the visitor typed: one mailbox, an ASCII part before the @ without quotes or comments,
 * a domain with a dot. So nothing that passes can add a header or a recipient.
 */
export function usableAddress(text: string | null | undefined): string | null {
  const address = (text ?? '').trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || new TextEncoder().encode(address).length > LONGEST_ADDRESS) return null;
  const local = address.slice(0, at);
  if (local.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(local)) return null;
  return DOMAIN.test(address.slice(at + 1)) ? address : null;
}
