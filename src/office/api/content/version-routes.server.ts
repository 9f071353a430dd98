import * as v from 'valibot';
import { formOfCollection } from '../../../content/index.ts';
import { NotFoundError } from '../../../http/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { contentRoute } from '../route.server.ts';
import { requireConfirmedDraft } from './confirmed-fields.server.ts';
import { known, optionsOf, writing } from './document-routes.server.ts';
import { viewOf } from './document-view.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';

const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1');

const VERSIONS_PER_PAGE = 20;

/** The versions of a document, what is in them, and going back to one. */
export function versionRoutes(services: ContentServices) {
  const editor = () => editorOf(services);
  return [
    contentRoute('GET /content/:type/:id/versions', {
      query: v.strictObject({ page }),
      async handle(call) {
        const { id } = await known(editor(), call);
        const { versions, total } = await editor().versions(id, {
          offset: (call.query.page - 1) * VERSIONS_PER_PAGE,
          limit: VERSIONS_PER_PAGE,
        });
        return { data: versions, total };
      },
    }),
    contentRoute('GET /content/:type/:id/versions/:version', {
      async handle(call) {
        const { id, type } = await known(editor(), call);
        const found = await editor().readVersion(id, call.params.version);
        if (!found) throw new NotFoundError();
        const { body, ...version } = found;
        return { ...version, values: formValuesOf(formOfCollection(type), body) };
      },
    }),
    contentRoute('POST /content/:type/:id/versions/:version/restore', {
      needsRevision: true,
      async handle(call) {
        const document = await known(editor(), call);
        const { id } = document;
        const version = call.params.version;
        const read = async () => (await editor().readVersion(id, version))?.body;
        await requireConfirmedDraft(editor(), document, read, call);
        const options = { ...optionsOf(call), as: 'draft' as const };
        return viewOf(editor(), await writing(() => editor().restoreVersion(id, version, options)));
      },
    }),
  ];
}
