import { load, type CheerioAPI } from 'cheerio/slim';
import type { ContentService } from '../../content/index.ts';
import { DatabaseUnavailableError } from '../../database/index.server.ts';
import type { RetentionByKind } from '../../requests/index.server.ts';
import { makeAnew } from '../resource.server.ts';
import { createSite } from '../site.server.ts';
import { LANGUAGES, testPictures } from './page.tsx';

/** Says that the database cannot be reached, in the place of any query. */
export const unreachable = async (): Promise<never> => {
  throw new DatabaseUnavailableError();
};

interface PagesOptions {
  readonly isDebug?: boolean;
  readonly now?: () => Date;
  readonly retention?: RetentionByKind;
}

/** As long as is usual. */
export const KEPT: RetentionByKind = {
  request: { days: 2_192, isChosen: false },
  contact: { days: 366, isChosen: false },
  feedback: { days: 366, isChosen: false },
};

/** The site over a content service. */
export function siteOver(
  content: ContentService,
  { isDebug = true, now, retention = KEPT }: PagesOptions = {},
) {
  return createSite({
    content,
    siteUrl: 'https://example.com',
    pictures: testPictures,
    languages: LANGUAGES,
    forms: { captcha: 'off' },
    hasReviews: false,
    isDebug,
    retention: async () => retention,
    script: '/boot.js',
    ...(now && { now }),
  });
}

/** Answers pages of the site over a content service: `$` is the document of `body`, `text` what it says. */
export function pagesOf(content: ContentService, options?: PagesOptions) {
  const site = siteOver(content, options);
  return async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://example.com');
    const resolution = site.resolve(decodeURIComponent(pathname), searchParams);
    if (resolution.kind === 'redirect') {
      return { kind: resolution.kind, status: 0, body: '', freshUntil: undefined, ...read('') };
    }
    const { status, body, freshUntil } = await makeAnew(resolution);
    return { kind: resolution.kind, status, body, freshUntil, ...read(body) };
  };
}

/** A document, and the words in its body that are shown. */
function read(html: string): { readonly $: CheerioAPI; readonly text: string } {
  const $ = load(html);
  const shown = $('body').clone();
  shown.find('script, style, template').remove();
  return { $, text: shown.text() };
}
