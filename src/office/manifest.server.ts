import { defaultLanguage, wordsLanguage } from '../i18n/index.ts';
import { iconOf, type IconFile, type LookColors } from '../look/index.ts';
import { OFFICE_PATH } from './paths.ts';

/** Where the manifest is that makes the office an app of its own. */
export const MANIFEST_PATH = `${OFFICE_PATH}/app.webmanifest`;

/** What the office is called, in the language that the business begins with. */
const NAMES = { es: 'Trastienda', en: 'Back office' } as const;

/** The office as an app: apart from the site, which is one of its own. */
export function officeManifest(name: string, look: LookColors): Response {
  const { ground } = look;
  const lang = wordsLanguage(defaultLanguage());
  const icon = (size: number, file: IconFile, purpose = 'any') => ({
    ...{ src: iconOf(file, look), sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const manifest = {
    ...{ id: `${OFFICE_PATH}/`, start_url: OFFICE_PATH, scope: OFFICE_PATH },
    ...{ name: `${name} · ${NAMES[lang]}`, short_name: name, lang },
    ...{ display: 'standalone', background_color: ground, theme_color: ground },
    icons: [
      icon(192, 'icon-192.png'),
      icon(512, 'icon-512.png'),
      icon(512, 'icon-maskable-512.png', 'maskable'),
    ],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  });
}
