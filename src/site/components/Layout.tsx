import type { ReactNode } from 'react';

/** The bar, the page, the footer. */
export function Layout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
