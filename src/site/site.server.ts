import { withoutEndSlashes } from '../http/index.ts';
import { localizedPath, splitPath, type Language } from '../i18n/index.ts';
import { formAnswerPage, type FormAnswer } from './pages/FormAnswer.tsx';
import { machineResource } from './machine/index.server.ts';
import type { PageDefinition } from './page.ts';
import { renderFailure, renderNotFound, renderPage, type RenderOptions } from './render.server.tsx';
import type { Resolution, Resource } from './resource.ts';
import { matchRoute, type RouteMatch } from './routes.ts';

const HTML = 'text/html; charset=utf-8';

/** The site: what its addresses mean, and its pages for what has no address. */
export interface Site {
  /** `pathname` decoded; `query` as the address has it. */
  resolve(pathname: string, query: URLSearchParams): Resolution;
  notFound(language: Language): Promise<Resource>;
  failure(statusText: string, language: Language): Resource;
  /** The page answered to a form that was sent without JavaScript and not taken. */
  formAnswer(answer: FormAnswer): Promise<string>;
  readonly options: RenderOptions;
}

/** Makes the site over a content service. */
export function createSite(options: RenderOptions): Site {
  return {
    options,
    resolve: (pathname, query) => resolve(pathname, query, options),
    notFound: async (language) => asResource(await renderNotFound(language, options)),
    failure: (statusText, language) => asResource(renderFailure({ statusText }, language, options)),
    async formAnswer(answer) {
      const request = { params: {}, query: {}, language: answer.language, path: '/form' };
      return (await renderPage({ ...request, page: formAnswerPage(answer) }, options)).html;
    },
  };
}

function resolve(pathname: string, query: URLSearchParams, options: RenderOptions): Resolution {
  const { language, path } = splitPath(pathname, options.languages);
  const machine = machineResource(path, language, query, options);
  if (machine) return machine;
  // An address that begins with two slashes would lead to another host: it is no page.
  if (path.length > 1 && path.endsWith('/') && !pathname.startsWith('//')) {
    return { kind: 'redirect', location: encodeURI(withoutEndSlashes(pathname)) || '/' };
  }
  const match = matchAddress(path);
  if (!match || (match.page.isDebug && !options.isDebug)) return { kind: 'not-found', language };
  const known = pageQuery(match.page, query);
  const search = new URLSearchParams(known).toString();
  return {
    kind: 'resource',
    key: encodeURI(localizedPath(match.path, language)) + (search && `?${search}`),
    language,
    pagePath: encodeURI(match.path) + (search && `?${search}`),
    isEager: true,
    make: async () =>
      asResource(
        await renderPage(
          { ...match, language, path: encodeURI(match.path), query: known },
          options,
        ),
      ),
  };
}

/**
 * The page of a path. A slug is found whatever its case (specification, section 7), so that all its
 * spellings are one address here, held once.
 */
function matchAddress(path: string): (RouteMatch & { path: string }) | null {
  const match = matchRoute(path);
  if (!match || Object.keys(match.params).length === 0) return match && { ...match, path };
  const lowerCase = path.toLowerCase();
  const again = matchRoute(lowerCase);
  return again && { ...again, path: lowerCase };
}

/** The query parameters that the page declares, in its order, without empty ones. */
function pageQuery(page: PageDefinition, query: URLSearchParams): Record<string, string> {
  const known: Record<string, string> = {};
  for (const name of page.parameters ?? []) {
    const value = query.get(name);
    if (value) known[name] = value;
  }
  return known;
}

function asResource({ html, ...rendered }: Awaited<ReturnType<typeof renderPage>>): Resource {
  return { ...rendered, contentType: HTML, body: html };
}
