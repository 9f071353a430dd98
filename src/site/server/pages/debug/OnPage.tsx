import type { ReactNode } from 'react';
import { PageProvider, usePage, type PageContext } from '../../page-context.ts';

interface OnPageOptions {
  changes: Partial<PageContext>;
  children: ReactNode;
}

/** Renders its children as on a page that differs in something: its hours, the time. */
export function OnPage({ changes, children }: OnPageOptions) {
  const page = usePage();
  return <PageProvider value={{ ...page, ...changes }}>{children}</PageProvider>;
}
