import { isAnyThere } from '../../../requests/index.server.ts';
import type { OfficeDb } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';

/** Some may have been erased meanwhile; a call that names no submission that is there is refused. */
export async function requireAny(db: OfficeDb, ids: readonly string[]): Promise<void> {
  if (!(await isAnyThere(db, ids))) throw new ApiError(404, 'notFound');
}
