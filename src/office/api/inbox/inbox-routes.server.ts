import type { AdminServices } from '../../services.server.ts';
import { answerRoutes } from './answer-routes.server.ts';
import { changeRoutes } from './change-routes.server.ts';
import { feedbackRoutes } from './feedback-routes.server.ts';
import { listRoutes } from './list-routes.server.ts';
import { privacyRoutes } from './privacy-routes.server.ts';
import { serviceRoutes } from './service-routes.server.ts';
import { submissionRoutes } from './submission-routes.server.ts';

/** What visitors sent: found, read, answered, counted, given out and erased. */
export function inboxRoutes(services: AdminServices) {
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
