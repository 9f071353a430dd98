/** What a link may lead to; the site makes no link of anything else. */
const KNOWN = /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i;

/** A page of the site, or a place on the same page. */
const OWN = /^(?:\/(?!\/)|#)[^\s]*$/;

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]{2,}$/;

/** A site as people say it, without `https://`. */
const BARE_SITE = /^[^\s@:/?#]+\.[a-z\u00a1-\uffff]{2,}(?:[/?#:][^\s]*)?$/i;

/**
 * The address that somebody means who has typed this: `ejemplo.com` is `https://ejemplo.com`, and an
 * email is one to write to. Null when nothing can be made of it.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (KNOWN.test(text)) return isAddress(text) ? text : null;
  if (OWN.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (BARE_SITE.test(text)) return isAddress(`https://${text}`) ? `https://${text}` : null;
  return null;
}

function isAddress(text: string): boolean {
  return URL.canParse(text);
}
