import { addressedLanguages, offeredLanguages } from '../content/index.ts';
import { defaultLanguage, isLanguage } from '../i18n/index.server.ts';
import { fileWords } from './file-words.server.ts';
import type { Parameter } from './parameters.server.ts';
import { shownWorkshops } from './shown-workshops.server.ts';
import { workshopDetails } from './workshop-details.server.ts';
import type { FileContext, GeneratedFile } from './generated-file.server.ts';

const parameters: Record<'slug' | 'language', Parameter> = {
  slug: {
    values: async ({ content }) => (await shownWorkshops(content)).map(({ slug }) => slug),
  },
  language: {
    unnamed: defaultLanguage,
    values: async ({ content, languages }) =>
      addressedLanguages(offeredLanguages(await content.globalSettings(), languages), languages),
  },
};

/** What the dialog of a workshop shows, in the language that the query names. */
export const workshopEndpoint: GeneratedFile = {
  path: '/api/workshops/:slug',
  contentType: 'application/json; charset=utf-8',
  isPerLanguage: false,
  parameters,
  write: workshop,
};

/** Null when there is no such workshop. */
async function workshop(file: FileContext): Promise<string | null> {
  const { content, values, pictures, now, freshUntil } = file;
  const { slug: wanted, language: asked } = values;
  const language = isLanguage(asked) ? asked : defaultLanguage();
  const [workshops, words] = await Promise.all([
    shownWorkshops(content),
    fileWords(file, language),
  ]);
  const found = workshops.find(({ slug }) => slug === wanted);
  return found
    ? JSON.stringify(workshopDetails(found, { ...words, pictures, now, freshUntil }))
    : null;
}
