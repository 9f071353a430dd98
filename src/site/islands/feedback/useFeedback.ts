import { useState } from 'react';
import { RATING_KEYS } from '../../../requests/index.ts';
import type { FormProps } from '../forms/form-props.ts';
import { useForm, type FormOptions } from '../forms/useForm.ts';
import { useStatus } from '../forms/useStatus.ts';
import { fillForm, formValues } from '../forms/values.ts';
import { useWords } from '../words.ts';
import { feedbackBody, isWrongEmail, ratingField, ratingsOf } from './body.ts';
import { keepRatings, readRatings } from './kept-ratings.ts';

export interface FeedbackProps extends FormProps {
  readonly termsHref: string;
}

interface Options extends Pick<FormOptions, 'onWrong'> {
  readonly onSent?: (thanks: string) => void;
}

/** What the widget and the page for feedback have in common: ratings that are kept, how it ends. */
export function useFeedback(props: FeedbackProps, { onSent, ...options }: Options = {}) {
  const { feedback: words, errors: messages } = useWords('forms');
  const [isEmailWrong, setEmailWrong] = useState(false);
  const { status, setStatus, succeed, fail, report } = useStatus();
  const form = useForm('feedback', props, {
    ...options,
    body: feedbackBody,
    onOpen: () => form.ref.current && fillForm(form.ref.current, readRatings()),
    onSent(isAsSent) {
      if (isAsSent) clear();
      succeed(words.thankYou);
      if (isAsSent) onSent?.(words.thankYou);
    },
  });

  /** Forgets what was written, here and in the browser. */
  function clear(): void {
    form.ref.current?.reset();
    form.draft.renew();
    keepRatings({});
    form.setErrors({});
    setEmailWrong(false);
    setStatus(undefined);
  }

  function onInput(name: string, value: string): void {
    if (name === 'email') setEmailWrong(isWrongEmail(value));
    if (name.startsWith('ratings.') && form.ref.current) keepRatings(formValues(form.ref.current));
    form.clearError(name.split('.', 1)[0] ?? name);
  }

  /** Sends it, if every category is rated; says so if not. */
  async function send(): Promise<void> {
    if (!form.ref.current) return;
    const ratings = ratingsOf(formValues(form.ref.current));
    const unrated = RATING_KEYS.filter((key) => !ratings[key]);
    if (unrated.length > 0) {
      form.show({ ratings: 'pleaseCompleteAllCat' }, ...unrated.map(ratingField));
      return fail(messages.pleaseCompleteAllCat);
    }
    report(await form.send(), words.kept);
  }

  const { frame, check } = form;
  const state = isEmailWrong
    ? { ...form.state, messages: { ...form.state.messages, email: words.invalidEmail } }
    : form.state;
  return { frame: { ...frame, state }, state, status, onInput, check, send, clear };
}
