import { businessToday } from '../../../i18n/index.ts';
import { useRef, type SyntheticEvent } from 'react';
import { HIGHEST_RATING, RATING_KEYS, type RatingKey } from '../../../requests/index.ts';
import { FieldError, FormFields, type FormState } from '../forms/fields.tsx';
import { useWords } from '../words.ts';
import { ratingField } from './body.ts';

interface StepProps {
  form: FormState;
}

const SCORES = Array.from({ length: HIGHEST_RATING }, (_, index) => index + 1);

/**
 * Writes the address in small letters as it is typed, and leaves the caret where it was. What a phone's keyboard still
 * composes is left alone: the keyboard would write it once more with each letter.
 */
function toLowerCase({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
  if ((nativeEvent as InputEvent).isComposing) return;
  const { value, selectionStart } = currentTarget;
  const lower = value.toLowerCase();
  if (lower === value) return;
  currentTarget.value = lower;
  currentTarget.setSelectionRange(selectionStart, selectionStart);
}

/** Who writes, when they came, and the terms. */
export function ContactStep({ form, termsHref }: StepProps & { termsHref: string }) {
  const { termsLink } = useWords('forms').feedback;
  const isDated = useRef(false);
  // Today is the visitor's; what they choose instead stays.
  const inputRef = (input: HTMLInputElement | null) => {
    if (!input || isDated.current) return;
    isDated.current = true;
    input.max = businessToday();
    input.value ||= businessToday();
  };
  const extras = { email: { onInput: toLowerCase }, date: { inputRef } };
  return (
    <>
      <FormFields form={form} group="contact" extras={extras} />
      <p>
        <a href={termsHref} target="_blank" rel="noopener">
          {termsLink}
        </a>
      </p>
    </>
  );
}

/** Five categories, each with five faces. */
export function RatingsStep({ form }: StepProps) {
  const id = `${form.id}ratings`;
  return (
    <div
      id={id}
      role="group"
      className="fields"
      aria-describedby={form.messages['ratings'] && `${id}-error`}
    >
      {RATING_KEYS.map((key) => (
        <Rating key={key} rating={key} form={form} />
      ))}
      <FieldError form={form} name="ratings" />
    </div>
  );
}

function Rating({ rating, form }: StepProps & { rating: RatingKey }) {
  const { ratings, scores } = useWords('forms').feedback;
  const name = ratingField(rating);
  return (
    <fieldset className="rating">
      <legend>{ratings[rating]}</legend>
      {SCORES.map((score) => (
        <label key={score} title={scores[score - 1]}>
          <input
            type="radio"
            name={name}
            value={score}
            defaultChecked={form.values?.[name] === String(score)}
          />
          <Face score={score} />
          <span className="hide">{scores[score - 1]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether they come back, whether they recommend, and what else they have to say. */
export function AnswersStep({ form }: StepProps) {
  return <FormFields form={form} group="answers" />;
}

/** The mouth of each score, from very bad to very good. */
const MOUTHS = [
  'M9 23q7-9 14 0',
  'M10 22q6-4 12 0',
  'M10 21h12',
  'M10 20q6 4 12 0',
  'M8 18h16q-2 8-8 8t-8-8z',
];

/** A drawn face, 1 (very bad) to 5 (very good): the same on every device. */
function Face({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="face">
      <circle cx="16" cy="16" r="14.5" />
      <path d={`M11 11v3M21 11v3${MOUTHS[score - 1] ?? ''}`} />
    </svg>
  );
}
