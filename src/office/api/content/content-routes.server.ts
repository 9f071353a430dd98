import type { AdminServices } from '../../services.server.ts';
import { bulkRoutes } from './bulk-routes.server.ts';
import { documentRoutes } from './document-routes.server.ts';
import { extraRoutes } from './extra-routes.server.ts';
import { contentPictureRoutes } from './picture-routes.server.ts';
import { scheduleRoutes } from './schedule-routes.server.ts';
import { translationRoutes } from './translation-routes.server.ts';
import { typeRoutes } from './type-routes.server.ts';
import { versionRoutes } from './version-routes.server.ts';
import { wordRoutes } from './word-routes.server.ts';

/** Everything that is edited of the site's content. */
export function contentRoutes(
  services: Pick<AdminServices, 'content' | 'db' | 'languages' | 'media' | 'now'>,
) {
  return [
    ...typeRoutes(services),
    ...documentRoutes(services),
    ...bulkRoutes(services),
    ...versionRoutes(services),
    ...scheduleRoutes(services),
    ...wordRoutes(services),
    ...translationRoutes(services),
    ...contentPictureRoutes(services),
    ...extraRoutes(services),
  ];
}
