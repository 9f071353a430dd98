import type { AdminServices } from '../../services.ts';
import { answerRoutes } from './answer-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { listRoutes } from './list-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { submissionRoutes } from './submission-routes.ts';

/** What visitors sent: found, read, answered, counted, given out and erased. */
export function inboxRoutes(services: AdminServices) {
  return [
    ...listRoutes(services),
    ...changeRoutes(services),
    ...submissionRoutes(services),
    ...answerRoutes(services),
    ...feedbackRoutes(services),
    ...privacyRoutes(services),
  ];
}
