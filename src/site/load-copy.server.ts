import type {
  ContentService,
  CopyKey,
  CopyKind,
  LocalizedString,
  PageCopy,
} from '../content/index.ts';

/** What a page says of the business; null when it says nothing. */
export async function loadCopy(content: ContentService, kind: CopyKind): Promise<PageCopy | null> {
  return (await content.pageCopies(kind))[0] ?? null;
}

/** One of a page's texts beside its lead. */
export function copyText(copy: PageCopy | null, key: CopyKey): LocalizedString | undefined {
  return copy?.texts.find((one) => one.key === key)?.text;
}
