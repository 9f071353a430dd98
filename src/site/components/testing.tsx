import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadCatalogues, translator, type Language } from '../../i18n/index.server.ts';
import { createPictureAddresses } from '../../media/index.ts';
import { createPictureSigner } from '../../media/index.server.ts';
import { createPageContext, PageProvider, type PageContextOptions } from '../page-context.ts';

/** For tests: makes signed addresses of pictures. */
export const testPictures = createPictureAddresses(createPictureSigner(Buffer.alloc(32)).sign);

/** For tests: the context of a page, in Spanish, without content, on a Friday at 11:00 in Madrid. */
export async function testPage(
  language: Language = 'es',
  options: Partial<PageContextOptions> = {},
) {
  // Another file's tests may have loaded other languages.
  await loadCatalogues(['es', 'en']);
  return createPageContext({
    language,
    languages: ['es', 'en'],
    path: '/',
    t: translator(language),
    siteUrl: 'http://localhost',
    pictures: testPictures,
    settings: null,
    hours: null,
    now: new Date('2026-11-20T10:00:00Z'),
    forms: { captcha: 'off' },
    hasReviews: false,
    isDebug: false,
    ...options,
  });
}

/** For tests: the HTML of a component on such a page. */
export async function htmlOf(
  node: ReactNode,
  language?: Language,
  options?: Partial<PageContextOptions>,
): Promise<string> {
  const { page } = await testPage(language, options);
  return renderToStaticMarkup(<PageProvider value={page}>{node}</PageProvider>);
}
