import type { ContentService, FilledType, ServiceKey } from '../content/index.ts';

/**
 * A part of the content that pages, or what leads to them, stand and fall with: a service, any service,
 * what `/about` tells, a menu, a type of documents.
 */
export type PagePart = ServiceKey | 'services' | 'about' | 'menu' | FilledType;

/** Those that there are just now. */
export type PageParts = ReadonlySet<PagePart>;

/** @throws ContentUnavailableError when they cannot be read. */
export async function readPageParts(content: ContentService): Promise<PageParts> {
  const [services, about, filled] = await Promise.all([
    content.services(),
    content.about(),
    content.filledTypes(),
  ]);
  const parts = new Set<PagePart>([...services.map(({ key }) => key), ...filled]);
  if (services.length > 0) parts.add('services');
  if (about) parts.add('about');
  if (parts.has('dailyMenu') || parts.has('submenu')) parts.add('menu');
  return parts;
}
