import { createHmac, createSecretKey, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { translator, type Language, type Translate } from '../i18n/index.server.ts';
import type { Question } from './providers.ts';
import { REFUSED, type CaptchaResult } from './verifier.server.ts';

export type Questions = ReturnType<typeof createQuestions>;

/** How long a question can be answered, milliseconds. */
export const QUESTION_LIFE = 60 * 60_000;

/** A token of ours has 79 characters; an answer two, and perhaps spaces. */
const LONGEST_TOKEN = 100;
const LONGEST_ANSWER = 20;

const DIGITS = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'] as const;

export interface QuestionOptions {
  readonly now?: () => number;
  /** The words of a language, with the owner's texts in place of some. */
  readonly words?: ((language: Language) => Promise<Translate>) | undefined;
}

/**
 * Makes and checks the questions. The token is `{nonce}.{expires}.{mac}`; the MAC covers the sum,
 * so that the token proves the answer without telling it.
 */
export function createQuestions(
  secret: Uint8Array,
  { now = Date.now, words = async (language) => translator(language) }: QuestionOptions = {},
) {
  const key = createSecretKey(secret);
  const sign = (nonce: string, expires: string, sum: number) =>
    createHmac('sha256', key).update(`question ${nonce} ${expires} ${sum}`).digest('base64url');
  return {
    async ask(language: Language): Promise<Question> {
      const t = await words(language);
      const left = randomInt(DIGITS.length);
      const right = randomInt(DIGITS.length);
      const word = (digit: number) => t(`captcha:numbers.${DIGITS[digit] ?? 'n1'}`);
      const nonce = randomBytes(16).toString('base64url');
      const expires = String(now() + QUESTION_LIFE);
      return {
        question: t('captcha:question', { left: word(left), right: word(right) }),
        token: `${nonce}.${expires}.${sign(nonce, expires, left + right + 2)}`,
      };
    },
    /** Whether `answer` is right for the token; refusing a used token is up to the caller, by `used`. */
    check(token: string, answer: string): CaptchaResult {
      if (token.length > LONGEST_TOKEN || answer.length > LONGEST_ANSWER) return REFUSED;
      const [nonce = '', expires = '', mac = ''] = token.split('.');
      const given = answer.trim();
      if (!/^\d{1,2}$/.test(given) || Number(expires) <= now()) return REFUSED;
      const expected = Buffer.from(sign(nonce, expires, Number(given)));
      const actual = Buffer.from(mac);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return REFUSED;
      return { ok: true, used: { nonce: `question ${nonce}`, expiresAt: Number(expires) } };
    },
  };
}
