import type { ReactNode } from 'react';
import { FONTS, iconAddress } from '../look/index.ts';
import {
  defaultLanguage,
  languageOption,
  localeOf,
  localeAttributes,
  type Language,
} from '../i18n/index.ts';
import { SHARED_PICTURE } from '../media/index.ts';
import { bodyLanguage } from './fallback-language.server.ts';
import { ownIcon } from './own-icon.server.ts';
import type { PageHead } from './page.server.ts';
import { usePage } from './page-context.server.ts';
import { sharedPage } from './shared-picture.server.ts';
import { structuredData } from './seo/structured-data.server.ts';

/** Replaced by the page's style sheets once it is known which it needs. */
export const STYLE_PLACEHOLDER = '/*sheets*/';

/** Languages that join words into long ones. */
const JOINING: readonly Language[] = ['de', 'nl', 'sv', 'da'];

/** Languages with letters that the fonts have in files of their own. */
const EXTENDED: readonly Language[] = ['pl', 'ro'];

/** A language with its country, as social networks want it. */
function socialLocale(language: Language): string {
  const locale = localeOf(language);
  // Among borrowed days and numbers it is Arabic still.
  if (!locale.startsWith(language)) return 'ar_MA';
  const { language: tag, region } = new Intl.Locale(locale).maximize();
  return `${tag}_${region}`;
}

interface DocumentOptions {
  head: PageHead;
  /** Address of the browser's script, and what its bytes must be. */
  script: string;
  integrity?: string | undefined;
  children: ReactNode;
}

/** The whole document: head, styles in place, the one small script, the page. */
export function Document({ head, script, integrity, children }: DocumentOptions) {
  const page = usePage();
  const { language, t } = page;
  if (JOINING.includes(language)) page.useSheets('compounds');
  if (EXTENDED.includes(language)) page.useSheets('extended');
  const spoken = bodyLanguage(language);
  const { look, palette } = page.look;
  // Asked for with the page: they are shown from the first paint on, or not on this page.
  const fonts = [FONTS[look.fonts].text.file, FONTS[look.fonts].title.file];
  return (
    <html lang={language} dir={languageOption(language).direction} {...localeAttributes()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <style dangerouslySetInnerHTML={{ __html: STYLE_PLACEHOLDER }} />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {!head.isPrivate && <script type="module" src={script} integrity={integrity} />}
        {head.refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={String(head.refresh)} />
          </noscript>
        )}
        <Icon />
        <link rel="manifest" href={page.href('/manifest.webmanifest')} />
        <meta
          name="theme-color"
          content={palette.light.ground}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={palette.dark.ground}
          media="(prefers-color-scheme: dark)"
        />
        {page.isShown('/blog') && (
          <link
            rel="alternate"
            type="application/atom+xml"
            href={page.href('/feed.xml')}
            title={t('blog:headTitle', { name: page.siteName })}
          />
        )}
        {head.hasCalendar && (
          <link
            rel="alternate"
            type="text/calendar"
            href={page.href('/workshops.ics')}
            title={t('dates:calendarName', { name: page.siteName })}
          />
        )}
        <Addresses head={head} />
        {!head.isPrivate && <Sharing head={head} />}
        {(head.isPrivate ? [] : structuredData(page, head)).map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        ))}
      </head>
      {/* Screen readers speak borrowed words as what they are. */}
      <body lang={spoken === language ? undefined : spoken}>{children}</body>
    </html>
  );
}

/** The owner's icon, or else the one in the colours of the look. */
function Icon() {
  const { settings, pictures, look } = usePage();
  const own = ownIcon(settings, 96, pictures);
  const atHome =
    ownIcon(settings, 192, pictures) ?? iconAddress('apple-touch-icon.png', look.palette);
  return (
    <>
      {own ? (
        <link rel="icon" href={own} type="image/png" />
      ) : (
        <link rel="icon" href={iconAddress('favicon.svg', look.palette)} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={atHome} />
    </>
  );
}

/** Canonical address and the same page in the other languages. */
function Addresses({ head }: { head: PageHead }) {
  const { languages, absolute, ...page } = usePage();
  const path = head.address ?? page.path;
  if (head.isIndexed === false) return <meta name="robots" content="noindex" />;
  return (
    <>
      {head.previous && <link rel="prev" href={absolute(head.previous)} />}
      {head.next && <link rel="next" href={absolute(head.next)} />}
      <link rel="canonical" href={absolute(path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(path, defaultLanguage())} />
    </>
  );
}

/** What a shared page shows: picture, title and sentence in its own language. */
function Sharing({ head }: { head: PageHead }) {
  const page = usePage();
  const { language, path, absolute, settings } = page;
  const shared = sharedPage(page, head);
  return (
    <>
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={absolute(head.address ?? path)} />
      <meta property="og:locale" content={socialLocale(language)} />
      {settings && <meta property="og:site_name" content={settings.siteName} />}
      {shared && (
        <>
          <meta property="og:image" content={shared.url} />
          <meta property="og:image:width" content={String(SHARED_PICTURE.width)} />
          <meta property="og:image:height" content={String(SHARED_PICTURE.height)} />
          <meta property="og:image:alt" content={shared.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
