import type { RouteCases } from '../route-case.ts';
import { accountCases } from './accounts.ts';
import { backupCases } from './backups.ts';
import { calendarCases } from './calendar.ts';
import { contentCases } from './content.ts';
import { inboxCases } from './inbox.ts';
import { pictureCases } from './pictures.ts';
import { pushCases } from './push.ts';
import { quoteCases } from './quotes.ts';

/** What each route with an id or a revision is tried on. */
export const ROUTE_CASES: RouteCases = {
  ...{ ...accountCases, ...backupCases, ...calendarCases, ...contentCases, ...inboxCases },
  ...{ ...pictureCases, ...pushCases, ...quoteCases },
};
