import type { GlobalSettings } from '../../content/index.ts';
import { languageOption, localizedPath } from '../../i18n/index.server.ts';
import { iconAddress, type IconFile, type Palette } from '../../look/index.ts';
import type { PictureAddresses } from '../../media/index.ts';
import { fileWords } from '../file-words.server.ts';
import type { FileContext, GeneratedFile } from '../generated-file.server.ts';
import { siteLook } from '../look.server.ts';
import { ownIcon } from '../own-icon.server.ts';
import { readPageParts } from '../page-parts.server.ts';
import { isLinkShown } from '../shown-pages.server.ts';

/** The web manifest: the site as an app on a phone's home screen, one for each language. */
export const manifestFile: GeneratedFile = {
  path: '/manifest.webmanifest',
  contentType: 'application/manifest+json; charset=utf-8',
  isPerLanguage: true,
  write: manifest,
};

async function manifest(file: FileContext): Promise<string> {
  const { content, language, pictures } = file;
  const [{ settings, siteName: name, t }, chosen, parts] = await Promise.all([
    fileWords(file, language),
    content.look(),
    readPageParts(content),
  ]);
  const { look, palette } = siteLook(chosen, pictures);
  const start = localizedPath('/', language);
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
    background_color: look.ground,
    theme_color: look.press,
    icons: iconsOf(settings, palette, pictures),
    // What a long press on its icon offers.
    shortcuts: [
      { name: t('common:nav.menu'), path: '/menu' },
      { name: t('common:nav.contact'), path: '/contact' },
    ].flatMap(({ name, path }) =>
      isLinkShown(path, parts) ? [{ name, url: localizedPath(path, language) }] : [],
    ),
  });
}

/** The owner's icon at the sizes that its picture has, or else the one in the colours of the look. */
function iconsOf(settings: GlobalSettings | null, palette: Palette, pictures: PictureAddresses) {
  const own = ([192, 512] as const).flatMap((size) => {
    const src = ownIcon(settings, size, pictures);
    return src === null ? [] : [{ src, sizes: `${size}x${size}`, type: 'image/png' }];
  });
  if (own.length > 0) return own;
  const icon = (file: IconFile, size: number) => ({
    ...{ src: iconAddress(file, palette), sizes: `${size}x${size}`, type: 'image/png' },
  });
  return [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
  ];
}
