import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { SUBMISSION_PATHS } from '../../../submissions/index.ts';
import { CloseButton } from '../dialog/Dialog.tsx';
import { Guards } from '../forms/Guards.tsx';
import { Privacy } from '../forms/Privacy.tsx';
import { SubmitLine } from '../forms/SubmitLine.tsx';
import { fill } from '../words.ts';
import { AnswersStep, ContactStep, RatingsStep } from './Steps.tsx';
import { useFeedback, type FeedbackProps } from './useFeedback.ts';
import '../../styles/feedback-panel.css';

type Step = 1 | 2 | 3;

interface PanelProps {
  feedback: FeedbackProps;
  /** Closed: what is written is kept, unless it was sent or cleared. */
  onClose: () => void;
  onSent: (status: string) => void;
}

/**
 * The opened widget: contact details and terms, ratings, answers. The close button forgets
 * everything; Escape puts the panel away and keeps what is written.
 */
export function Panel({ feedback, onClose, onSent }: PanelProps) {
  const { words, common, language } = feedback;
  const [step, setStep] = useState<Step>(1);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { state, status, phase, captcha, onInput, check, send, clear } = useFeedback(
    feedback,
    form,
    id,
    (thanks) => {
      onSent(thanks);
      onClose();
    },
  );

  useEffect(() => heading.current?.focus(), [step]);

  function next(): void {
    if (step === 1 && check('name', 'terms')) setStep(2);
    if (step === 2) setStep(3);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (step === 3) void send();
    else next();
  }

  const names = [words.steps.contact, words.steps.ratings, words.steps.answers];
  return (
    <section
      role="dialog"
      aria-labelledby={`${id}title`}
      className="feedback-panel"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 id={`${id}title`} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="soft" role="status">
        {fill(words.step, { step, steps: names.length })}: {names[step - 1]}
      </p>
      <CloseButton
        label={words.close}
        onClick={() => {
          clear();
          onClose();
        }}
      />
      <form
        ref={form}
        className="form"
        action={SUBMISSION_PATHS.feedback}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={onInput}
      >
        <div hidden={step !== 1} className="stack">
          <ContactStep form={state} words={words} termsHref={feedback.termsHref} />
        </div>
        <div hidden={step !== 2} className="stack">
          <RatingsStep form={state} words={words} />
        </div>
        <div hidden={step !== 3} className="stack">
          <AnswersStep form={state} words={words} />
          <Guards
            form={state}
            words={common}
            language={language}
            returnTo={feedback.returnTo}
            challenge={captcha.challenge}
            place={captcha.place}
          />
          <Privacy words={feedback.privacy} />
          <SubmitLine label={words.submit} words={common} phase={phase} status={status} />
        </div>
        <p className="actions">
          {step > 1 && (
            <button
              type="button"
              className="button quiet"
              onClick={() => setStep(step === 3 ? 2 : 1)}
            >
              {words.back}
            </button>
          )}
          {step < 3 && (
            <button type="button" className="button" onClick={next}>
              {words.next}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}
