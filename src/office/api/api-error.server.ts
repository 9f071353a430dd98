import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RefusedError } from '../../http/index.server.ts';

/** A refusal with a status of its own, by a route or by what stands before all of them. */
export class ApiError extends RefusedError {
  override name = 'ApiError';
  readonly status: ContentfulStatusCode;

  constructor(
    status: ContentfulStatusCode,
    ...refusal: ConstructorParameters<typeof RefusedError>
  ) {
    super(...refusal);
    this.status = status;
  }
}
