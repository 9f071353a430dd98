import type { AdminServices } from '../../services.ts';
import { documentRoutes } from './document-routes.ts';
import { extraRoutes } from './extra-routes.ts';
import { contentPictureRoutes } from './picture-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { typeRoutes } from './type-routes.ts';
import { versionRoutes } from './version-routes.ts';
import { wordRoutes } from './word-routes.ts';

/** Everything that is edited of the site's content. */
export function contentRoutes(
  services: Pick<AdminServices, 'content' | 'languages' | 'media' | 'now'>,
) {
  return [
    ...typeRoutes(services),
    ...documentRoutes(services),
    ...versionRoutes(services),
    ...scheduleRoutes(services),
    ...wordRoutes(services),
    ...contentPictureRoutes(services),
    ...extraRoutes(),
  ];
}
