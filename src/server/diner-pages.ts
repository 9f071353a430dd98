import type { Context } from 'hono';
import {
  DINER_PARAMETER,
  makeAnew,
  PUT_PARAMETER,
  parseSetting,
  settingText,
  withSetting,
  type DinerSetting,
  type Resolution,
  type Site,
} from '../site/index.server.ts';
import { plainBody, privateResponse, type HeadersOf } from './cached-response.ts';
import { chooseEncoding, gzipApart } from './encoding.ts';
import type { PageCache } from './page-cache.ts';

/** The filter that an address names. */
export interface AskedFilter {
  /** Null when it names nothing that is known. */
  readonly setting: DinerSetting | null;
  /** Is it spelt as the site spells it? A form without JavaScript names each box by itself. */
  readonly isCanonical: boolean;
}

/** Reads the filter of an address; undefined when it names none. */
export function filterOf(query: URLSearchParams): AskedFilter | undefined {
  const given = query.getAll(DINER_PARAMETER);
  if (given.length === 0) return undefined;
  const setting = parseSetting(given.join(','));
  return {
    setting,
    isCanonical: given.length === 1 && setting !== null && settingText(setting) === given[0],
  };
}

/** The address with the filter, or without one that names nothing. */
export function keepFilter(address: string, filter: AskedFilter | undefined): string {
  return filter?.setting ? withSetting(address, filter.setting) : address;
}

interface DinerAnswerOptions {
  readonly shown: Site;
  readonly resolution: Exclude<Resolution, { kind: 'redirect' }>;
  readonly setting: DinerSetting;
  /** Decoded. */
  readonly pathname: string;
  /** Undefined where nothing is cached. */
  readonly cache: PageCache | undefined;
  readonly headers: HeadersOf;
  /** What development adds to a page. */
  readonly addition: string;
}

/**
 * A page with one diner's filter, made from the HTML that is the same for everyone and cached by
 * nobody: what somebody is allergic to is theirs.
 */
export async function answerDiner(c: Context, options: DinerAnswerOptions): Promise<Response> {
  const { shown, resolution, setting, pathname, cache, headers, addition } = options;
  const isPut = c.req.query(PUT_PARAMETER) !== undefined;
  const isPage = resolution.kind === 'resource';
  const { language } = isPage ? resolution : resolution.errorAnswer;
  const address = isPage ? resolution.key : encodeURI(pathname);
  const resource = cache
    ? plainBody(await cache.answer(isPage ? resolution : resolution.errorAnswer))
    : await makeAnew(resolution);
  const body = shown.forDiner(resource.body, { setting, language, address, isPut }) + addition;
  const response = privateResponse({ ...resource, body }, headers);
  response.headers.set('X-Robots-Tag', 'noindex');
  if (chooseEncoding(c.req.header('accept-encoding')) === 'identity') return response;
  // Not the brotli of cached pages: this is for one visitor, and the thread has others to answer.
  response.headers.set('Content-Encoding', 'gzip');
  return new Response(await gzipApart(body), response);
}
