import type { ContentService, FilledType, Page, Service } from '../content/index.ts';

/** What there has to be on a page for links and the sitemap to lead to it. */
export type PagePart = 'services' | 'menu' | FilledType;

/**
 * What pages, and what leads to them, stand and fall with: the services that are offered just now, the
 * owner's own pages, what `/about` tells, and which types have a document.
 */
export interface PageParts {
  readonly services: readonly Service[];
  readonly pages: readonly Page[];
  readonly hasAbout: boolean;
  readonly filled: ReadonlySet<PagePart>;
}

/** `lists` learns only which documents there are. */
export async function readPageParts(
  content: ContentService,
  lists: ContentService = content,
): Promise<PageParts> {
  const [services, pages, about, types] = await Promise.all([
    content.services(),
    content.pages(),
    lists.about(),
    content.filledTypes(),
  ]);
  const filled = new Set<PagePart>(types);
  if (services.length > 0) filled.add('services');
  if (filled.has('dailyMenu') || filled.has('submenu')) filled.add('menu');
  return { services, pages, hasAbout: about !== null, filled };
}
