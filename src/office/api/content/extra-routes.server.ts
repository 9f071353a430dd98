import * as v from 'valibot';
import { readHolidays } from '../../../content/index.server.ts';
import type { AdminServices } from '../../services.server.ts';
import { route } from '../route.server.ts';

const year = v.pipe(v.string(), v.regex(/^(19|20|21)\d\d$/), v.transform(Number));

/** What the forms offer besides the documents themselves. */
export function extraRoutes({ content }: Pick<AdminServices, 'content'>) {
  return [
    route({
      method: 'GET',
      path: '/content-holidays',
      needs: 'content',
      query: v.strictObject({ year }),
      async handle({ query }) {
        const holidays = await readHolidays(content.service);
        return { data: holidays.of(query.year).map(({ day: date, ...one }) => ({ date, ...one })) };
      },
    }),
  ];
}
