/** The database cannot be reached, or says that it cannot work just now: worth another try later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** There is no database to start with; the message is for the operator. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/** Is it SQLite's answer while another program or statement is in the way? */
export function isBusy(error: unknown): boolean {
  // The lowest byte is the primary code; the others make it more specific.
  const code = Number((error as { errcode?: unknown } | null)?.errcode) & 0xff;
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

/** Did it fail because the database could not work just then? */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || isBusy(error)) return true;
  return error instanceof Error && error.cause !== undefined && isDatabaseAway(error.cause);
}
