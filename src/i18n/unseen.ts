/**
 * What nobody sees, and what changes the direction of writing: control characters, line and paragraph
 * separators, marks of direction. In a name or a header they break the line or make it read as something
 * else. Joiners are not among them: emoji and some scripts need them.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text without what nobody sees. */
export function withoutUnseen(text: string, instead = ''): string {
  return text.replace(UNSEEN, instead);
}

/** Has a text something that nobody sees? */
export function hasUnseen(text: string): boolean {
  return text.search(UNSEEN) >= 0;
}
