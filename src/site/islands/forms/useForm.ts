import { useId, useRef, useState, type RefObject } from 'react';
import { validate, type FieldErrors, type SubmissionKind } from '../../../requests/index.ts';
import { useLanguage, useWords } from '../words.ts';
import type { FormState } from './fields.tsx';
import type { FormProps } from './form-props.ts';
import { useCaptcha, type FormCaptcha } from './useCaptcha.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useSubmission, type Body, type Phase, type Result } from './useSubmission.ts';
import { focusFirst, formValues, inWords, type Values } from './values.ts';

export interface FormOptions {
  /** The values as they are sent, where they are not sent as they stand. */
  readonly body?: (values: Values) => Body;
  /** Called once with what was half written, which is back in its fields. */
  readonly onOpen?: (kept: Values) => void;
  /** Something is wrong with these fields, of which the first is given the caret next. */
  readonly onWrong?: (names: readonly string[]) => void;
  /**
   * It has arrived, at once or after it had to wait for the connection. What was written since then
   * stays, to be sent by itself.
   */
  readonly onSent: (isAsSent: boolean) => void;
}

/** What the frame of a form needs to know of it. */
export interface FormFrameState {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly props: FormProps;
  readonly state: FormState;
  readonly captcha: FormCaptcha;
  readonly phase: Phase;
}

/** What all forms do: check, send once, keep drafts and what could not be sent, prove a person. */
export function useForm(kind: SubmissionKind, props: FormProps, options: FormOptions) {
  const { body: toBody = (values: Values): Body => values, onSent } = options;
  const ref = useRef<HTMLFormElement>(null);
  const id = useId();
  const language = useLanguage();
  const words = useWords('forms');
  const [errors, setErrors] = useState<FieldErrors>(props.errors ?? {});
  const { captcha: settings, challenge: asked } = props;
  const values = { ...props.preset, ...props.values };
  const captcha = useCaptcha({ settings, form: ref, language, asked });
  const draft = useFormDraft(kind, props, ref, options.onOpen);
  const body = () => ref.current && toBody(formValues(ref.current));
  const submission = useSubmission({
    kind,
    captcha,
    props,
    draft,
    body,
    onSentLater: () => onSent(true),
  });

  /** Shows what is wrong, with the caret in the first field of it. */
  function show(found: FieldErrors, ...others: string[]): void {
    const names = [...Object.keys(found), ...others];
    setErrors(found);
    if (names.length > 0) options.onWrong?.(names);
    if (ref.current) focusFirst(ref.current, names);
  }

  /** Checks some fields, or all; shows what is wrong and answers whether nothing is. */
  function check(...fields: string[]): boolean {
    const checked = validate(kind, body(), props.limits);
    const found = Object.entries(checked.ok ? {} : checked.errors).filter(
      ([name]) => fields.length === 0 || fields.includes(name),
    );
    show(Object.fromEntries(found));
    return found.length === 0;
  }

  /** Checks and sends what is there; null when it was not sent because something is wrong. */
  async function send(): Promise<Result | null> {
    const written = body();
    if (!written || !check()) return null;
    const result = await submission.send(written);
    if (result.state === 'stored') onSent(submission.isAsSent());
    if (result.state === 'invalid') show(result.errors, 'answer');
    return result;
  }

  /** Takes back what was said of a field that is being changed, and messages that depend on it. */
  function clearError(name: string, ...keys: readonly string[]): void {
    setErrors((before) => {
      const all = Object.entries(before);
      const left = all.filter(([other, key]) => other !== name && !keys.includes(key));
      return left.length === all.length ? before : Object.fromEntries(left);
    });
  }

  // Where a question stands, a person knows what to do.
  const isAsked = errors['captcha'] && captcha.challenge;
  const shown = isAsked ? { ...errors, captcha: 'answerRequired' } : errors;
  const messages = inWords(shown, words.errors, language);
  const state: FormState = { kind, id, errors: shown, messages, values };
  const frame: FormFrameState = { ref, props, state, captcha, phase: submission.phase };
  const { sendLater } = submission;
  return { frame, ref, state, draft, body, setErrors, show, clearError, check, send, sendLater };
}
