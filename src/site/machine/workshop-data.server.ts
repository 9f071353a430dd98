import { slugOf } from '../../content/index.ts';
import { DEFAULT_LANGUAGE, isLanguage, translator } from '../../i18n/index.server.ts';
import { workshopDetails } from '../workshop-details.server.ts';
import type { MachineContext } from './machine-context.ts';

/** What the dialog of a workshop shows, in one language; null when there is no such workshop. */
export async function workshopData(
  { content, query, languages, pictures }: MachineContext,
  slug: string,
): Promise<string | null> {
  const asked = query.get('language');
  const language = isLanguage(asked) && languages.includes(asked) ? asked : DEFAULT_LANGUAGE;
  const kinds = await Promise.all([
    content.workshops('gastronomic'),
    content.workshops('birthday'),
  ]);
  const workshop = kinds.flat().find((candidate) => slugOf(candidate.slug) === slug);
  return workshop
    ? JSON.stringify(workshopDetails(workshop, { language, t: translator(language), pictures }))
    : null;
}
