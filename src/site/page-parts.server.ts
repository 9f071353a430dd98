import type { ContentService, FilledType, Service } from '../content/index.ts';

/** What there has to be on a page for links and the sitemap to lead to it. */
export type PagePart = 'services' | 'menu' | FilledType;

/**
 * What pages, and what leads to them, stand and fall with: the services that are offered just now, what `/about`
 * tells, and which types have a document.
 */
export interface PageParts {
  readonly services: readonly Service[];
  readonly hasAbout: boolean;
  readonly filled: ReadonlySet<PagePart>;
}

/**
 * `lists` learns only which documents there are.
 *
 * @throws ContentUnavailableError when they cannot be read.
 */
export async function readPageParts(
  content: ContentService,
  lists: ContentService = content,
): Promise<PageParts> {
  const [services, about, types] = await Promise.all([
    content.services(),
    lists.about(),
    content.filledTypes(),
  ]);
  const filled = new Set<PagePart>(types);
  if (services.length > 0) filled.add('services');
  if (filled.has('dailyMenu') || filled.has('submenu')) filled.add('menu');
  return { services, hasAbout: about !== null, filled };
}
