import * as v from 'valibot';
import { OFFICE_LANGUAGES } from '../../account.ts';
import { closedTo } from '../../may-edit.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { bulkRoutes } from './bulk-routes.server.ts';
import { documentRoutes } from './document-routes.server.ts';
import { scheduleRoutes } from './schedule-routes.server.ts';
import { typeRoutes } from './type-routes.server.ts';
import { versionRoutes } from './version-routes.server.ts';
import { wordRoutes } from './word-routes.server.ts';
import { holidayCountries, readHolidays } from '../../../content/index.server.ts';
import { contentRoute } from '../route.server.ts';
import { ApiError } from '../api-error.server.ts';
import { collectionOf } from '../../../content/index.ts';
import { rowsOfPage } from '../../../database/index.server.ts';
import { listQuery } from '../list-query.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import { languagesOf } from './site-languages.server.ts';

/** Everything that is edited of the site's content. */
export function contentRoutes(
  services: Pick<OfficeServices, 'content' | 'db' | 'languages' | 'media' | 'now'>,
) {
  return [
    ...typeRoutes(services),
    ...documentRoutes(services),
    ...bulkRoutes(services),
    ...versionRoutes(services),
    ...scheduleRoutes(services),
    ...wordRoutes(services),
    ...translationRoutes(services),
    ...contentPictureRoutes(services),
    ...holidayRoutes(services),
  ];
}

const year = v.pipe(v.string(), v.regex(/^(19|20|21)\d\d$/), v.transform(Number));

/** What the forms offer besides the documents themselves. */
function holidayRoutes({ content }: Pick<OfficeServices, 'content'>) {
  return [
    contentRoute('GET /content-countries', {
      query: v.strictObject({ language: v.picklist(OFFICE_LANGUAGES) }),
      handle: async ({ query }) => ({ data: await holidayCountries(query.language) }),
    }),
    contentRoute('GET /content-holidays', {
      query: v.strictObject({ year }),
      async handle({ query }) {
        const holidays = await readHolidays(content.service);
        return { data: holidays.of(query.year).map(({ day: date, ...one }) => ({ date, ...one })) };
      },
    }),
  ];
}

const ref = v.pipe(v.string(), v.regex(/^image-[0-9a-f]{8,64}-\d{1,5}x\d{1,5}-[a-z0-9]{2,5}$/));

/** How wide a picture is in a form, device pixels. */
const WIDTH = 320;

/** The pictures that a form shows, by their references. */
function contentPictureRoutes({ media }: Pick<OfficeServices, 'media'>) {
  return [
    contentRoute('GET /content-picture', {
      query: v.strictObject({ ref }),
      handle({ query }) {
        const location = media.addresses.url({ asset: { _ref: query.ref } }, { width: WIDTH });
        if (location === null) throw new ApiError(404, 'notFound');
        return new Response(null, { status: 302, headers: { Location: location } });
      },
    }),
  ];
}

const { page, perPage } = listQuery;

/** The documents that one of the languages lacks a text of, as published or as drafted. */
function translationRoutes(services: ContentServices & Pick<OfficeServices, 'languages'>) {
  return [
    contentRoute('GET /content-translations', {
      query: v.strictObject({ page, perPage }),
      async handle({ account, query }) {
        const { documents, ...counted } = await editorOf(services).list({
          ...{ ...rowsOfPage(query), lacks: await languagesOf(services) },
          except: closedTo(account.role),
        });
        const data = documents.map((one) => ({ ...one, one: collectionOf(one.type).form.one }));
        return { data, ...counted };
      },
    }),
  ];
}
