import { createHmac, timingSafeEqual } from 'node:crypto';
import { readBytes } from '../../http/index.server.ts';

/** Longest body, bytes: a projection of one document. */
const LONGEST_BODY = 262_144;
/** Longest header; the service's has 62 characters. */
const LONGEST_SIGNATURE = 200;
/** How old a signature may be, and how far its clock ahead of ours, milliseconds. */
const TOLERANCE = 5 * 60_000;

/** `t=1633519811129,v1=tLa470fx7qkLLEcMOcEUFuBbRSkGujyskxrNXcoh0N0` */
const SIGNATURE = /^t=(\d{13}),\s*v1=([\w-]{43})$/;

interface HookOptions {
  /** The one that the webhook was given in Sanity's settings. */
  readonly secret: string;
  /** Something has changed. */
  readonly announce: () => void;
  readonly now?: () => number;
}

/**
 * Answers Sanity's webhook: 204 when its signature (`sanity-webhook-signature`) is right and of late,
 * 401 otherwise, 413 when it sends too much.
 */
export function createHook({ secret, announce, now = Date.now }: HookOptions) {
  return async (request: Request): Promise<Response> => {
    const header = request.headers.get('sanity-webhook-signature') ?? '';
    const [, at = '', signature = ''] =
      header.length > LONGEST_SIGNATURE ? [] : (SIGNATURE.exec(header) ?? []);
    if (Math.abs(now() - Number(at)) > TOLERANCE) return refuse(401);
    // The bytes as they came, since those are signed.
    const body = await readBytes(request, LONGEST_BODY);
    if (body === null) return refuse(413);
    if (!isSigned(secret, Buffer.concat([Buffer.from(`${at}.`), body]), signature))
      return refuse(401);
    announce();
    return new Response(null, { status: 204, headers: NOT_KEPT });
  };
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };

function refuse(status: 401 | 413): Response {
  return new Response(null, { status, headers: NOT_KEPT });
}

function isSigned(secret: string, signed: Buffer, signature: string): boolean {
  const right = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}
