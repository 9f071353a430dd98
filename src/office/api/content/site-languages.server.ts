import { offeredLanguages } from '../../../content/index.ts';
import { defaultLanguage, type Language } from '../../../i18n/index.ts';
import type { OfficeServices } from '../../services.server.ts';
import type { ContentForm } from './form.server.ts';

/** The languages that the site offers, the default first: those that its texts are written in. */
export async function languagesOf({
  content,
  languages,
}: Pick<OfficeServices, 'content' | 'languages'>): Promise<readonly Language[]> {
  return offeredLanguages(await content.service.globalSettings(), languages);
}

/**
 * The form of the settings, in which those languages can be chosen that the installation has; those that
 * are offered are what a document means that names none.
 */
export function withLanguages(
  form: Omit<ContentForm, 'languages'>,
  available: readonly Language[],
  offered: readonly Language[],
): ContentForm {
  if (form.type !== 'globalSettings') return { ...form, languages: offered };
  return {
    ...form,
    languages: offered,
    fields: form.fields.flatMap((field) => {
      if (field.name === 'defaultLanguage')
        return [{ ...field, options: available, default: defaultLanguage() }];
      if (field.name !== 'languages') return [field];
      return available.length > 1 ? [{ ...field, options: available, default: offered }] : [];
    }),
  };
}
