import { load, type CheerioAPI } from 'cheerio/slim';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NO_OVERRIDES, type Language } from '../../i18n/index.server.ts';
import { createPictureAddresses } from '../../media/index.ts';
import { createPictureSigner } from '../../media/index.server.ts';
import { withLangAttributes } from '../fallback-language.server.ts';
import { siteLook } from '../look.server.ts';
import {
  createPageContext,
  PageProvider,
  type PageContextOptions,
} from '../page-context.server.ts';

/** The languages of the site in tests. */
export const LANGUAGES = ['es', 'en'] as const;

/** Makes signed addresses of pictures. */
export const testPictures = createPictureAddresses(createPictureSigner(Buffer.alloc(32)).sign);

/** The context of a page, in Spanish, without content, on a Friday at 11:00 in Madrid. */
export function testPage(language: Language = 'es', options: Partial<PageContextOptions> = {}) {
  return createPageContext({
    language,
    languages: LANGUAGES,
    hasAddress: true,
    path: '/',
    overrides: NO_OVERRIDES,
    siteUrl: 'http://localhost',
    pictures: testPictures,
    settings: null,
    whatsapp: null,
    hours: null,
    terms: null,
    parts: null,
    look: siteLook(null, testPictures),
    isShown: () => true,
    leadsTo: (path) => path,
    now: new Date('2026-11-20T10:00:00Z'),
    forms: { captcha: 'off' },
    hasReviews: false,
    ...options,
  });
}

/** A component on such a page, as its HTML is read by a parser. */
export function rendered(
  node: ReactNode,
  language?: Language,
  options?: Partial<PageContextOptions>,
): CheerioAPI {
  const { page } = testPage(language, options);
  const html = renderToStaticMarkup(<PageProvider value={page}>{node}</PageProvider>);
  return load(withLangAttributes(html));
}
