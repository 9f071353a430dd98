import {
  ANSWER_FIELD,
  CAPTCHA_FIELD,
  QUESTION_FIELD,
  QUESTION_PATH,
  solveCaptcha,
  type CaptchaSettings,
  type Question,
} from '../../../captcha/index.ts';

/** The fields that prove a person, as they are sent. */
export type Proof = Readonly<Record<string, string>>;

/** A proof is good for an hour; one older than this is made again, milliseconds. */
export const PROOF_LIFE = 50 * 60_000;

/** How long a proof is waited for, milliseconds: a slow phone takes a few seconds to solve one. */
const PATIENCE = 30_000;

/** Whether this browser can solve a challenge: Web Crypto is missing over plain HTTP. */
export function canSolve(): boolean {
  return typeof crypto.subtle === 'object' && typeof Worker === 'function';
}

/** A proof without a person's help: solved in a worker. Throws when the server cannot be reached. */
export async function solvedProof(): Promise<Proof> {
  return { [CAPTCHA_FIELD]: await solveCaptcha(AbortSignal.timeout(PATIENCE)) };
}

/** Asks the server for a question. Throws when it cannot be reached. */
export async function fetchQuestion(language: string): Promise<Question> {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(`${QUESTION_PATH}?language=${language}`, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as Question;
}

/** The answer to the question as it stands in the form, or null when there is none. */
export function answeredProof(form: HTMLFormElement): Proof | null {
  const fields = new FormData(form);
  const token = fields.get(QUESTION_FIELD);
  const answer = fields.get(ANSWER_FIELD);
  if (typeof token !== 'string' || typeof answer !== 'string' || !answer.trim()) return null;
  return { [QUESTION_FIELD]: token, [ANSWER_FIELD]: answer };
}

/**
 * A proof with nobody at the form: for what is sent later. Where a person must do something for it
 * there is none; the server then refuses, and its author is asked.
 */
export async function silentProof({ provider }: CaptchaSettings): Promise<Proof> {
  return provider === 'altcha' && canSolve() ? solvedProof() : {};
}
