import type { AdminServices } from '../services.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { peopleRoutes } from './accounts/people-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { pictureRoutes } from './pictures/pictures-routes.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** The routes of every area. */
export function allRoutes(services: AdminServices): readonly Route[] {
  return [
    ...sessionRoutes(),
    ...accountRoutes(services),
    ...peopleRoutes(services),
    ...auditRoutes(services),
    ...pictureRoutes(services),
  ];
}
