import type { ContentService, Page } from '../../content/index.ts';
import { loadBlocks, type LoadedBlock } from './Blocks.server.tsx';
import { serviceAt } from './service-at.server.ts';

/** What a page of the owner's shows. */
export interface OwnPageData {
  readonly own: Page;
  readonly loaded: readonly LoadedBlock[];
}

/** Null when none that is shown has the address. */
export async function loadOwnPage(
  content: ContentService,
  slug: string | undefined,
): Promise<OwnPageData | null> {
  const own = serviceAt(slug, await content.pages());
  if (!own) return null;
  const source = { content, service: null, place: own._id, query: {} };
  return { own, loaded: await loadBlocks(own.blocks, source) };
}
