import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal that the application has words for: `{ error: code, …details }`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
