import type { LocalizedString } from '../../content/index.ts';
import type { PlaceholderValues } from '../../i18n/index.ts';
import type { PageHead } from '../page.server.ts';
import type { PageContext } from '../page-context.server.ts';

/** Longer titles and sentences are cut by search engines, characters. */
const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 155;

/** A title with the site's name behind it, where both are shown whole. */
export function withSiteName({ siteName }: PageContext, title: string): string {
  const both = `${title} · ${siteName}`;
  return both.length <= TITLE_LENGTH && !title.includes(siteName) ? both : title;
}

/** What a document says for search engines of its page. */
interface HeadTexts {
  readonly headTitle?: LocalizedString | undefined;
  readonly headDescription?: LocalizedString | undefined;
}

/**
 * Title and sentence of a page's head: what its document says for them, which may name `figures`
 * beside those of the booking terms, else what the page says.
 */
export function headTexts(
  page: PageContext,
  document: HeadTexts | null,
  own: { readonly title: string; readonly description: string },
  figures?: PlaceholderValues,
): Pick<PageHead, 'title' | 'description'> {
  const { text, settings } = page;
  return {
    title: withSiteName(page, text(document?.headTitle) || own.title),
    description:
      text(document?.headDescription, figures) ||
      own.description ||
      text(settings?.siteDescription),
  };
}
