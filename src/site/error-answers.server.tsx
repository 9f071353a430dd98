import { localizedPath, type Language } from '../i18n/index.ts';
import type { PageDefinition } from './page.server.ts';
import { notFoundPage } from './pages/NotFound.server.tsx';
import { unavailablePage } from './pages/Unavailable.server.tsx';
import { renderErrorPage, type RenderOptions } from './render.server.tsx';
import { NO_READS, type Absence, type ErrorAnswer } from './resource.server.ts';

/** How long an answer that the content cannot be reached is held, milliseconds. */
const UNAVAILABLE_HELD = 2_000;

/** The site's own 404 page, in a language. */
export function siteNotFound(language: Language, options: RenderOptions): ErrorAnswer {
  return {
    key: `404 ${localizedPath('/', language)}`,
    language,
    isEager: true,
    make: () =>
      renderErrorPage({ page: notFoundPage, status: 404, path: '/404', language }, options),
  };
}

/** What is sent in place of a page's addresses: one of each for all of them. */
export function pageErrorAnswers(
  page: PageDefinition,
  params: Readonly<Record<string, string>>,
  language: Language,
  options: RenderOptions,
): Record<Absence, ErrorAnswer> {
  return {
    missing: missing(page, params, language, options),
    unavailable: {
      key: `503 ${localizedPath(page.path, language)}`,
      language,
      isEager: false,
      async make() {
        const { Unavailable } = page;
        const own = Unavailable && { View: () => <Unavailable /> };
        const made = await renderErrorPage(
          { page: { ...unavailablePage, ...own }, status: 503, path: fixedPath(page), language },
          options,
        );
        return { ...made, freshUntil: inAMoment() };
      },
    },
  };
}

/** The page's own 404, else the site's. */
function missing(
  page: PageDefinition,
  params: Readonly<Record<string, string>>,
  language: Language,
  options: RenderOptions,
): ErrorAnswer {
  const { NotFound } = page;
  if (!NotFound) return siteNotFound(language, options);
  const isBlank = Object.values(params).some((value) => value.trim() === '');
  const View = () => <NotFound isBlank={isBlank} />;
  return {
    key: `404 ${isBlank ? 'blank ' : ''}${localizedPath(page.path, language)}`,
    language,
    isEager: true,
    make: () =>
      renderErrorPage(
        { page: { ...notFoundPage, View }, status: 404, path: fixedPath(page), language },
        options,
      ),
  };
}

/** What is sent in place of a generated file. */
export function textErrorAnswers(language: Language): Record<Absence, ErrorAnswer> {
  const text = (status: number, body: string): ErrorAnswer => ({
    key: `${status} text`,
    language,
    isEager: false,
    make: async () => ({
      status,
      contentType: 'text/plain; charset=utf-8',
      body,
      reads: NO_READS,
      freshUntil: status === 503 ? inAMoment() : undefined,
    }),
  });
  return { missing: text(404, 'Not Found'), unavailable: text(503, 'Service Unavailable') };
}

function inAMoment(): Date {
  return new Date(Date.now() + UNAVAILABLE_HELD);
}

/** The path of a page up to its parameters: `/blog` of `/blog/:slug`. */
function fixedPath({ path }: PageDefinition): string {
  return path.split('/:', 1)[0] || '/';
}
