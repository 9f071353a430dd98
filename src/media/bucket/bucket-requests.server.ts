import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { readRetryAfter, TooLargeError, wholeOf } from '../../http/index.server.ts';
import { createSeldomWarning } from '../../log/index.server.ts';
import { BucketError } from './bucket-error.server.ts';
import type { BucketOptions, BucketSettings, Patience } from './bucket-options.server.ts';
import { textOf } from './listing.server.ts';

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The object's; without it, the bucket itself is asked. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob | Uint8Array<ArrayBuffer>;
  /** Is the body read later, piece by piece, rather than by `read`? */
  readonly isStreamed?: boolean;
}

/**
 * Sends a request and reads its answer, which is one of 200, 204, 206 and 404; tries again what may
 * succeed then. Rejects with a `BucketError`.
 */
export type SendToBucket = <Result>(
  request: BucketRequest,
  read: (response: Response) => Promise<Result>,
) => Promise<Result>;

const PATIENCE: Patience = {
  ...{ answer: 3_000, whole: 15_000 },
  ...{ tries: 3, untilLastTry: 5_000, pause: 100 },
  ...{ rest: 1_000, longestRest: 15_000 },
};

/** What an upload may take for each megabyte, milliseconds: slower lines are given up. */
const PER_MEGABYTE = 20_000;

/** `Retry-After` is obeyed up to this, seconds. */
const LONGEST_RETRY_AFTER = 60;

const GOOD: ReadonlySet<number> = new Set([200, 204, 206, 404]);
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

const MOST_ERROR_BYTES = 64 * 1024;

/** Signs requests to a bucket, and asks it no more often than it can answer. */
export function createBucketRequests({
  settings,
  log,
  now = Date.now,
  ...options
}: BucketOptions): SendToBucket {
  const patience = { ...PATIENCE, ...options.patience };
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  });
  const base = baseOf(settings);
  const warn = createSeldomWarning(log, 'The bucket cannot be used', now);
  let failures = 0;
  let restsUntil = -Infinity;

  const tryOnce = async <Result>(
    request: BucketRequest,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> => {
    const stop = new AbortController();
    const giveUp = () => stop.abort(new Error('It took too long'));
    const more = (sizeOf(request) / 1_048_576) * PER_MEGABYTE;
    let timer = setTimeout(giveUp, patience.answer + more);
    try {
      const url = addressOf(base, request);
      const { method, headers, body } = request;
      const signed = await client.sign(url, {
        method,
        ...(headers && { headers }),
        ...(body && { body }),
      });
      const response = await fetch(signed, { signal: stop.signal, redirect: 'manual' });
      clearTimeout(timer);
      if (!request.isStreamed) timer = setTimeout(giveUp, patience.whole);
      const isGood = GOOD.has(response.status) && !(response.status === 404 && method === 'PUT');
      if (!isGood) throw await refusal(response, request);
      // A missing object is a fact; a missing bucket is a mistake.
      if (
        response.status === 404 &&
        method === 'GET' &&
        (await codeOf(response)) === 'NoSuchBucket'
      ) {
        throw new BucketError('refused', `There is no bucket ${settings.bucket}`);
      }
      const result = await read(response);
      if (!request.isStreamed && !response.bodyUsed) await response.body?.cancel();
      return result;
    } catch (error) {
      if (error instanceof BucketError) throw error;
      const reason = `${whatOf(request)}: ${reasonOf(stop.signal.reason ?? error)}`;
      throw new BucketError(error instanceof TooLargeError ? 'damaged' : 'away', reason);
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request, read) => {
    const begun = now();
    if (begun < restsUntil) {
      throw new BucketError(
        'away',
        'The bucket did not answer lately',
        (restsUntil - begun) / 1_000,
      );
    }
    for (let tries = 1; ; tries += 1) {
      try {
        const result = await tryOnce(request, read);
        failures = 0;
        restsUntil = -Infinity;
        return result;
      } catch (error) {
        if (!(error instanceof BucketError) || error.problem === 'refused') {
          if (error instanceof BucketError) warn({ reason: error.message });
          throw error;
        }
        const isLast =
          error.isTold || tries >= patience.tries || now() - begun >= patience.untilLastTry;
        if (!isLast) {
          await wait(patience.pause * 2 ** (tries - 1));
          continue;
        }
        warn({ reason: error.message });
        if (error.problem === 'away') {
          const rest = Math.min(patience.longestRest, patience.rest * 2 ** failures);
          failures = Math.min(failures + 1, 10);
          restsUntil = now() + (error.isTold ? error.retryAfter * 1_000 : rest);
        }
        throw error;
      }
    }
  };
}

function baseOf({ endpoint, bucket, isPathStyle }: BucketSettings): URL {
  const base = new URL(endpoint);
  if (isPathStyle) base.pathname = `/${bucket}`;
  else base.host = `${bucket}.${base.host}`;
  return base;
}

function addressOf(base: URL, { name, query }: BucketRequest): string {
  const url = new URL(base);
  const path = base.pathname === '/' ? '' : base.pathname;
  url.pathname = name === undefined ? path : `${path}/${name.split('/').map(encoded).join('/')}`;
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
  return url.href;
}

/** As the signature has it: only letters, digits and four signs stay as they are. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function refusal(response: Response, request: BucketRequest): Promise<BucketError> {
  const { status } = response;
  const code = request.method === 'HEAD' ? '' : await codeOf(response);
  const message = `${whatOf(request)}: the bucket answered ${[status, code].join(' ').trim()}`;
  const asked = readRetryAfter(response.headers.get('retry-after')) ?? 0;
  const retryAfter = asked > 0 ? Math.min(asked / 1_000, LONGEST_RETRY_AFTER) : undefined;
  return new BucketError(PASSING.has(status) ? 'away' : 'refused', message, retryAfter);
}

/** The code of an error's XML, which is all that is told of it. */
async function codeOf(response: Response): Promise<string> {
  const xml = await wholeOf(response.body, MOST_ERROR_BYTES).catch(() => '');
  const code = textOf(String(xml), 'Code') ?? '';
  return /^[A-Za-z]{1,64}$/.test(code) ? code : '';
}

function sizeOf({ body }: BucketRequest): number {
  if (!body) return 0;
  return body instanceof Blob ? body.size : body.byteLength;
}

function whatOf({ method, name }: BucketRequest): string {
  return `${method} ${name ?? 'the listing'}`;
}

/** What a failed `fetch` says, with the cause that it hides. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it failed';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return [error.message, code].filter(Boolean).join(': ');
}
