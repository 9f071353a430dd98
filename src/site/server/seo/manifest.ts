import { readWordOverrides } from '../../../content/index.server.ts';
import {
  languageOption,
  localizedPath,
  overridesIn,
  translator,
} from '../../../i18n/index.server.ts';
import type { FileContext, GeneratedFile } from '../generated-file.ts';

/** The web manifest: the site as an app on a phone's home screen, one for each language. */
export const manifestFile: GeneratedFile = {
  path: '/manifest.webmanifest',
  contentType: 'application/manifest+json; charset=utf-8',
  isPerLanguage: true,
  write: manifest,
};

async function manifest({ content, language, siteUrl }: FileContext): Promise<string> {
  const [settings, overrides] = await Promise.all([
    content.globalSettings(),
    readWordOverrides(content),
  ]);
  const t = translator(language, overridesIn(overrides, language));
  const start = localizedPath('/', language);
  const name = settings?.siteName ?? new URL(siteUrl).host;
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    dir: languageOption(language).direction,
    id: start,
    start_url: start,
    // Without it the app of a language would not hold what is in another.
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fffaf1',
    theme_color: '#b4472b',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // What a long press on its icon offers.
    shortcuts: [
      { name: t('common:nav.menu'), url: localizedPath('/menu', language) },
      { name: t('common:nav.contact'), url: localizedPath('/contact', language) },
    ],
  });
}
