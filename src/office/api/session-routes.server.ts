import { OWED } from '../account.ts';
import { route } from './route.server.ts';

/** Who is signed in. */
export function sessionRoutes() {
  return [
    route('GET /session', {
      needs: 'anyone',
      whileOwing: OWED,
      handle: ({ account }) => account,
    }),
  ];
}
