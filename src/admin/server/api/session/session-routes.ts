import { OWED } from '../../../account.ts';
import { route, type Route } from '../route.ts';

/** Who is signed in. */
export function sessionRoutes(): Route[] {
  return [
    route({
      ...{ method: 'GET', path: '/session', needs: 'anyone', whileOwing: OWED },
      handle: ({ account }) => account,
    }),
  ];
}
