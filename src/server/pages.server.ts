import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitPath, type Language } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import type { Site } from '../site/index.server.ts';
import { holdAnswer, sendHeld, type HeadersOf, type HeldAnswer } from './held-answer.server.ts';
import {
  chosenLanguage,
  languageCookie,
  redirectForChoice,
  safePath,
} from './language-choice.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** Bytes of an address's path and query at most; none of ours comes near it. */
const MAXIMUM_ADDRESS = 2_048;

/** `/language/en?to=/menu`: how a language is chosen without JavaScript. */
const LANGUAGE_PATH = /^\/language\/([a-z]{2})$/;

export interface PagesOptions {
  readonly site: Site;
  readonly cache: PageCache;
  readonly log: Log;
  readonly headers: HeadersOf;
}

/** Answers page requests on Node's own request and response. */
export interface Pages {
  /** Answers at once when the page is held; false when it is not. */
  answerHeld(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any request that nothing else wanted. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers that something failed, without saying what. */
  fail(request: IncomingMessage, response: ServerResponse): void;
}

/** The way of a request for a page: held bytes, else what its address means, else 404. */
export function createPages({ site, cache, log, headers }: PagesOptions): Pages {
  const enabled = site.options.languages;
  const isSecure = site.options.siteUrl.startsWith('https:');
  const failures = new Map<Language, HeldAnswer>();

  const plain = (response: ServerResponse, status: number, text: string, more = {}) => {
    response.writeHead(status, { 'Content-Type': TEXT, ...headers(TEXT, text), ...more });
    response.end(text);
  };

  const redirect = (response: ServerResponse, status: number, location: string, more = {}) =>
    plain(response, status, '', { Location: location, 'Cache-Control': 'no-store', ...more });

  /** One for each language: it says nothing of what failed. */
  const failureIn = (language: Language): HeldAnswer => {
    const held =
      failures.get(language) ??
      holdAnswer(site.failure('500 Internal Server Error', language), headers);
    failures.set(language, held);
    return held;
  };

  const chooseLanguage = (code: string, to: string | null, response: ServerResponse) => {
    const language = enabled.find((option) => option === code);
    if (!language) return false;
    // A header is ASCII, and the query came decoded.
    const location = encodeURI(safePath(to).toWellFormed()).replaceAll('%25', '%');
    redirect(response, 303, location, { 'Set-Cookie': languageCookie(language, isSecure) });
    return true;
  };

  return {
    answerHeld(request, response) {
      const page = request.url === undefined ? undefined : cache.get(request.url);
      if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const { language, pagePath } = page;
      const chosen = chosenLanguage(request.headers.cookie, enabled);
      if (pagePath && redirectForChoice({ language, pagePath }, chosen)) return false;
      sendHeld(page.answer, request, response);
      return true;
    },

    async answer(request, response) {
      const address = request.url ?? '/';
      if (address.length > MAXIMUM_ADDRESS) return plain(response, 414, 'URI Too Long');
      const parsed = parseAddress(address);
      if (!parsed) return plain(response, 400, 'Bad Request');
      const { pathname, query } = parsed;
      const choice = LANGUAGE_PATH.exec(pathname)?.[1];
      if (choice && chooseLanguage(choice, query.get('to'), response)) return;
      const resolution = site.resolve(pathname, query);
      if (resolution.kind === 'missing') {
        return sendHeld(await cache.answer(resolution.standIn), request, response);
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plain(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
      }
      if (resolution.kind === 'redirect') {
        const { location, isWhole } = resolution;
        return redirect(response, 308, isWhole ? location : location + search(address));
      }
      const { language, pagePath } = resolution;
      const chosen = chosenLanguage(request.headers.cookie, enabled);
      const other = pagePath && redirectForChoice({ language, pagePath }, chosen);
      if (other) {
        return redirect(response, 302, other, { Vary: 'Cookie' });
      }
      sendHeld(await cache.answer(resolution), request, response);
    },

    fail(request, response) {
      if (response.headersSent) return void response.destroy();
      const pathname = parseAddress(request.url ?? '/')?.pathname ?? '/';
      const { language } = splitPath(pathname, enabled);
      try {
        sendHeld(failureIn(language), request, response);
      } catch (error) {
        log.error('The page of a failure failed', { error });
        plain(response, 500, 'Unexpected Application Error!\n500 Internal Server Error\n');
      }
    },
  };
}

const TEXT = 'text/plain; charset=utf-8';

/** The decoded path and the query; null when the address cannot be read. */
function parseAddress(address: string): { pathname: string; query: URLSearchParams } | null {
  if (!address.startsWith('/')) return null;
  const [path = '/', ...query] = address.split('?');
  try {
    const pathname = decodeURIComponent(path);
    // A decoded slash, backslash or control character belongs to no page of ours.
    // eslint-disable-next-line no-control-regex -- control characters are what must not pass
    if (/[\\\u0000-\u001f\u007f]/.test(pathname)) return null;
    return { pathname, query: new URLSearchParams(query.join('?')) };
  } catch {
    return null;
  }
}

function search(address: string): string {
  const start = address.indexOf('?');
  return start < 0 ? '' : address.slice(start);
}
