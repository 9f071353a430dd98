/** What can guard the forms; the setting CAPTCHA chooses. */
export const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha', 'turnstile', 'hcaptcha', 'off'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** What a form needs to know to get its proof. */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  /** The provider's public key; empty where there is none. */
  readonly siteKey: string;
}

/** The form field with the proof. */
export const CAPTCHA_FIELD = 'captcha';
/** The form fields of the question: its signed token, and what the visitor answers. */
export const QUESTION_FIELD = 'question';
export const ANSWER_FIELD = 'answer';

/** A sum in words, for whoever has no JavaScript. `token` is sent with the answer. */
export interface Question {
  readonly question: string;
  readonly token: string;
}

/** The address of ALTCHA's challenges. */
export const CHALLENGE_PATH = '/api/captcha';
/** The address of questions, for a browser that cannot solve a challenge: `?language=en`. */
export const QUESTION_PATH = '/api/captcha/question';

/** The provider's script, loaded only when a form is touched. */
export const PROVIDER_SCRIPTS: Readonly<Partial<Record<CaptchaProvider, string>>> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
};
