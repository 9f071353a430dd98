import type { AdminServices } from '../services.server.ts';
import { accountRoutes } from './account-routes.server.ts';
import { peopleRoutes } from './people-routes.server.ts';
import { auditRoutes } from './audit-routes.server.ts';
import { backupRoutes } from './backup-routes.server.ts';
import { pictureRoutes } from './pictures-routes.server.ts';
import { inboxRoutes } from './inbox/inbox-routes.server.ts';
import { contentRoutes } from './content/content-routes.server.ts';
import { firstRunRoutes } from './first-run-routes.server.ts';
import { pushRoutes } from './push-routes.server.ts';
import { calendarRoutes } from './calendar-routes.server.ts';
import { quotesRoutes } from './quotes-routes.server.ts';
import type { Route } from './route.server.ts';
import { sampleRoutes } from './sample-routes.server.ts';
import { todayRoutes } from './today-routes.server.ts';
import { sessionRoutes } from './session-routes.server.ts';
import { transferRoutes } from './transfer-routes.server.ts';

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
    ...sampleRoutes(services),
  ];
}
