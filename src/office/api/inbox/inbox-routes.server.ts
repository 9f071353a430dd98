import type { OfficeServices } from '../../services.server.ts';
import { answerRoutes } from './answer-routes.server.ts';
import { changeRoutes } from './change-routes.server.ts';
import { feedbackRoutes } from './feedback-routes.server.ts';
import { listRoutes } from './list-routes.server.ts';
import { privacyRoutes } from './privacy-routes.server.ts';
import { submissionRoutes } from './submission-routes.server.ts';
import { readPlaceNames, readServiceNames } from '../../../content/index.server.ts';
import { whole } from '../list-query.server.ts';
import { requestsRoute } from '../route.server.ts';

/** What visitors sent: found, read, answered, counted, given out and erased. */
export function inboxRoutes(services: OfficeServices) {
  return [
    ...listRoutes(services),
    ...changeRoutes(services),
    ...serviceRoutes(services),
    ...submissionRoutes(services),
    ...answerRoutes(services),
    ...feedbackRoutes(services),
    ...privacyRoutes(services),
  ];
}

/** What the services are called that requests, quotes and groups are for, and the places where they are had. */
function serviceRoutes({ db }: Pick<OfficeServices, 'db'>) {
  return [
    requestsRoute('GET /inbox/services', { handle: async () => whole(await readServiceNames(db)) }),
    requestsRoute('GET /inbox/places', { handle: async () => whole(await readPlaceNames(db)) }),
  ];
}
