import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { parseJson, wholeOf } from '../http/index.server.ts';
import { CaptchaUnavailableError, REFUSED, type CaptchaVerifier } from './verifier.server.ts';

/** The providers that answer a `siteverify` call, with its address. */
const ADDRESSES = {
  recaptcha: { base: 'https://www.google.com', path: '/recaptcha/api/siteverify' },
  turnstile: { base: 'https://challenges.cloudflare.com', path: '/turnstile/v0/siteverify' },
  hcaptcha: { base: 'https://api.hcaptcha.com', path: '/siteverify' },
} as const;
export type SiteverifyProvider = keyof typeof ADDRESSES;

/** How long the provider may take, milliseconds. */
const TIMEOUT = 5_000;
/** Bytes of an answer at most; a real one has a few hundred. */
const LONGEST_ANSWER = 16_384;
/** No provider's token lives longer than this, milliseconds. */
const TOKEN_LIFE = 10 * 60_000;
/** A real token has at most about 2,000 characters; Google's can be a little longer. */
const LONGEST_TOKEN = 8_000;

/** The error codes about the visitor's token; any other is a fault of ours or of the provider. */
const TOKEN_CODES = new Set([
  'missing-input-response',
  'invalid-input-response',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
  'timeout-or-duplicate',
]);

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.nullish(v.string()),
  'error-codes': v.nullish(v.array(v.string()), []),
});

export interface SiteverifyOptions {
  readonly provider: SiteverifyProvider;
  readonly secret: string;
  /** The host name that the token must have been issued for, if the provider tells. */
  readonly hostname: string;
  /** A base address other than the provider's, for a fake. */
  readonly base?: string | undefined;
  /** Milliseconds to wait for the provider. */
  readonly timeout?: number;
}

/** Checks the tokens of reCAPTCHA, Turnstile or hCaptcha. The visitor's address is not passed on. */
export function createSiteverify(options: SiteverifyOptions): CaptchaVerifier {
  const { base, path } = ADDRESSES[options.provider];
  const url = `${options.base ?? base}${path}`;
  return {
    async verify(token) {
      if (token === '' || token.length > LONGEST_TOKEN) return REFUSED;
      const answer = await ask(url, options, token);
      if (!answer.success) return refuse(answer['error-codes']);
      if (answer.hostname && answer.hostname !== options.hostname) return REFUSED;
      const nonce = createHash('sha256').update(token).digest('base64url');
      return { ok: true, used: { nonce, expiresAt: Date.now() + TOKEN_LIFE } };
    },
  };
}

function refuse(codes: readonly string[]) {
  const ours = codes.find((code) => !TOKEN_CODES.has(code));
  if (ours) throw new CaptchaUnavailableError(`The captcha's provider answered ${ours}`);
  return REFUSED;
}

async function ask(url: string, options: SiteverifyOptions, token: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token }),
      signal: AbortSignal.timeout(options.timeout ?? TIMEOUT),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return v.parse(answerSchema, parseJson(String(await wholeOf(response.body, LONGEST_ANSWER))));
  } catch (cause) {
    throw new CaptchaUnavailableError("The captcha's provider gave no usable answer", { cause });
  }
}
