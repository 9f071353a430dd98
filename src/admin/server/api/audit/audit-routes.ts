import * as v from 'valibot';
import { listAudit } from '../../audit/audit.ts';
import type { AdminServices } from '../../services.ts';
import { listQuery } from '../list-query.ts';
import { route, type Route } from '../route.ts';

const query = v.strictObject({
  ...listQuery,
  accountId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  subject: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Who did what in the back office. */
export function auditRoutes({ db }: Pick<AdminServices, 'db'>): Route[] {
  return [
    route({
      method: 'GET',
      path: '/audit',
      needs: 'settings',
      query,
      handle: ({ query: { page, perPage, accountId, subject } }) =>
        listAudit(db, { page, perPage, accountId, subject }),
    }),
  ];
}
