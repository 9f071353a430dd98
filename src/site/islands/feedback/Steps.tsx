import { useRef, type InputEvent } from 'react';
import {
  HIGHEST_RATING,
  MAX_LENGTH,
  RATING_KEYS,
  today,
  type RatingKey,
} from '../../../submissions/index.ts';
import { FieldError, TextArea, TextField, TickBox, type FormState } from '../forms/fields.tsx';
import type { FormsWords } from '../words.ts';
import { ratingField } from './body.ts';
import { Face } from './Face.tsx';

export type FeedbackWords = FormsWords['feedback'];

interface StepProps {
  form: FormState;
  words: FeedbackWords;
}

const SCORES = Array.from({ length: HIGHEST_RATING }, (_, index) => index + 1);

/** Writes the address in small letters as it is typed, and leaves the caret where it was. */
function toLowerCase({ currentTarget }: InputEvent<HTMLInputElement>): void {
  const { value, selectionStart } = currentTarget;
  const lower = value.toLowerCase();
  if (lower === value) return;
  currentTarget.value = lower;
  currentTarget.setSelectionRange(selectionStart, selectionStart);
}

/** Who writes, when they came, and the terms. */
export function ContactStep({ form, words, termsHref }: StepProps & { termsHref: string }) {
  const isDated = useRef(false);
  // Today is the visitor's; what they choose instead stays.
  const date = (input: HTMLInputElement | null) => {
    if (!input || isDated.current) return;
    isDated.current = true;
    input.max = today();
    input.value ||= today();
  };
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={words.name}
        isRequired
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
      />
      <TextField
        form={form}
        name="email"
        label={words.email}
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        onInput={toLowerCase}
      />
      <TextField
        form={form}
        name="phone"
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
      />
      <TextField form={form} name="date" label={words.date} type="date" inputRef={date} />
      <TickBox form={form} name="terms" label={words.terms} isRequired />
      <p>
        <a href={termsHref} target="_blank" rel="noopener">
          {words.termsLink}
        </a>
      </p>
    </>
  );
}

/** Five categories, each with five faces. */
export function RatingsStep({ form, words }: StepProps) {
  return (
    <>
      {RATING_KEYS.map((key) => (
        <Rating key={key} rating={key} form={form} words={words} />
      ))}
      <FieldError form={form} name="ratings" />
    </>
  );
}

function Rating({ rating, form, words }: StepProps & { rating: RatingKey }) {
  const name = ratingField(rating);
  return (
    <fieldset className="rating">
      <legend>{words.ratings[rating]}</legend>
      {SCORES.map((score) => (
        <label key={score} title={words.scores[score - 1]}>
          <input
            type="radio"
            name={name}
            value={score}
            defaultChecked={form.values?.[name] === String(score)}
          />
          <Face score={score} />
          <span className="hide">{words.scores[score - 1]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether they come back, whether they recommend, and what else they have to say. */
export function AnswersStep({ form, words }: StepProps) {
  return (
    <>
      <Choice form={form} words={words} name="willReturn" />
      <Choice form={form} words={words} name="recommend" />
      <TextArea
        form={form}
        name="comments"
        label={words.comments}
        rows={4}
        maxLength={MAX_LENGTH.message}
      />
    </>
  );
}

function Choice({ form, words, name }: StepProps & { name: 'willReturn' | 'recommend' }) {
  const answers = [
    ['Yes', words.yes],
    ['No', words.no],
  ] as const;
  return (
    <fieldset className="choice">
      <legend>{words[name]}</legend>
      {answers.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={form.values?.[name] === value}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
