import { languageOption, localizedPath } from '../../../i18n/index.ts';
import type { FileContext, GeneratedFile } from '../generated-file.ts';

/** The web manifest: the site's name and icons on a phone's home screen. */
export const manifestFile: GeneratedFile = {
  path: '/manifest.webmanifest',
  contentType: 'application/manifest+json; charset=utf-8',
  isPerLanguage: true,
  write: manifest,
};

async function manifest({ content, language, siteUrl }: FileContext): Promise<string> {
  const settings = await content.globalSettings();
  const name = settings?.siteName ?? new URL(siteUrl).host;
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    dir: languageOption(language).direction,
    start_url: localizedPath('/', language),
    display: 'minimal-ui',
    background_color: '#fffaf1',
    theme_color: '#b4472b',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
