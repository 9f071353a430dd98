import { useState } from 'react';
import {
  isTooSoon,
  LEAD_DAYS,
  MAX_LENGTH,
  PARTICIPANT_OPTIONS,
  TIME_OPTIONS,
  TIME_SLOTS,
  today,
  type TimeOption,
} from '../../../submissions/index.ts';
import { fill, type CommonFormWords, type FormsWords } from '../words.ts';
import { Select, TextArea, TextField, TickBox, type FormState } from './fields.tsx';

interface RequestFieldsProps {
  form: FormState;
  words: FormsWords['request'];
  common: CommonFormWords;
  workshop?: string | undefined;
}

/** `Morning (9:00-12:00)` */
function timeText(words: FormsWords['request'], option: TimeOption): string {
  const { from, to } = TIME_SLOTS[option];
  return `${words.times[option]} (${from.replace(/^0/, '')}-${to})`;
}

/**
 * No day before the visitor's today, whenever the page was rendered. Set once: a browser forgets a
 * date that is half typed when its bounds are set again.
 */
function fromToday(input: HTMLInputElement | null): void {
  if (input && !input.min) input.min = today();
}

/** The fields of a request, in the order of the specification's section 3. */
export function RequestFields({ form, words, common, workshop }: RequestFieldsProps) {
  const [isNear, setNear] = useState(false);
  const notice = isNear ? fill(words.tooSoon, { days: LEAD_DAYS }) : '';
  const { choose } = common;
  const half = { form, className: 'half' };
  return (
    <div className="fields">
      {workshop && <p className="asked-for">{fill(words.workshop, { name: workshop })}</p>}
      <TextField
        {...half}
        name="firstName"
        label={words.firstName}
        isRequired
        autoComplete="given-name"
        maxLength={MAX_LENGTH.name}
      />
      <TextField
        {...half}
        name="lastName"
        label={words.lastName}
        autoComplete="family-name"
        maxLength={MAX_LENGTH.name}
      />
      <TextField
        {...half}
        name="email"
        label={words.email}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
      />
      <TextField
        {...half}
        name="phone"
        label={words.phone}
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
      />
      <TextField
        {...half}
        name="requestedDate"
        label={words.requestedDate}
        isRequired
        type="date"
        inputRef={fromToday}
        notice={notice}
        onInput={({ currentTarget }) => setNear(isTooSoon(currentTarget.value))}
      />
      <Select
        {...half}
        name="requestedTime"
        label={words.requestedTime}
        isRequired
        choose={choose}
        options={TIME_OPTIONS.map((value) => ({ value, text: timeText(words, value) }))}
      />
      <Select
        {...half}
        name="participants"
        label={words.participants}
        isRequired
        choose={choose}
        options={PARTICIPANT_OPTIONS.map((value) => ({ value, text: value }))}
      />
      <TextField
        {...half}
        name="company"
        label={words.company}
        autoComplete="organization"
        maxLength={MAX_LENGTH.company}
      />
      <TextArea
        form={form}
        name="allergy"
        label={words.allergy}
        rows={2}
        maxLength={MAX_LENGTH.allergy}
      />
      <TickBox
        form={form}
        name="allergyConsent"
        label={words.allergyConsent}
        hint={words.allergyHint}
      />
      <TextArea
        form={form}
        name="message"
        label={words.message}
        rows={5}
        maxLength={MAX_LENGTH.message}
      />
    </div>
  );
}
