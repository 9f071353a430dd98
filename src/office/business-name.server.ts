import type { ContentService } from '../content/index.ts';
import { businessDay } from '../i18n/index.ts';
import { slugOf } from './form/slug-of.ts';

/** Says what the business is called just now, which the office goes by everywhere. */
export type BusinessName = () => Promise<string>;

/** The name of the settings; of the host while there are none, or they cannot be read. */
export function businessNameOf(content: ContentService, siteUrl: string): BusinessName {
  return async () => {
    const settings = await content.globalSettings().catch(() => null);
    return settings?.siteName ?? new URL(siteUrl).hostname;
  };
}

/** The name as the beginning of a file's: `panaderia-ortiga`. */
export function fileNameOf(name: string): string {
  return slugOf(name) || 'site';
}

/** What a file of today is called, by the business's calendar: `panaderia-ortiga-2026-11-20.csv`. */
export async function fileOfToday(
  { businessName, now }: { readonly businessName: BusinessName; readonly now: () => number },
  ending: string,
): Promise<string> {
  return `${fileNameOf(await businessName())}-${businessDay(new Date(now()))}.${ending}`;
}
