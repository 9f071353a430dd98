import { withoutOrigin } from '../../http/index.ts';

/**
 * The addresses whose requests the writer answers: whatever stores something, everything of the back
 * office, and what is rendered for one person alone. All others are read by many, and answered by the
 * thread that holds the pages.
 */
const WRITTEN =
  /^\/(?:api\/(?:requests|contact|feedback|captcha|image-upload|content\/changed|admin)|admin|quote|calendar)(?=[/?]|$)/;

/** Does the writer answer requests to this address? */
export function isWritersAddress(url: string | undefined): boolean {
  return url !== undefined && WRITTEN.test(withoutOrigin(url));
}
