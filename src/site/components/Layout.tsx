import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** The bar, the page, the footer, and a way past the bar for those who go by keyboard. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = usePage();
  return (
    <>
      <a className="skip button" href="#content">
        {t('common:skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
