import { route, type Route } from '../route.ts';

/** Who is signed in. */
export function sessionRoutes(): Route[] {
  return [
    route({ method: 'GET', path: '/session', needs: 'anyone', handle: ({ account }) => account }),
  ];
}
