import {
  ANSWER_FIELD,
  CAPTCHA_FIELD,
  QUESTION_FIELD,
  REFUSED,
  type Captcha,
  type CaptchaResult,
} from '../../captcha/index.server.ts';
import { HONEYPOT_FIELD } from '../constants.ts';
import { LIMITS, type Limits } from './limits.server.ts';

/** What a post brings to show that a person sent it. */
export interface Proof {
  readonly captcha: string;
  readonly question: string;
  readonly answer: string;
  readonly honeypot: boolean;
}

/** The proof among the fields of a post. */
export function proofIn(fields: Readonly<Record<string, unknown>>): Proof {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    captcha: text(CAPTCHA_FIELD),
    question: text(QUESTION_FIELD),
    answer: text(ANSWER_FIELD),
    honeypot: text(HONEYPOT_FIELD).trim() !== '',
  };
}

/** Whether a post brings anything that could be checked. */
export function bringsProof(proof: Proof, captcha: Captcha): boolean {
  if (proof.question !== '') return proof.answer.trim() !== '';
  if (proof.honeypot) return false;
  return captcha.provider === 'off' || proof.captcha !== '';
}

/**
 * Checks a post's proof. What fills the honeypot is taken for a machine and refused like a missing
 * captcha, so that a person whose browser filled it in is told, and can go on by answering the
 * question. The answers to the question are counted, since it can be guessed.
 */
export async function checkProof(
  proof: Proof,
  captcha: Captcha,
  limits: Limits | undefined,
  network: string,
): Promise<CaptchaResult> {
  if (!bringsProof(proof, captcha)) return REFUSED;
  if (proof.question === '') return captcha.verify(proof.captcha);
  const wait = await limits?.take([LIMITS.question, network]);
  return wait ? REFUSED : captcha.check(proof.question, proof.answer);
}
