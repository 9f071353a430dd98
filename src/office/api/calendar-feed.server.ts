import type { Kysely } from 'kysely';
import {
  FEED_PREFIX,
  readFeed,
  renewFeed,
  revokeFeed,
  type SubmissionTables,
} from '../../requests/index.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { requestsRoute } from './route.server.ts';

/** The calendar for an account's own phone: whether it has one, a new address, none any more. */
export function feedRoutes({ siteUrl, now, ...services }: OfficeServices) {
  const db: Kysely<SubmissionTables> = services.db;
  return [
    requestsRoute('GET /calendar/feed', {
      handle: async ({ account }) => ({ feed: await readFeed(db, account.id) }),
    }),
    requestsRoute('POST /calendar/feed', {
      handle: ({ account, record }) =>
        db.transaction().execute(async (transaction) => {
          const { id, language } = account;
          const token = await renewFeed(transaction, { account: id, language }, now());
          await record(transaction, 'calendar.feed.renew', `account/${id}`);
          const feed = await readFeed(transaction, id);
          // Said this once: only its hash is kept.
          return { feed, address: `${siteUrl}${FEED_PREFIX}/${token}.ics` };
        }),
    }),
    requestsRoute('DELETE /calendar/feed', {
      handle: ({ account, record }) =>
        db.transaction().execute(async (transaction) => {
          await revokeFeed(transaction, account.id);
          await record(transaction, 'calendar.feed.revoke', `account/${account.id}`);
        }),
    }),
  ];
}
