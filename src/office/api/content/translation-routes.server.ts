import * as v from 'valibot';
import { collectionOf } from '../../../content/index.ts';
import { rowsOfPage } from '../../../database/index.server.ts';
import { listQuery } from '../list-query.server.ts';
import { route } from '../route.server.ts';
import type { AdminServices } from '../../services.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import { languagesOf } from './site-languages.server.ts';

const { page, perPage } = listQuery;

/** The documents that one of the languages lacks a text of, as published or as drafted. */
export function translationRoutes(services: ContentServices & Pick<AdminServices, 'languages'>) {
  return [
    route('GET /content-translations', {
      needs: 'content',
      query: v.strictObject({ page, perPage }),
      async handle({ query }) {
        const { documents, ...counted } = await editorOf(services).list({
          ...{ ...rowsOfPage(query), lacks: await languagesOf(services) },
        });
        const data = documents.map((one) => ({ ...one, one: collectionOf(one.type).form.one }));
        return { data, ...counted };
      },
    }),
  ];
}
