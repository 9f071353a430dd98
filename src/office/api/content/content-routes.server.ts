import * as v from 'valibot';
import type { AdminServices } from '../../services.server.ts';
import { bulkRoutes } from './bulk-routes.server.ts';
import { documentRoutes } from './document-routes.server.ts';
import { contentPictureRoutes } from './picture-routes.server.ts';
import { scheduleRoutes } from './schedule-routes.server.ts';
import { translationRoutes } from './translation-routes.server.ts';
import { typeRoutes } from './type-routes.server.ts';
import { versionRoutes } from './version-routes.server.ts';
import { wordRoutes } from './word-routes.server.ts';
import { readHolidays } from '../../../content/index.server.ts';
import { route } from '../route.server.ts';

/** Everything that is edited of the site's content. */
export function contentRoutes(
  services: Pick<AdminServices, 'content' | 'db' | 'languages' | 'media' | 'now'>,
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
function holidayRoutes({ content }: Pick<AdminServices, 'content'>) {
  return [
    route('GET /content-holidays', {
      needs: 'content',
      query: v.strictObject({ year }),
      async handle({ query }) {
        const holidays = await readHolidays(content.service);
        return { data: holidays.of(query.year).map(({ day: date, ...one }) => ({ date, ...one })) };
      },
    }),
  ];
}
