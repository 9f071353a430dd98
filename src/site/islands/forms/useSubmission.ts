import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newKey, type SubmissionKind } from '../../../requests/index.ts';
import { discard, keep } from '../outbox/queue.ts';
import { sendSoon } from '../outbox/sender.ts';
import { announce, onNews, type OutboxNews } from '../outbox/signals.ts';
import { attemptWith } from './attempt.ts';
import type { Proof } from './captcha.ts';
import type { FormProps } from './form-props.ts';
import { sendSubmission, type Outcome } from './send.ts';
import type { FormCaptcha } from './useCaptcha.ts';
import type { FormDraft } from './useFormDraft.ts';

export type Phase = 'editing' | 'checking' | 'sending';

/** What a form sends, beside what proves a person. */
export type Body = Readonly<Record<string, unknown>>;

/** What became of a submission, as a form needs to know it. */
export type Result =
  | Outcome
  /** No connection: it is kept in this browser and sent later. */
  | { readonly state: 'kept' }
  /** One is already under way; nothing was done. */
  | { readonly state: 'busy' };

interface Options {
  readonly kind: SubmissionKind;
  readonly captcha: FormCaptcha;
  readonly props: FormProps;
  readonly draft: FormDraft;
  /** What the form would send as it stands; null when it is gone. */
  readonly body: () => Body | null;
  /** The submission of this form that had to wait has been sent, and nothing was changed since. */
  readonly onSentLater: () => void;
}

const NOT_PROVEN: Outcome = { state: 'invalid', errors: { captcha: 'captchaRequired' } };

/**
 * Sends a form: one submission at a time, one key for one body. It is kept in this browser from
 * before it is sent until it is answered, so neither a lost connection nor a closed tab loses it.
 */
export function useSubmission(options: Options) {
  const { kind, captcha, props, draft, body: written, onSentLater } = options;
  const [phase, setPhase] = useState<Phase>('editing');
  const isBusy = useRef(false);
  const waiting = useRef<string>(undefined);

  const hear = useEffectEvent(({ state, key }: OutboxNews) => {
    if (key !== waiting.current || state === 'kept') return;
    waiting.current = undefined;
    if (state === 'sent' && isAsSent()) onSentLater();
  });
  useEffect(() => onNews((news) => hear(news)), []);

  /** Whether nothing was written since the form was sent, as where it is gone. */
  function isAsSent(): boolean {
    const now = written();
    const sent = draft.attempt();
    return !now || attemptWith(sent, JSON.stringify(now)).key === sent.key;
  }

  async function send(body: Body): Promise<Result> {
    if (isBusy.current) return { state: 'busy' };
    isBusy.current = true;
    try {
      let result = await attempt(body);
      if (result.state === 'invalid' && 'idempotencyKey' in result.errors) {
        // The key belongs to something else that was sent: this goes under one of its own.
        draft.begin({ key: newKey() });
        result = await attempt(body);
      }
      return result;
    } finally {
      isBusy.current = false;
      setPhase('editing');
    }
  }

  async function attempt(body: Body): Promise<Result> {
    const next = attemptWith(draft.attempt(), JSON.stringify(body));
    const { key } = next;
    draft.begin(next);
    setPhase('checking');
    const isKept = await hold(key, body);
    // A changed form takes the place of the one that waits.
    if (waiting.current && waiting.current !== key) await take(waiting.current);
    // Without a connection there is no proof; the sending then says so itself.
    const proof = await captcha.proof().catch((): Proof => ({}));
    if (!proof) {
      if (waiting.current !== key) await take(key);
      return NOT_PROVEN;
    }
    setPhase('sending');
    const outcome = await sendSubmission(kind, { ...body, ...automation(), ...proof }, key);
    const isRefused = outcome.state === 'invalid' && 'captcha' in outcome.errors;
    // A proof counts once it is stored; before, it may be sent again.
    if (outcome.state === 'stored' || isRefused) captcha.renew(isRefused);
    if (outcome.state === 'failed' && outcome.status === 0 && isKept) {
      await leave(key);
      return { state: 'kept' };
    }
    await take(key);
    if (outcome.state === 'stored') await settle();
    return outcome;
  }

  /** Keeps the submission; answers whether the browser could. */
  function hold(key: string, body: Body): Promise<boolean> {
    // The answer to a plain post has an address of its own, without the form.
    const page = props.returnTo + location.search + location.hash;
    return keep({ key, kind, body, since: Date.now(), page, form: props.draft }).then(
      () => true,
      () => false,
    );
  }

  async function take(key: string): Promise<void> {
    waiting.current = undefined;
    await discard(key).catch(() => undefined);
  }

  /** Leaves what the server could not take just now to be sent later. */
  async function sendLater(body: Body): Promise<boolean> {
    const { key } = draft.attempt();
    const isKept = await hold(key, body);
    if (!isKept) return false;
    await leave(key);
    return true;
  }

  /** Takes out the one that this one corrects, which has been kept until now. */
  async function settle(): Promise<void> {
    const key = draft.corrects();
    if (!key) return;
    await take(key);
    announce({ state: 'discarded', key });
  }

  /** Leaves a kept submission to be sent later. */
  async function leave(key: string): Promise<void> {
    await settle();
    waiting.current = key;
    sendSoon(props.captcha);
    announce({ state: 'kept', key });
  }

  return { phase, send, sendLater, isAsSent };
}

/** Tells the server of a browser that says it is driven by a program; it may refuse such ones. */
function automation(): Body {
  return navigator.webdriver ? { automated: true } : {};
}
