type Details = Readonly<Record<string, unknown>>;

/**
 * What was asked is refused, and nothing has changed. `code` says why, in a word that the application has
 * a text for: the API answers `{ error: code, …details }` with the status of the class. The message is for
 * logs and for who runs a command.
 */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;
  readonly details: Details;

  constructor(code: string, details: Details = {}, message = code, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.details = details;
  }
}

/** What it is about is not there. */
export class NotFoundError extends RefusedError {
  override name = 'NotFoundError';
  constructor(message?: string) {
    super('notFound', {}, message);
  }
}

/**
 * It does not go with what is there now: as a rule (`stale`) somebody else wrote first. The detail `current`
 * is what is there, as far as it is known, so that nobody's work is lost.
 */
export class ConflictError extends RefusedError {
  override name = 'ConflictError';
  constructor(
    code = 'stale',
    details: Details & { readonly current?: unknown } = {},
    message = code,
  ) {
    super(code, details, message);
  }
}

/** It is larger than is taken in. */
export class TooLargeError extends RefusedError {
  override name = 'TooLargeError';
}

/** The status of the answer that tells somebody of a refusal. */
export function statusOf(error: RefusedError): 404 | 409 | 413 | 422 {
  if (error instanceof NotFoundError) return 404;
  if (error instanceof ConflictError) return 409;
  return error instanceof TooLargeError ? 413 : 422;
}
