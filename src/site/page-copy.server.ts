import {
  type ContentService,
  type CopyKey,
  type CopyKind,
  type LocalizedString,
  type PageCopy,
} from '../content/index.ts';
import type { PageHead } from './page.server.ts';
import type { PageContext } from './page-context.server.ts';
import { headTexts } from './seo/head-texts.server.ts';

/** What a page says of the business; null when it says nothing. */
export async function loadCopy(content: ContentService, kind: CopyKind): Promise<PageCopy | null> {
  return (await content.pageCopies(kind))[0] ?? null;
}

/** One of a page's texts beside its lead. */
export function copyText(copy: PageCopy | null, key: CopyKey): LocalizedString | undefined {
  return copy?.texts.find((one) => one.key === key)?.text;
}

/** Title and sentence of a page's head: its own, or else its name with that of the site. */
export function copyHead(
  page: PageContext,
  copy: PageCopy | null,
  name: string,
): Pick<PageHead, 'title' | 'description'> {
  return headTexts(page, copy, { title: name, description: page.text(copy?.lead) });
}
