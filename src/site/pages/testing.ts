import type { ContentService } from '../../content/index.ts';
import { ContentUnavailableError } from '../../content/index.ts';
import { loadCatalogues } from '../../i18n/index.server.ts';
import { testPictures } from '../components/testing.tsx';
import { makeAnew } from '../resource.ts';
import { createSite } from '../site.server.ts';

/** Says that the content service cannot be reached, in the place of any query. */
export const unreachable = async (): Promise<never> => {
  throw new ContentUnavailableError();
};

/** Answers pages of the site over a content service. For tests. */
export async function pagesOf(content: ContentService, { isDebug = true } = {}) {
  await loadCatalogues(['es', 'en']);
  const site = createSite({
    content,
    siteUrl: 'https://example.com',
    pictures: testPictures,
    languages: ['es', 'en'],
    forms: { captcha: 'off' },
    hasReviews: false,
    isDebug,
    script: '/boot.js',
  });
  return async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://example.com');
    const resolution = site.resolve(decodeURIComponent(pathname), searchParams);
    if (resolution.kind === 'redirect') return { ...resolution, status: 0, html: '' };
    const { status, body, freshUntil } = await makeAnew(resolution);
    return { kind: resolution.kind, status, html: String(body), freshUntil };
  };
}
