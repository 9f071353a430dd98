import { collectionOf, DOCUMENT_TYPES, formOfCollection } from '../../../content/index.ts';
import { readServiceNames, type Originals } from '../../../content/index.server.ts';
import { placeholdersOf } from '../../../i18n/index.ts';
import { byLanguage, formValuesOf } from '../../form/form-values.ts';
import { route } from '../route.server.ts';
import { type ContentServices } from './editor.server.ts';
import type { AdminServices } from '../../services.server.ts';
import { contentForm, typeIn, type ContentForm } from './form.server.ts';
import { withServices } from './service-choices.server.ts';
import { languagesOf, withLanguages } from './site-languages.server.ts';

/** What there is to edit, and the form of each type. */
export function typeRoutes({
  content,
  db,
  languages,
}: ContentServices & Pick<AdminServices, 'db' | 'languages'>) {
  return [
    route({
      method: 'GET',
      path: '/content-types',
      needs: 'content',
      async handle() {
        const counts = content.editor ? await content.editor.counts() : [];
        return {
          source: content.editor ? ('embedded' as const) : ('sanity' as const),
          types: DOCUMENT_TYPES.map((type) => {
            const { form, isSingleton } = collectionOf(type);
            const alive = counts.filter((one) => one.type === type && one.state !== 'trashed');
            const sum = (some: typeof alive) => some.reduce((total, { count }) => total + count, 0);
            return {
              ...{ type, one: form.one, several: form.several, isSingleton },
              count: sum(alive),
              drafts: sum(alive.filter(({ state }) => state !== 'published')),
            };
          }),
        };
      },
    }),
    route({
      method: 'GET',
      path: '/content-types/:type',
      needs: 'content',
      async handle({ params }) {
        const [services, offered] = await Promise.all([
          readServiceNames(db),
          languagesOf({ content, languages }),
        ]);
        const form = withServices(
          withLanguages(contentForm(typeIn(params)), languages, offered),
          services,
        );
        const originals = originalsOf(form, content.originals);
        return originals ? { ...form, originals } : form;
      },
    }),
  ];
}

/** The texts as they were shipped, and what the figures are called that they name. */
function originalsOf(
  { type, fields }: ContentForm,
  all: Originals,
): ContentForm['originals'] | undefined {
  const shipped = all.get(type);
  if (!shipped) return undefined;
  const values = formValuesOf(fields, shipped);
  const texts = fields.flatMap(({ name }) => Object.values(byLanguage(values[name])));
  const named = new Set(texts.flatMap((text) => placeholdersOf(String(text))));
  const terms = formOfCollection('bookingTerms').filter(({ name }) => named.has(name));
  return { values, figures: Object.fromEntries(terms.map(({ name, label }) => [name, label])) };
}
