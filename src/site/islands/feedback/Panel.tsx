import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldNames } from '../../../requests/index.ts';
import { CloseButton } from '../dialog/Dialog.tsx';
import { FormEnd, FormFrame } from '../forms/FormFrame.tsx';
import { fill, useWords } from '../words.ts';
import { AnswersStep, ContactStep, RatingsStep } from './Steps.tsx';
import { useFeedback, type FeedbackProps } from './useFeedback.ts';
import '../../styles/choices.css';
import '../../styles/feedback-panel.css';

type Step = 1 | 2 | 3;

const CONTACT = fieldNames('feedback', ({ group }) => group === 'contact');

function stepOf(name: string): Step {
  if (CONTACT.includes(name)) return 1;
  return name.startsWith('ratings') ? 2 : 3;
}

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
  const { feedback: words } = useWords('forms');
  const [step, setStep] = useState<Step>(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { frame, state, status, onInput, check, send, clear } = useFeedback(feedback, {
    onSent(thanks) {
      onSent(thanks);
      onClose();
    },
    // At once: nothing in a hidden step could be given the caret.
    onWrong: (names) => flushSync(() => setStep(Math.min(...names.map(stepOf)) as Step)),
  });

  useEffect(() => heading.current?.focus(), [step]);

  // From anywhere on the page, of which it may cover what has the focus; not from a dialog over both, the menu or a keyboard.
  const escape = useEffectEvent(({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
    const isTaken = defaultPrevented || isComposing || document.querySelector('dialog[open]');
    if (key === 'Escape' && !isTaken) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  function next(): void {
    if (step === 1 && check(...CONTACT)) setStep(2);
    if (step === 2) setStep(3);
  }

  const names = [words.steps.contact, words.steps.ratings, words.steps.answers];
  return (
    <section role="dialog" aria-labelledby={`${id}title`} className="feedback-panel">
      <h2 id={`${id}title`} ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="soft" role="status">
        {`${fill(words.step, { step, steps: names.length })}: ${names[step - 1]}`}
      </p>
      <CloseButton
        label={words.close}
        onClick={() => {
          clear();
          onClose();
        }}
      />
      <FormFrame
        form={frame}
        onSubmit={() => (step === 3 ? void send() : next())}
        onInput={onInput}
      >
        <div hidden={step !== 1} className="stack">
          <ContactStep form={state} termsHref={feedback.termsHref} />
        </div>
        <div hidden={step !== 2} className="stack">
          <RatingsStep form={state} />
        </div>
        <div hidden={step !== 3} className="stack">
          <AnswersStep form={state} />
          <FormEnd form={frame} status={status} />
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
      </FormFrame>
    </section>
  );
}
