import type { AdminServices } from '../services.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { peopleRoutes } from './accounts/people-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { backupRoutes } from './backups/backup-routes.ts';
import { pictureRoutes } from './pictures/pictures-routes.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { firstRunRoutes } from './first-run/first-run-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { quotesRoutes } from './quotes/quotes-routes.ts';
import type { Route } from './route.ts';
import { todayRoutes } from './today/today-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { transferRoutes } from './transfer/transfer-routes.ts';

/** The routes of every area. */
export function allRoutes(services: AdminServices): readonly Route[] {
  return [
    ...sessionRoutes(),
    ...accountRoutes(services),
    ...peopleRoutes(services),
    ...auditRoutes(services),
    ...backupRoutes(services),
    ...pictureRoutes(services),
    ...inboxRoutes(services),
    ...contentRoutes(services),
    ...todayRoutes(services),
    ...pushRoutes(services),
    ...firstRunRoutes(services),
    ...quotesRoutes(services),
    ...calendarRoutes(services),
    ...transferRoutes(services),
  ];
}
