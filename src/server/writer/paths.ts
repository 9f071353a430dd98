/**
 * The addresses whose requests the writer answers: whatever stores something, everything of the back
 * office, and what is rendered for one person alone. All others are read by many, and answered by the
 * thread that holds the pages.
 */
const WRITTEN =
  /^\/(?:api\/(?:requests|contact|feedback|captcha|image-upload|admin)|admin|quote|calendar)(?=[/?]|$)/;

/** What comes before the path where a program sends the whole address, as to a proxy. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Does the writer answer requests to this address? */
export function isWritersAddress(url: string | undefined): boolean {
  if (url === undefined) return false;
  return WRITTEN.test(url.startsWith('/') ? url : url.replace(ORIGIN, ''));
}
