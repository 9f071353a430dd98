import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resource } from '../site/index.server.ts';
import {
  brotliBest,
  brotliQuickly,
  chooseEncoding,
  gzip,
  type Encoding,
} from './encoding.server.ts';

/** When to ask again for what is unavailable now, seconds. */
const COME_AGAIN = '5';

interface Variant {
  readonly body: Buffer;
  /** Alternating names and values, as `writeHead` takes them without building an object. */
  readonly headers: readonly string[];
}

/** An answer held in memory in each encoding, with a strong ETag for each. */
export interface HeldAnswer {
  readonly status: number;
  /** Hash of the plain body, part of every ETag. */
  readonly hash: string;
  readonly variants: Record<Encoding, Variant>;
  /** Bytes it takes in memory. */
  readonly size: number;
}

/** The headers that guard an answer of a type, which may depend on what a page has in it. */
export type HeadersOf = (contentType: string, body: string) => Readonly<Record<string, string>>;

/** Compresses a resource and writes its headers once, for every visitor to come. */
export function holdAnswer(resource: Resource, headersOf: HeadersOf): HeldAnswer {
  const body = Buffer.from(resource.body);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const headers = headersOf(resource.contentType, resource.body);
  const variant = (encoding: Encoding, encoded: Buffer, mark: string): Variant => ({
    body: encoded,
    headers: headerList({
      'Content-Type': resource.contentType,
      'Content-Length': String(encoded.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ETag: `"${hash}-${mark}"`,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie',
      ...(resource.status === 503 && { 'Retry-After': COME_AGAIN }),
      ...headers,
    }),
  });
  const variants = {
    br: variant('br', brotliQuickly(body), 'b'),
    gzip: variant('gzip', gzip(body), 'g'),
    identity: variant('identity', body, 'i'),
  };
  const size = variants.br.body.length + variants.gzip.body.length + body.length;
  return { status: resource.status, hash, variants, size };
}

/** The same answer with its brotli made as small as can be; its ETag differs, since its bytes do. */
export async function squeeze(answer: HeldAnswer): Promise<HeldAnswer> {
  const body = await brotliBest(answer.variants.identity.body);
  const headers = answer.variants.br.headers.map((value, index, list) => {
    const name = index % 2 === 1 ? list[index - 1] : undefined;
    if (name === 'Content-Length') return String(body.length);
    return name === 'ETag' ? `"${answer.hash}-B"` : value;
  });
  return {
    ...answer,
    variants: { ...answer.variants, br: { body, headers } },
    size: answer.size - answer.variants.br.body.length + body.length,
  };
}

/** Sends a held answer: 304 when the visitor has it, without a body to HEAD. */
export function sendHeld(
  answer: HeldAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const variant = answer.variants[chooseEncoding(request.headers['accept-encoding'])];
  if (answer.status === 200 && has(request.headers['if-none-match'], answer.hash)) {
    response.writeHead(304, withoutBody(variant.headers));
    response.end();
    return;
  }
  response.writeHead(answer.status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** Any encoding of the same page that the visitor holds is as good as another. */
function has(header: string | undefined, hash: string): boolean {
  return header !== undefined && (header.includes(`"${hash}-`) || header.trim() === '*');
}

/** What is said of the body goes with it; what guards the page stays. */
const OF_THE_BODY = /^Content-(?:Type|Length|Encoding)$/;

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !OF_THE_BODY.test(headers[index - (index % 2)] ?? ''));
}

function headerList(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat();
}
