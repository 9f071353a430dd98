/** The database cannot be reached, or says that it cannot work just now: worth another try later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** There is no database to start with; the message is for the operator. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';
}
