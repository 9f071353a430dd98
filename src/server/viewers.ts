import type { ContentService } from '../content/index.ts';

/** Somebody who is signed in. */
export interface Viewer {
  /** What their pages are rendered from: drafts as well, for who may see them. */
  readonly content: ContentService;
}

/**
 * Knows who is signed in. Their requests pass by the page cache: each page is rendered for them, and
 * for nobody else.
 */
export interface Viewers {
  /** The cookie that everybody who is signed in sends: a request without it is nobody's. */
  readonly cookie: string;
  /** Who sends the request; null when its cookie does not count, or no longer. */
  find(request: Request): Promise<Viewer | null>;
}

/**
 * May the request be a signed-in person's? A quick look that is taken before every page: it may say
 * yes too often, and `find` then decides.
 */
export function maySignIn(viewers: Viewers | undefined, cookies: string | undefined): boolean {
  return viewers !== undefined && cookies !== undefined && cookies.includes(viewers.cookie);
}
