import { collectionOf, DOCUMENT_TYPES } from '../../../content/index.ts';
import { emptyFigures, readPlaceNames, readServiceNames } from '../../../content/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { mayEdit } from '../../may-edit.server.ts';
import { contentRoute } from '../route.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { contentForm, typeIn, type ContentForm } from './form.server.ts';
import { languagesOf } from './site-languages.server.ts';

/** What there is to edit, and the form of each type. */
export function typeRoutes({
  content,
  db,
  languages,
}: ContentServices & Pick<OfficeServices, 'db' | 'languages'>) {
  return [
    contentRoute('GET /content-types', {
      async handle({ account }) {
        const counts = await editorOf({ content }).counts();
        return {
          types: DOCUMENT_TYPES.filter((type) => mayEdit(account.role, type)).map((type) => {
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
    contentRoute('GET /content-types/:type', {
      async handle({ params }) {
        const [services, places, offered, empty] = await Promise.all([
          readServiceNames(db),
          readPlaceNames(db),
          languagesOf({ content, languages }),
          emptyFigures(content.service),
        ]);
        const type = typeIn(params);
        const site = {
          services,
          places,
          available: languages,
          languages: offered,
          emptyFigures: empty,
        };
        const form: ContentForm = contentForm(type, site);
        const shipped = (await content.originals()).get(type);
        return shipped
          ? { ...form, originals: { values: formValuesOf(form.fields, shipped) } }
          : form;
      },
    }),
  ];
}
