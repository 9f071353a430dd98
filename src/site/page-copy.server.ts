import {
  usualPageBlocks,
  type BuiltInPage,
  type ContentService,
  type PageCopy,
} from '../content/index.ts';
import { loadCopy } from './load-copy.server.ts';
import { headOfBlocks, loadBlocks, type LoadedBlock } from './blocks/Blocks.server.tsx';
import type { PageHead } from './page.server.ts';
import type { PageContext } from './page-context.server.ts';
import { headTexts } from './seo/head-texts.server.ts';

/** A page of the site: what it says of the business, if anything, and what its blocks show. */
export interface LoadedPage {
  readonly copy: PageCopy | null;
  readonly loaded: readonly LoadedBlock[];
}

/** Reads them; the blocks that such a page usually has, while its owner has arranged none. */
export async function loadPage(
  content: ContentService,
  kind: Exclude<BuiltInPage, 'home'>,
): Promise<LoadedPage> {
  const copy = await loadCopy(content, kind);
  const blocks = copy?.blocks ?? usualPageBlocks(kind);
  const source = { content, service: null, place: kind, query: {} };
  return { copy, loaded: await loadBlocks(blocks, source) };
}

/** Title and sentence of a page's head: its own, or else its name with that of the site. */
export function copyHead(
  page: PageContext,
  copy: PageCopy | null,
  name: string,
): Pick<PageHead, 'title' | 'description'> {
  return headTexts(page, copy, { title: name, description: page.text(copy?.lead) });
}

/** The head of a page, with what its blocks add to its own. */
export function pageHead(
  page: PageContext,
  { loaded }: Pick<LoadedPage, 'loaded'>,
  own: PageHead,
): PageHead {
  const { structuredData, hasCalendar } = headOfBlocks(page, loaded);
  return {
    ...own,
    structuredData: [...(own.structuredData ?? []), ...structuredData],
    hasCalendar: own.hasCalendar === true || hasCalendar,
  };
}
