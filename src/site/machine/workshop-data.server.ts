import { isLanguage } from '../../i18n/index.ts';
import { slugOf } from '../../content/index.ts';
import { DEFAULT_LANGUAGE } from '../../i18n/index.ts';
import type { MachineContext } from './index.server.ts';

/** What the dialog of a workshop shows, in one language; null when there is no such workshop. */
export async function workshopData(
  { content, query, languages }: MachineContext,
  slug: string,
): Promise<string | null> {
  const asked = query.get('language');
  const language = isLanguage(asked) && languages.includes(asked) ? asked : DEFAULT_LANGUAGE;
  const workshops = [
    ...(await content.workshops('gastronomic')),
    ...(await content.workshops('birthday')),
  ];
  const workshop = workshops.find((candidate) => slugOf(candidate.slug) === slug);
  return workshop ? JSON.stringify({ slug, language }) : null;
}
