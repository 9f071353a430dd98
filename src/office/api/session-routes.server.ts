import { OWED } from '../account.ts';
import { anyonesRoute } from './route.server.ts';

/** Who is signed in. */
export function sessionRoutes() {
  return [
    anyonesRoute('GET /session', {
      whileOwing: OWED,
      handle: ({ account }) => account,
    }),
  ];
}
