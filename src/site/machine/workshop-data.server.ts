import { type ContentService, type Workshop } from '../../content/index.ts';
import { DEFAULT_LANGUAGE, isLanguage, translator } from '../../i18n/index.server.ts';
import type { Parameter } from '../parameters.ts';
import { workshopDetails } from '../workshop-details.server.ts';
import type { MachineContext } from './machine-context.ts';

export const workshopParameters: Record<'slug' | 'language', Parameter> = {
  slug: {
    values: async ({ content }) => (await allWorkshops(content)).map(({ slug }) => slug),
  },
  language: { unnamed: DEFAULT_LANGUAGE, values: async ({ languages }) => languages },
};

/** What the dialog of a workshop shows, in one language; null when there is no such workshop. */
export async function workshopData({
  content,
  values,
  pictures,
}: MachineContext): Promise<string | null> {
  const { slug: wanted, language: asked } = values;
  const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
  const workshops = await allWorkshops(content);
  const workshop = workshops.find(({ slug }) => slug === wanted);
  return workshop
    ? JSON.stringify(workshopDetails(workshop, { language, t: translator(language), pictures }))
    : null;
}

async function allWorkshops(content: ContentService): Promise<Workshop[]> {
  const kinds = await Promise.all([
    content.workshops('gastronomic'),
    content.workshops('birthday'),
  ]);
  return kinds.flat();
}
