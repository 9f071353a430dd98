import { SCREEN_PATH } from '../site/index.server.ts';

/** What is asked for, as metrics and the log tell it apart. */
export type RequestKind =
  | 'page'
  | 'file'
  | 'picture'
  | 'submission'
  | 'captcha'
  | 'office'
  | 'private'
  | 'api'
  | 'health';

/** By the first part of the path; below `/api`, by the second. */
const KINDS = kindsBy({
  assets: 'file',
  fonts: 'file',
  files: 'file',
  images: 'picture',
  admin: 'office',
  quote: 'private',
  calendar: 'private',
  health: 'health',
  api: 'api',
});
const API_KINDS = kindsBy({
  admin: 'office',
  requests: 'submission',
  contact: 'submission',
  feedback: 'submission',
  captcha: 'captcha',
});

/** The browser's own files that lie beside the pages. */
const TOP_FILE = /^(?:sw\.js|favicon|icon-|apple-touch-icon)/;

/** What ends a part of a path. */
const PART = /^\/([^/?#]*)(?:\/([^/?#]*))?/;

/** The kind of request that an address is for. */
export function kindOf(url = '/'): RequestKind {
  const [, first = '', second = ''] = PART.exec(url) ?? [];
  if (first === 'api') return API_KINDS.get(second) ?? 'api';
  return KINDS.get(first) ?? (TOP_FILE.test(first) ? 'file' : 'page');
}

function kindsBy(kinds: Readonly<Record<string, RequestKind>>): ReadonlyMap<string, RequestKind> {
  return new Map(Object.entries(kinds));
}

const SCREEN = new RegExp(`^(?:/[a-z]{2})?${SCREEN_PATH}(?:[/?]|$)`);

/** Is an address that of the television's page, in any language? */
export const isScreen = (address: string): boolean => SCREEN.test(address);
