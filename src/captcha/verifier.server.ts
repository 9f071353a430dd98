/** A proof's mark, to be kept until it expires so that the proof is used once. */
export interface UsedProof {
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Whether a proof is right. `used` is to be stored with the submission it let pass. */
export type CaptchaResult =
  { readonly ok: true; readonly used?: UsedProof } | { readonly ok: false };

export const REFUSED: CaptchaResult = { ok: false };

/** Tells people from machines: what a form's field `captcha` proves. */
export interface CaptchaVerifier {
  /**
   * Checks a proof. A missing, malformed, false or expired one is `{ok: false}`; whether it was
   * used before is the caller's to check, with `used`.
   * Throws `CaptchaUnavailableError` when the provider cannot tell.
   */
  verify(proof: string): Promise<CaptchaResult>;
}

/** The provider did not say whether a proof is right: down, stalled, misconfigured or nonsense. */
export class CaptchaUnavailableError extends Error {
  override name = 'CaptchaUnavailableError';
}

/** `CAPTCHA=off`: everything passes. */
export const acceptAll: CaptchaVerifier = { verify: async () => ({ ok: true }) };
