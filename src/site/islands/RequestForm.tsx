import { useState } from 'react';
import { isTooSoon, TIME_SLOTS, today, type TimeOption } from '../../submissions/index.ts';
import { DinerOffer } from './forms/DinerOffer.tsx';
import { FormFields, type FormState } from './forms/fields.tsx';
import { FormEnd, FormFrame } from './forms/FormFrame.tsx';
import type { FormProps } from './forms/form-props.ts';
import { RequestDialogs, type Ending } from './forms/RequestDialogs.tsx';
import { isRetryable } from './forms/send.ts';
import { useForm } from './forms/useForm.ts';
import { fill, useWords, type FormsWords } from './words.ts';

export interface RequestFormProps extends FormProps {
  /** The workshop that is asked for, by its title. */
  readonly workshop?: string;
}

/** The request for a service; how it ended is told in a dialog. */
export function RequestForm(props: RequestFormProps) {
  const { workshop } = props;
  const [ending, setEnding] = useState<Ending>();
  // Counts what was sent: fields, hints and dates begin anew with each.
  const [round, setRound] = useState(0);
  const form = useForm('request', props, { onSent: reset });

  function reset(): void {
    const element = form.ref.current;
    // The fields are made anew: whoever stands in one of them would fall off the page.
    if (element?.contains(document.activeElement))
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.draft.renew();
    form.setErrors({});
    setRound(round + 1);
  }

  async function send(): Promise<void> {
    const body = form.body();
    const result = await form.send();
    if (result?.state === 'stored' || result?.state === 'kept') setEnding({ state: result.state });
    if (result?.state !== 'failed' || !body) return;
    const later = async () => {
      if (await form.sendLater(body)) setEnding({ state: 'later' });
    };
    setEnding({ ...result, sendLater: isRetryable(result) ? () => void later() : undefined });
  }

  const state = round ? { ...form.state, values: undefined } : form.state;
  return (
    <>
      <FormFrame form={form.frame} onSubmit={() => void send()} onInput={form.clearError}>
        {workshop && <input type="hidden" name="workshop" value={workshop} />}
        <RequestFields
          key={round}
          form={state}
          workshop={workshop}
          leadDays={props.limits?.leadDays}
        />
        <FormEnd form={form.frame} />
      </FormFrame>
      <RequestDialogs ending={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}

interface RequestFieldsOptions {
  form: FormState;
  workshop: string | undefined;
  /** Days of notice that the business asks for. */
  leadDays: number | undefined;
}

function RequestFields({ form, workshop, leadDays = 0 }: RequestFieldsOptions) {
  const { request: words } = useWords('forms');
  const [isNear, setNear] = useState(false);
  return (
    <div className="fields">
      {workshop && <p className="asked-for">{fill(words.workshop, { name: workshop })}</p>}
      <FormFields
        form={form}
        isHalved
        extras={{
          allergy: { after: <DinerOffer /> },
          requestedDate: {
            inputRef: fromToday,
            notice: isNear ? fill(words.tooSoon, { days: leadDays }) : '',
            onInput: ({ currentTarget }) => setNear(isTooSoon(currentTarget.value, leadDays)),
          },
          requestedTime: { optionText: (option) => timeText(words, option as TimeOption) },
        }}
      />
    </div>
  );
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
