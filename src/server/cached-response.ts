import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { matchesETag, retryAfter } from '../http/index.server.ts';
import type { Resource } from '../site/index.server.ts';
import type { EdgeTerms } from './edge-cache/edge-cache.ts';
import { brotliBest, brotliQuickly, chooseEncoding, gzip, type Encoding } from './encoding.ts';

interface Variant {
  readonly body: Buffer<ArrayBuffer>;
  /** Alternating names and values, as `writeHead` takes them without building an object. */
  readonly headers: readonly string[];
}

/** A response kept in memory in each encoding, with a strong ETag for each. */
export interface CachedResponse {
  readonly status: number;
  /** Hash of the plain body, part of every ETag. */
  readonly hash: string;
  readonly variants: Record<Encoding, Variant>;
  /** Bytes it takes in memory. */
  readonly size: number;
  /** What caches in front of the site are told; without it they keep nothing. */
  readonly edge?: EdgeTerms | undefined;
}

/** The security headers of a response, which may depend on what a page has in it. */
export type HeadersOf = (contentType: string, body: string) => Readonly<Record<string, string>>;

/** Compresses a resource and writes its headers once, for every visitor to come. */
export function cacheResponse(
  resource: Resource,
  headersOf: HeadersOf,
  edge?: EdgeTerms,
): CachedResponse {
  const body = Buffer.from(resource.body);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const headers = headersOf(resource.contentType, resource.body);
  const variant = (encoding: Encoding, encoded: Buffer<ArrayBuffer>, mark: string): Variant => ({
    body: encoded,
    headers: Object.entries({
      'Content-Type': resource.contentType,
      'Content-Length': String(encoded.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ETag: `"${hash}-${mark}"`,
      'Cache-Control': 'no-cache',
      // An edge keeps those who chose another language apart by its own key.
      Vary: edge ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
      ...(edge?.keys !== undefined && { 'Surrogate-Key': edge.keys }),
      ...(resource.status === 503 && retryAfter()),
      ...headers,
    }).flat(),
  });
  const gzipped = gzip(body);
  const variants = {
    br: variant('br', brotliQuickly(body), 'b'),
    gzip: variant('gzip', gzipped, 'g'),
    identity: unpacked(variant('identity', body, 'i').headers, gzipped),
  };
  const size = variants.br.body.length + gzipped.length;
  return { status: resource.status, hash, variants, size, edge };
}

/**
 * The plain body is larger than both others together, and no browser asks for it: it is
 * unpacked for whoever does.
 */
function unpacked(headers: readonly string[], gzipped: Buffer<ArrayBuffer>): Variant {
  return {
    headers,
    get body() {
      return gunzipSync(gzipped);
    },
  };
}

/** The same response with its brotli made as small as can be; its ETag differs, since its bytes do. */
export async function recompress(cached: CachedResponse): Promise<CachedResponse> {
  const body = await brotliBest(cached.variants.identity.body);
  const headers = cached.variants.br.headers.map((value, index, list) => {
    const name = index % 2 === 1 ? list[index - 1] : undefined;
    if (name === 'Content-Length') return String(body.length);
    return name === 'ETag' ? `"${cached.hash}-B"` : value;
  });
  return {
    ...cached,
    variants: { ...cached.variants, br: { body, headers } },
    size: cached.size - cached.variants.br.body.length + body.length,
  };
}

/** Answers with it on Node's own response: 304 when the visitor has it, without a body to HEAD. */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const variant = cached.variants[chooseEncoding(request.headers['accept-encoding'])];
  const headers = cached.edge
    ? headersNow(variant.headers, cached.edge, request.url ?? '')
    : variant.headers;
  if (isKnown(cached, request.headers['if-none-match'])) {
    response.writeHead(304, withoutBody(headers));
    response.end();
    return;
  }
  response.writeHead(cached.status, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/**
 * The same answer as a `Response`; the server leaves out the body of one to HEAD. `address` is the path
 * and query that were asked for.
 */
export function toResponse(cached: CachedResponse, asked: Headers, address: string): Response {
  const variant = cached.variants[chooseEncoding(asked.get('accept-encoding') ?? undefined)];
  const headers = cached.edge ? headersNow(variant.headers, cached.edge, address) : variant.headers;
  if (isKnown(cached, asked.get('if-none-match') ?? undefined)) {
    return new Response(null, { status: 304, headers: pairs(withoutBody(headers)) });
  }
  return new Response(variant.body, { status: cached.status, headers: pairs(headers) });
}

/** What a cached response says, as text. */
export function plainBody({ status, variants }: CachedResponse): Omit<Resource, 'reads'> {
  const { body, headers } = variants.identity;
  const at = headers.indexOf('Content-Type');
  return { status, contentType: headers[at + 1] ?? '', body: body.toString() };
}

/** A response made for one request alone: nobody else may be shown it, and nothing keeps it. */
export function privateResponse(resource: Omit<Resource, 'reads'>, headersOf: HeadersOf): Response {
  const { status, contentType, body } = resource;
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': 'private, no-store',
    ...(resource.status === 503 && retryAfter()),
    ...headersOf(contentType, body),
  };
  return new Response(body, { status, headers });
}

/** Any encoding of the same page that the visitor has is as good as another. */
function isKnown({ status, hash }: CachedResponse, ifNoneMatch: string | undefined): boolean {
  return status === 200 && matchesETag(ifNoneMatch, hash);
}

/** What is said of the body goes with it; the security headers stay. */
const OF_THE_BODY = /^Content-(?:Type|Length|Encoding)$/;

/** How long an edge may keep it depends on the moment. */
function headersNow(headers: readonly string[], edge: EdgeTerms, address: string): string[] {
  const now = [...headers];
  now[now.indexOf('Cache-Control') + 1] = edge.cacheControl(address);
  return now;
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !OF_THE_BODY.test(headers[index - (index % 2)] ?? ''));
}

function pairs(headers: readonly string[]): [name: string, value: string][] {
  const list: [string, string][] = [];
  for (let index = 0; index < headers.length; index += 2) {
    list.push([headers[index] ?? '', headers[index + 1] ?? '']);
  }
  return list;
}
