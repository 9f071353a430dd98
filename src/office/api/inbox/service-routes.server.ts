import { readPlaceNames, readServiceNames } from '../../../content/index.server.ts';
import type { AdminServices } from '../../services.server.ts';
import { route } from '../route.server.ts';

/** What the services are called that requests, quotes and groups are for, and the places where they are had. */
export function serviceRoutes({ db }: Pick<AdminServices, 'db'>) {
  return [
    route('GET /inbox/services', {
      needs: 'requests',
      async handle() {
        const data = await readServiceNames(db);
        return { data, total: data.length };
      },
    }),
    route('GET /inbox/places', {
      needs: 'requests',
      async handle() {
        const data = await readPlaceNames(db);
        return { data, total: data.length };
      },
    }),
  ];
}
