import { AnswersStep, ContactStep, RatingsStep } from './feedback/Steps.tsx';
import { useFeedback, type FeedbackProps } from './feedback/useFeedback.ts';
import { FormEnd, FormFrame } from './forms/FormFrame.tsx';
import { useWords } from './words.ts';

/** Feedback on one page: what the widget asks in three steps. */
export function FeedbackForm(props: FeedbackProps) {
  const { steps } = useWords('forms').feedback;
  const { frame, state, status, onInput, send } = useFeedback(props);
  return (
    <FormFrame form={frame} onSubmit={() => void send()} onInput={onInput}>
      <h2>{steps.contact}</h2>
      <ContactStep form={state} termsHref={props.termsHref} />
      <h2>{steps.ratings}</h2>
      <RatingsStep form={state} />
      <h2>{steps.answers}</h2>
      <AnswersStep form={state} />
      <FormEnd form={frame} status={status} />
    </FormFrame>
  );
}
