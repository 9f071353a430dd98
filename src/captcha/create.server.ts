import { Hono, type Context } from 'hono';
import { retryAfter } from '../http/index.server.ts';
import { defaultLanguage, type Language } from '../i18n/index.server.ts';
import { createAltcha } from './altcha.server.ts';
import { CHALLENGE_PATH, QUESTION_PATH, type CaptchaProvider } from './providers.ts';
import { createQuestions, type QuestionOptions, type Questions } from './question.server.ts';
import { createSiteverify } from './siteverify.server.ts';
import { acceptAll, type CaptchaVerifier } from './verifier.server.ts';

export interface CaptchaOptions {
  readonly provider: CaptchaProvider;
  /** Our own 32 bytes, with which challenges and questions are signed. */
  readonly key: Uint8Array;
  /** The provider's secret, for those that have one. */
  readonly secret?: string | undefined;
  /** The address visitors see, whose host name a provider's token must carry. */
  readonly siteUrl: string;
  /** Languages that the installation has: a form that is open already may still ask in any of them. */
  readonly languages: readonly Language[];
  /** By how much to multiply the usual work of a challenge for a request; by default 1. */
  readonly effort?: ((c: Context) => number) | undefined;
  /**
   * How long the sender has to wait before asking again, milliseconds. Resolves when it is their
   * turn to have work done for them. By default nobody has to wait.
   */
  readonly mustWait?: ((c: Context) => Promise<number>) | undefined;
  /** The words of a language, with the owner's texts in place of some; else the catalogue's. */
  readonly words?: QuestionOptions['words'];
  /** A base address other than the provider's, for a fake. */
  readonly apiUrl?: string | undefined;
}

/** What guards the forms. */
export interface Captcha extends CaptchaVerifier, Questions {
  readonly provider: CaptchaProvider;
  /** `GET /api/captcha` (only with ALTCHA) and `GET /api/captcha/question`. */
  readonly routes: Hono;
}

/** Builds the captcha that the configuration names: the one place where it is chosen. */
export function createCaptcha(options: CaptchaOptions): Captcha {
  const { provider } = options;
  const questions = createQuestions(options.key, { words: options.words });
  const routes = new Hono();
  // Each challenge and question costs work: whoever asks for more than a person needs is
  // rate-limited.
  for (const path of [CHALLENGE_PATH, QUESTION_PATH]) {
    routes.use(path, async (c, next) => {
      const wait = (await options.mustWait?.(c)) ?? 0;
      if (wait === 0) return next();
      return c.text('Too Many Requests', 429, {
        'Cache-Control': 'no-store',
        ...retryAfter(wait),
      });
    });
  }
  routes.get(QUESTION_PATH, async (c) => {
    const asked = c.req.query('language');
    const language = options.languages.find((offered) => offered === asked) ?? defaultLanguage();
    c.header('Cache-Control', 'no-store');
    return c.json(await questions.ask(language));
  });
  const verifier = (): CaptchaVerifier => {
    if (provider === 'off') return acceptAll;
    if (provider === 'altcha') {
      const altcha = createAltcha(options.key);
      routes.get(CHALLENGE_PATH, async (c) => {
        c.header('Cache-Control', 'no-store');
        return c.json(await altcha.challenge(options.effort?.(c)));
      });
      return altcha;
    }
    const { secret, siteUrl, apiUrl } = options;
    if (!secret) throw new Error(`CAPTCHA_SECRET: is needed when CAPTCHA=${provider}`);
    return createSiteverify({
      provider,
      secret,
      hostname: new URL(siteUrl).hostname,
      base: apiUrl,
    });
  };
  return { provider, routes, ...questions, ...verifier() };
}
