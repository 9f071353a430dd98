import type { ContentService, Service } from '../content/index.ts';

/** What pages stand and fall with: the services that are offered just now, and what `/about` tells. */
export interface PageParts {
  readonly services: readonly Service[];
  readonly hasAbout: boolean;
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
  const [services, about] = await Promise.all([content.services(), lists.about()]);
  return { services, hasAbout: about !== null };
}
