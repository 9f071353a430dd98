/** Identifies a proof, and is stored until it expires so that the proof is used once. */
export interface UsedProof {
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Whether a proof is valid. `used` must be stored with the submission that it admits. */
export type CaptchaResult =
  | { readonly ok: true; readonly used?: UsedProof }
  | { readonly ok: false };

export const REFUSED: CaptchaResult = { ok: false };

/** Tells people from bots by a form's field `captcha`. */
export interface CaptchaVerifier {
  /**
   * Checks a proof. A missing, malformed, false or expired one is `{ok: false}`; whether it was
   * used before is for the caller to check, with `used`. Throws `CaptchaUnavailableError` when the
   * provider cannot tell.
   */
  verify(proof: string): Promise<CaptchaResult>;
}

/**
 * The provider did not say whether a proof is valid: it is down, stalled, misconfigured or answers
 * nonsense.
 */
export class CaptchaUnavailableError extends Error {
  override name = 'CaptchaUnavailableError';
}

/** `CAPTCHA=off`: everything passes. */
export const acceptAll: CaptchaVerifier = { verify: async () => ({ ok: true }) };
