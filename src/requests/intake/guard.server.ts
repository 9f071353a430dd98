import {
  ANSWER_FIELD,
  CAPTCHA_FIELD,
  QUESTION_FIELD,
  REFUSED,
  type Captcha,
  type CaptchaResult,
} from '../../captcha/index.server.ts';
import { createRecentCounts } from '../../http/index.server.ts';
import { HONEYPOT_FIELD } from '../constants.ts';

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
 * question. Wrong answers to it are braked by `guesses`, since it can be guessed.
 */
export async function checkProof(
  proof: Proof,
  captcha: Captcha,
  guesses: ReturnType<typeof createGuesses>,
  network: string,
): Promise<CaptchaResult> {
  if (!bringsProof(proof, captcha)) return REFUSED;
  if (!isByQuestion(proof)) return captcha.verify(proof.captcha);
  if (guesses.isOver(network)) return REFUSED;
  const result = captcha.check(proof.question, proof.answer);
  if (!result.ok) guesses.add(network);
  return result;
}

/** Whether a post is let through by the question, if at all. */
export function isByQuestion(proof: Proof): boolean {
  return proof.question !== '';
}

/** Wrong answers of a network that are taken in half an hour and the one before it. */
const GUESSES = 15;
const HALF_AN_HOUR = 30 * 60_000;

/** Remembers, in memory, who guesses at the question. */
export function createGuesses() {
  const counts = createRecentCounts({ window: HALF_AN_HOUR, remembered: 10_000 });
  return {
    add: counts.add,
    isOver(network: string) {
      const [wrong, before] = counts.of(network);
      return wrong + before >= GUESSES;
    },
  };
}
