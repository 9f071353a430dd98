import * as v from 'valibot';
import { publicHolidays } from '../../../content/index.ts';
import { route } from '../route.server.ts';

const year = v.pipe(v.string(), v.regex(/^(19|20|21)\d\d$/), v.transform(Number));

/** What the forms offer besides the documents themselves. */
export function extraRoutes() {
  return [
    route({
      method: 'GET',
      path: '/content-holidays',
      needs: 'content',
      query: v.strictObject({ year }),
      handle: ({ query }) => ({
        data: publicHolidays(query.year).map(({ day: date, ...holiday }) => ({ date, ...holiday })),
      }),
    }),
  ];
}
