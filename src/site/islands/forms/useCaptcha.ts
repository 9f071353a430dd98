import { useEffect, useRef, useState, type RefObject } from 'react';
import { ANSWER_FIELD, type CaptchaSettings, type Question } from '../../../captcha/index.ts';
import {
  answeredProof,
  canSolve,
  fetchQuestion,
  PROOF_LIFE,
  solvedProof,
  type Proof,
} from './captcha.ts';
import type { CaptchaWidget } from './captcha-widget.ts';

interface Options {
  readonly settings: CaptchaSettings;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly language: string;
  /** The question that the server asked in its answer to a plain post. */
  readonly asked?: Question | undefined;
}

export type FormCaptcha = ReturnType<typeof useCaptcha>;

/** Proves a person: begins when the form is touched, silently where the provider allows it. */
export function useCaptcha({ settings, form, language, asked }: Options) {
  /** A question to be shown in the form. */
  const [challenge, setChallenge] = useState(asked);
  /** Where a provider draws its widget. */
  const place = useRef<HTMLDivElement>(null);
  const solving = useRef<{ proof: Promise<Proof>; since: number }>(undefined);
  const widget = useRef<Promise<CaptchaWidget>>(undefined);
  // The one question that is asked, or under way: another would take the place of one half answered.
  const asking = useRef(asked && Promise.resolve());
  const isAwaited = useRef(false);

  function solve(): Promise<Proof> {
    const known = solving.current;
    if (known && Date.now() - known.since < PROOF_LIFE) return known.proof;
    const proof = solvedProof();
    solving.current = { proof, since: Date.now() };
    // One that failed is tried again when it is needed.
    proof.catch(() => (solving.current = undefined));
    return proof;
  }

  function draw(): Promise<CaptchaWidget> {
    widget.current ??= import('./captcha-widget.ts').then(({ showWidget }) => {
      if (!place.current) throw new Error('The form is gone');
      return showWidget(place.current, settings, language);
    });
    widget.current.catch(() => (widget.current = undefined));
    return widget.current;
  }

  function ask(): Promise<void> {
    asking.current ??= fetchQuestion(language).then(setChallenge, (error: unknown) => {
      asking.current = undefined;
      throw error;
    });
    return asking.current;
  }

  async function begin(): Promise<void> {
    if (settings.provider === 'off' || asking.current) return;
    if (settings.provider !== 'altcha') await draw();
    else if (canSolve()) await solve();
    else await ask();
  }

  /** The fields that prove a person; null when the person has still something to do for it. */
  async function proof(): Promise<Proof | null> {
    const isSolved = settings.provider === 'altcha' && canSolve();
    if (asking.current || (settings.provider === 'altcha' && !isSolved)) {
      await ask();
      const answer = form.current && answeredProof(form.current);
      isAwaited.current = !answer;
      return answer;
    }
    if (settings.provider === 'off') return {};
    if (isSolved) return solve();
    return (await draw()).proof();
  }

  /**
   * After a proof was used: the next one is made anew. After one that the server refused, by a
   * question, which a person can always answer.
   */
  function renew(isRefused: boolean): void {
    solving.current = undefined;
    void widget.current?.then((drawn) => drawn.reset()).catch(() => undefined);
    isAwaited.current = isRefused;
    if (!asking.current && !isRefused) return;
    asking.current = undefined;
    ask().catch(() => undefined);
  }

  // A question that comes after a try to send is where the person goes on.
  useEffect(() => {
    if (!challenge || !isAwaited.current) return;
    isAwaited.current = false;
    const answer = form.current?.elements.namedItem(ANSWER_FIELD);
    if (answer instanceof HTMLElement) answer.focus();
  }, [challenge, form]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const start = () => void begin().catch(() => undefined);
    // The event that hydrated the form has already passed.
    if (element.contains(document.activeElement)) start();
    const options = { once: true };
    element.addEventListener('focusin', start, options);
    element.addEventListener('input', start, options);
    return () => {
      element.removeEventListener('focusin', start);
      element.removeEventListener('input', start);
    };
    // Once for the life of the form: the settings do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { proof, renew, challenge, place };
}
