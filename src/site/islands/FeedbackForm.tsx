import { useId, useRef, useState, type SubmitEvent } from 'react';
import { SUBMISSION_PATHS } from '../../submissions/index.ts';
import { AnswersStep, ContactStep, RatingsStep } from './feedback/Steps.tsx';
import { useFeedback, type FeedbackProps } from './feedback/useFeedback.ts';
import { draftKey } from './forms/draft.ts';
import { ErrorSummary } from './forms/ErrorSummary.tsx';
import { Guards } from './forms/Guards.tsx';
import { Privacy } from './forms/Privacy.tsx';
import { SubmitLine } from './forms/SubmitLine.tsx';

/** Feedback on one page: what the widget asks in three steps. */
export function FeedbackForm(props: FeedbackProps) {
  const { words, common, language } = props;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [thanks, setThanks] = useState<string>();
  const { state, status, phase, captcha, onInput, send } = useFeedback(props, form, id, setThanks);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setThanks(undefined);
    void send();
  }

  return (
    <form
      ref={form}
      className="form"
      action={SUBMISSION_PATHS.feedback}
      method="post"
      noValidate
      data-draft={draftKey('feedback')}
      onSubmit={submit}
      onInput={onInput}
    >
      {props.errors && <ErrorSummary form={state} title={common.fixErrors} />}
      <h2>{words.steps.contact}</h2>
      <ContactStep form={state} words={words} termsHref={props.termsHref} />
      <h2>{words.steps.ratings}</h2>
      <RatingsStep form={state} words={words} />
      <h2>{words.steps.answers}</h2>
      <AnswersStep form={state} words={words} />
      <Guards
        form={state}
        words={common}
        language={language}
        returnTo={props.returnTo}
        challenge={captcha.challenge}
        place={captcha.place}
      />
      <Privacy words={props.privacy} />
      <SubmitLine label={words.submit} words={common} phase={phase} status={status ?? thanks} />
    </form>
  );
}
