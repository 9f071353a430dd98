import { useId, useRef, useState, type SubmitEvent } from 'react';
import { SUBMISSION_PATHS, validate, type FieldErrors } from '../../submissions/index.ts';
import { draftKey } from './forms/draft.ts';
import { ErrorSummary } from './forms/ErrorSummary.tsx';
import { inWords, type FormProps } from './forms/form-props.ts';
import { Guards } from './forms/Guards.tsx';
import { Privacy } from './forms/Privacy.tsx';
import { RequestDialogs, type Ending } from './forms/RequestDialogs.tsx';
import { RequestFields } from './forms/RequestFields.tsx';
import { isRetryable } from './forms/send.ts';
import { SubmitLine } from './forms/SubmitLine.tsx';
import { useCaptcha } from './forms/useCaptcha.ts';
import { useDraft } from './forms/useDraft.ts';
import { useSubmission } from './forms/useSubmission.ts';
import { focusFirst, formValues, requestBody, type Values } from './forms/values.ts';
import type { FormsWords } from './words.ts';

export interface RequestFormProps extends FormProps {
  readonly words: FormsWords['request'];
  /** The workshop that is asked for, by its title. */
  readonly workshop?: string;
}

/** The request for a service. Without JavaScript it posts, and the server answers with a page. */
export function RequestForm(props: RequestFormProps) {
  const { words, common, messages, language, captcha: settings, workshop } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [errors, setErrors] = useState<FieldErrors>(props.errors ?? {});
  const [ending, setEnding] = useState<Ending>();
  // Counts what was sent: fields, hints and dates begin anew with each.
  const [round, setRound] = useState(0);
  const captcha = useCaptcha({ settings, form, language, asked: props.challenge });
  const draft = useDraft('request', form);
  const submission = useSubmission({
    kind: 'request',
    captcha,
    settings,
    draft,
    body: () => form.current && requestBody(formValues(form.current)),
    onSentLater: reset,
  });

  function reset(): void {
    const element = form.current;
    // The fields are made anew: whoever stands in one of them would fall off the page.
    if (element?.contains(document.activeElement))
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    draft.renew();
    setErrors({});
    setRound(round + 1);
  }

  function clear(name: string): void {
    if (!(name in errors)) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    const body = requestBody(formValues(element));
    const checked = validate('request', body);
    if (!checked.ok) return show(element, checked.errors);
    setErrors({});
    const result = await submission.send(body);
    if (result.state === 'invalid') return show(element, result.errors);
    if (result.state === 'stored') reset();
    if (result.state === 'stored' || result.state === 'kept') setEnding({ state: result.state });
    if (result.state === 'failed') {
      const sendLater = isRetryable(result) ? () => void later(body) : undefined;
      setEnding({ ...result, sendLater });
    }
  }

  async function later(body: Values): Promise<void> {
    if (await submission.sendLater(body)) setEnding({ state: 'later' });
  }

  function show(element: HTMLFormElement, found: FieldErrors): void {
    setErrors(found);
    focusFirst(
      element,
      'captcha' in found ? [...Object.keys(found), 'answer'] : Object.keys(found),
    );
  }

  const state = {
    id,
    messages: inWords(errors, messages),
    values: round ? undefined : props.values,
    optional: common.optional,
  };
  return (
    <>
      <form
        ref={form}
        className="form"
        action={SUBMISSION_PATHS.request}
        method="post"
        noValidate
        data-draft={draftKey('request')}
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => clear((target as HTMLInputElement).name)}
      >
        {props.errors && <ErrorSummary form={state} title={common.fixErrors} />}
        {workshop && <input type="hidden" name="workshop" value={workshop} />}
        <RequestFields key={round} form={state} words={words} common={common} workshop={workshop} />
        <Guards
          form={state}
          words={common}
          language={language}
          returnTo={props.returnTo}
          challenge={captcha.challenge}
          place={captcha.place}
        />
        <Privacy words={props.privacy} />
        <SubmitLine label={words.submit} words={common} phase={submission.phase} />
      </form>
      <RequestDialogs ending={ending} words={words} onClose={() => setEnding(undefined)} />
    </>
  );
}
