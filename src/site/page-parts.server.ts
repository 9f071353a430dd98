import type { ContentService, ServiceKey } from '../content/index.ts';

/** A part of the content that pages stand and fall with: a service, or what `/about` tells. */
export type PagePart = ServiceKey | 'about';

/** Those that there are just now. */
export type PageParts = ReadonlySet<PagePart>;

/** @throws ContentUnavailableError when they cannot be read. */
export async function readPageParts(content: ContentService): Promise<PageParts> {
  const [services, about] = await Promise.all([content.services(), content.about()]);
  const keys = services.map(({ key }) => key);
  return new Set<PagePart>(about ? [...keys, 'about'] : keys);
}
