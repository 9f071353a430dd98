import type { ReactNode } from 'react';
import { languageOption, overridesOf } from '../../i18n/index.ts';
import { Island } from '../Island.server.tsx';
import { captchaSettings } from '../islands/props.server.ts';
import { usePage } from '../page-context.server.ts';
import { Footer } from './Footer.server.tsx';
import { Header } from './Header.server.tsx';
import { Notice } from './Notice.server.tsx';
import { EditBar } from './Pencil.server.tsx';

/** The bar, the page, the footer, and a way past the bar for those who go by keyboard. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const { t, language, wording } = page;
  if (languageOption(language).direction === 'rtl') page.useSheets('rtl');
  // Words of the filter's that the owner has changed: the browser cannot know them otherwise.
  const overrides = overridesOf(['diner', 'common'], wording);
  return (
    <>
      <a className="skip button" href="#content">
        {t('common:skipToContent')}
      </a>
      <Notice />
      <Header />
      <main id="content" tabIndex={-1} data-overrides={overrides && JSON.stringify(overrides)}>
        {children}
      </main>
      <Footer />
      <EditBar />
      {/* What could not be sent waits in the browser; nothing is shown until something does. */}
      <Island name="Outbox" props={{ captcha: captchaSettings(page) }} />
    </>
  );
}
