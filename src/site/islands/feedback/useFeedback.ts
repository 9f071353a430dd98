import { useRef, useState, type RefObject } from 'react';
import { ratingsComplete, validate, type FieldErrors } from '../../../submissions/index.ts';
import { inWords, type FormProps } from '../forms/form-props.ts';
import { useCaptcha } from '../forms/useCaptcha.ts';
import { useDraft } from '../forms/useDraft.ts';
import { useSubmission } from '../forms/useSubmission.ts';
import { fillForm, focusFirst, formValues } from '../forms/values.ts';
import { showToast } from '../toasts/show-toast.ts';
import { feedbackBody, isWrongEmail, ratingsOf } from './body.ts';
import { dropRatings, keepRatings, readRatings } from './kept-ratings.ts';
import type { FeedbackWords } from './Steps.tsx';

export interface FeedbackProps extends FormProps {
  readonly words: FeedbackWords;
  /** The name of the region in which toasts appear. */
  readonly toasts: string;
  readonly termsHref: string;
}

/** What the widget and the page for feedback have in common: checks, ratings that are kept, sending. */
export function useFeedback(
  props: FeedbackProps,
  form: RefObject<HTMLFormElement | null>,
  id: string,
  onSent: (status: string) => void,
) {
  const { words, messages, language, captcha: settings, toasts } = props;
  const [errors, setErrors] = useState<FieldErrors>(props.errors ?? {});
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [status, setStatus] = useState<string>();
  const sent = useRef(false);
  const captcha = useCaptcha({ settings, form, language, asked: props.challenge });
  const draft = useDraft('feedback', form, () => {
    if (form.current) fillForm(form.current, readRatings());
  });
  const submission = useSubmission({
    kind: 'feedback',
    captcha,
    settings,
    draft,
    body: () => form.current && feedbackBody(formValues(form.current)),
    onSentLater: finish,
  });

  function finish(): void {
    sent.current = true;
    clear();
    void showToast('success', words.thankYou, toasts);
    onSent(words.thankYou);
  }

  /** Forgets what was written, here and in the browser. */
  function clear(): void {
    form.current?.reset();
    draft.renew();
    dropRatings();
    setErrors({});
    setEmailWrong(false);
    setStatus(undefined);
  }

  function onInput({ target }: { target: EventTarget }): void {
    const { name, value } = target as HTMLInputElement;
    if (name === 'email') setEmailWrong(isWrongEmail(value));
    if (name.startsWith('ratings.') && form.current) keepRatings(formValues(form.current));
    const field = name.split('.')[0] ?? name;
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => key !== field)),
    );
  }

  /** Checks some fields, or all; shows what is wrong and answers whether nothing is. */
  function check(...fields: string[]): boolean {
    if (!form.current) return false;
    const checked = validate('feedback', feedbackBody(formValues(form.current)));
    const found = Object.entries(checked.ok ? {} : checked.errors).filter(
      ([name]) => fields.length === 0 || fields.includes(name),
    );
    setErrors(Object.fromEntries(found));
    focusFirst(
      form.current,
      found.map(([name]) => name),
    );
    return found.length === 0;
  }

  /** Sends it, if every category is rated; says so if not. */
  async function send(): Promise<void> {
    if (!form.current) return;
    const values = formValues(form.current);
    if (!ratingsComplete(ratingsOf(values))) {
      setErrors({ ratings: 'pleaseCompleteAllCat' });
      return tell(messages.pleaseCompleteAllCat);
    }
    if (!check()) return;
    const result = await submission.send(feedbackBody(values));
    if (result.state === 'stored') finish();
    if (result.state === 'kept') setStatus(words.kept);
    if (result.state === 'invalid') {
      setErrors(result.errors);
      focusFirst(form.current, [...Object.keys(result.errors), 'answer']);
    }
    if (result.state === 'failed')
      tell(messages.somethingWentWrong, `(${result.status} ${result.statusText})`);
  }

  function tell(text = '', details = ''): void {
    setStatus(`${text} ${details}`.trim());
    void showToast('error', text, toasts);
  }

  const shown = inWords(errors, messages);
  const state = {
    id,
    messages: isEmailWrong ? { ...shown, email: words.invalidEmail } : shown,
    values: props.values,
    optional: props.common.optional,
  };
  return { state, status, phase: submission.phase, captcha, onInput, check, send, clear };
}
