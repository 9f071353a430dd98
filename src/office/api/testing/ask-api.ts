import { silentLog } from '../../../log/index.server.ts';
import { createApi } from '../pipeline.server.ts';

type Api = Parameters<typeof createApi>[0];

/** What is asked of the office's API. */
export interface ApiRequest {
  readonly method: string;
  /** Below `/api/admin/`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent instead of JSON. */
  readonly form?: FormData | undefined;
  /** Of what is changed, as the office read it. */
  readonly revision?: string | undefined;
  readonly origin?: string | undefined;
}

/** Asks these routes by the API's own pipeline, as the office's application does. */
export async function askApi(
  api: Omit<Api, 'log'>,
  { method, path, body, form, revision, origin }: ApiRequest,
): Promise<Response> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return createApi({ ...api, log: silentLog }).request(`${api.siteUrl}/api/admin/${path}`, {
    method,
    headers: {
      ...(sent !== undefined && { 'Content-Type': 'application/json' }),
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      ...(origin !== undefined && { Origin: origin }),
    },
    body: form ?? sent ?? null,
  });
}
