import { defaultLanguage, type Language } from '../../../i18n/index.ts';
import type { ContentForm } from './form.server.ts';

/**
 * The form of the settings, in which those languages can be chosen that the installation has besides the
 * default; they are what a document means that names none. Without others there is nothing to choose.
 */
export function withLanguages(form: ContentForm, available: readonly Language[]): ContentForm {
  if (form.type !== 'globalSettings') return form;
  const others = available.filter((language) => language !== defaultLanguage());
  return {
    ...form,
    fields: form.fields.flatMap((field) => {
      if (field.name !== 'languages') return [field];
      return others.length > 0 ? [{ ...field, options: others, default: others }] : [];
    }),
  };
}
