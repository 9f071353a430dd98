import { useId, useRef, useState, type SubmitEvent } from 'react';
import {
  MAX_LENGTH,
  SUBMISSION_PATHS,
  validate,
  type FieldErrors,
} from '../../submissions/index.ts';
import { draftKey } from './forms/draft.ts';
import { ErrorSummary } from './forms/ErrorSummary.tsx';
import { TextArea, TextField } from './forms/fields.tsx';
import { inWords, type FormProps } from './forms/form-props.ts';
import { Guards } from './forms/Guards.tsx';
import { Privacy } from './forms/Privacy.tsx';
import { SubmitLine } from './forms/SubmitLine.tsx';
import { useCaptcha } from './forms/useCaptcha.ts';
import { useDraft } from './forms/useDraft.ts';
import { useSubmission } from './forms/useSubmission.ts';
import { focusFirst, formValues } from './forms/values.ts';
import { showToast } from './toasts/show-toast.ts';
import type { FormsWords } from './words.ts';

export interface ContactFormProps extends FormProps {
  readonly words: FormsWords['contact'];
  /** The name of the region in which toasts appear. */
  readonly toasts: string;
}

/** A message to the owner: checked on each change, sent only once everything is right. */
export function ContactForm(props: ContactFormProps) {
  const { words, common, messages, language, captcha: settings, toasts } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [errors, setErrors] = useState<FieldErrors>(props.errors ?? {});
  const [status, setStatus] = useState<string>();
  // Without React nobody could enable the button again.
  const [isComplete, setComplete] = useState(true);
  const captcha = useCaptcha({ settings, form, language, asked: props.challenge });
  const draft = useDraft('contact', form, () => check());
  const submission = useSubmission({
    kind: 'contact',
    captcha,
    settings,
    draft,
    body: () => form.current && formValues(form.current),
    onSentLater: finish,
  });

  /** Checks what is there; the message of the field that was just changed is shown or cleared. */
  function check(changed?: string): void {
    if (!form.current) return;
    const checked = validate('contact', formValues(form.current));
    setComplete(checked.ok);
    if (changed === undefined) return;
    const found = checked.ok ? undefined : checked.errors[changed];
    setErrors((before) => {
      const others = Object.entries(before).filter(([name]) => name !== changed);
      return Object.fromEntries(found ? [...others, [changed, found]] : others);
    });
  }

  function finish(): void {
    if (!form.current) return;
    for (const field of form.current.querySelectorAll('input:not([type=hidden]), textarea'))
      (field as HTMLInputElement | HTMLTextAreaElement).value = '';
    draft.renew();
    setErrors({});
    setComplete(false);
    setStatus(words.success);
    void showToast('success', words.success, toasts);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    const body = formValues(element);
    const checked = validate('contact', body);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return focusFirst(element, Object.keys(checked.errors));
    const result = await submission.send(body);
    if (result.state === 'stored') finish();
    if (result.state === 'kept') setStatus(words.kept);
    if (result.state === 'invalid') {
      setErrors(result.errors);
      focusFirst(element, [...Object.keys(result.errors), 'answer']);
    }
    if (result.state === 'failed') {
      const text = messages.somethingWentWrong ?? '';
      setStatus(`${text} (${result.status} ${result.statusText})`);
      void showToast('error', text, toasts);
    }
  }

  const state = {
    id,
    messages: inWords(errors, messages),
    values: props.values,
    optional: common.optional,
  };
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    form: state,
    name,
    label: words[name],
    isRequired: true,
    className: 'half',
  });
  return (
    <form
      ref={form}
      className="form"
      action={SUBMISSION_PATHS.contact}
      method="post"
      noValidate
      data-draft={draftKey('contact')}
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => check((target as HTMLInputElement).name)}
    >
      {props.errors && <ErrorSummary form={state} title={common.fixErrors} />}
      <div className="fields">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={MAX_LENGTH.name} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={MAX_LENGTH.name} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
        />
        <TextArea
          form={state}
          name="message"
          label={words.message}
          isRequired
          rows={6}
          maxLength={MAX_LENGTH.message}
        />
      </div>
      <Guards
        form={state}
        words={common}
        language={language}
        returnTo={props.returnTo}
        challenge={captcha.challenge}
        place={captcha.place}
      />
      <Privacy words={props.privacy} />
      <SubmitLine
        label={words.submit}
        words={common}
        phase={submission.phase}
        isDisabled={!isComplete}
        status={status}
      />
    </form>
  );
}
