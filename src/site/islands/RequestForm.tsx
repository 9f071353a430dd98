import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  BOOKING_PATH,
  FORMS,
  formOf,
  isAsked,
  OTHER_SERVICE,
  hoursText,
  isTimeOption,
  timesOf,
  type BookingLimits,
} from '../../requests/index.ts';
import { businessToday, type Language } from '../../i18n/index.ts';
import { dayWords } from './forms/day-words.ts';
import { FormFields, type FormState } from './forms/fields.tsx';
import { FormEnd, FormFrame } from './forms/FormFrame.tsx';
import type { FormProps } from './forms/form-props.ts';
import { RequestDialogs, type Ending } from './forms/RequestDialogs.tsx';
import { isRetryable } from './forms/send.ts';
import { useForm } from './forms/useForm.ts';
import { focusFirst, type Values } from './forms/values.ts';
import { fill, useLanguage, useWords, type FormsWords } from './words.ts';

export interface RequestFormProps extends FormProps {
  /** The workshop that is asked for, by its title. */
  readonly workshop?: string;
  /** The hours of the date on which a seat is asked for: `11:00-14:00`. */
  readonly seat?: string;
  /** What the estimator showed: sent along unless the visitor takes it out. */
  readonly estimate?: string;
  /** The services that are offered: their keys, and what they are called. */
  readonly services?: readonly (readonly [key: string, title: string])[];
}

/** The message keys, of other fields, that a change of a field makes out of date. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  service: ['closedDay', 'closedTime', 'dayOff'],
  requestedDate: ['closedTime'],
  allergy: ['consentRequired'],
};

/** The request for a service; how it ended is told in a dialog. */
export function RequestForm(props: RequestFormProps) {
  const { workshop, estimate, preset, services } = props;
  const [limits, readLimits] = useLimits(props.limits);
  const [ending, setEnding] = useState<Ending>();
  // Counts what was sent: fields, hints and dates begin anew with each.
  const [round, setRound] = useState(0);
  const form = useForm('request', { ...props, limits }, { onSent: reset, onOpen: takeUp });
  const [asked, setAsked] = useState<Values>(form.state.values ?? {});

  /** Fields that stand only beside others are not there yet to be filled in again. */
  function takeUp(kept: Values): void {
    setAsked((before) => ({ ...kept, ...before }));
  }

  function reset(isAsSent: boolean): void {
    if (!isAsSent) return;
    const element = form.ref.current;
    // The fields are made anew: whoever stands in one of them would fall off the page.
    if (element?.contains(document.activeElement))
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.draft.renew();
    form.setErrors({});
    setAsked(preset ?? {});
    setRound(round + 1);
  }

  /**
   * Makes the pictures that were chosen small, by code that only forms that ask for some load; answers
   * whether all could be read. Also of a picture that was chosen before React came, or that was kept.
   */
  async function takePictures(): Promise<boolean> {
    const inputs = [...(form.ref.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])];
    if (inputs.length === 0) return true;
    const [unread, message] = await import('./forms/pictures.ts').then(
      async (pictures) =>
        [await pictures.takePictures(inputs, asked), 'pictureUnreadable'] as const,
      () => [inputs.filter(({ files }) => files?.length), 'somethingWentWrong'] as const,
    );
    const errors = Object.fromEntries(unread.map(({ name }) => [name, message]));
    if (unread.length > 0) form.setErrors((before) => ({ ...before, ...errors }));
    return unread.length === 0;
  }

  const onAsked = useEffectEvent(() => void takePictures());
  useEffect(() => onAsked(), [asked, limits]);

  async function send(): Promise<void> {
    if (!(await takePictures())) return;
    const body = form.body();
    const result = await form.send();
    if (result?.state === 'stored' || result?.state === 'kept') setEnding({ state: result.state });
    if (result?.state === 'invalid') await showMissing(Object.keys(result.errors));
    if (result?.state !== 'failed' || !body) return;
    const later = async () => {
      if (await form.sendLater(body)) setEnding({ state: 'later' });
    };
    setEnding({ ...result, sendLater: isRetryable(result) ? () => void later() : undefined });
  }

  /** Has the form ask what the server misses, and the form did not know of. */
  async function showMissing(names: readonly string[]): Promise<void> {
    const element = form.ref.current;
    const missing = names.filter((name) => !element?.elements.namedItem(name));
    if (!element || missing.length === 0) return;
    await readLimits();
    focusFirst(element, missing);
  }

  function change(name: string, value: string): void {
    form.clearError(name, ...(TOGETHER[name] ?? []));
    setAsked((before) => ({ ...before, [name]: value }));
  }

  const isUnchanged = (name: string) => asked[name] === preset?.[name];
  const seat = ['service', 'requestedDate'].every(isUnchanged) ? props.seat : undefined;
  const state = round ? { ...form.state, values: preset } : form.state;
  return (
    <>
      <FormFrame
        form={form.frame}
        onSubmit={() => void send()}
        onInput={change}
        hasFiles={formOf('request', asked, limits).some(([, { input }]) => input.type === 'file')}
      >
        <RequestFields key={round} {...{ form: state, asked, limits, workshop, seat, services }}>
          {!round && estimate}
        </RequestFields>
        <FormEnd form={form.frame} />
      </FormFrame>
      <RequestDialogs ending={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}

interface RequestFieldsOptions {
  form: FormState;
  /** The values as they are now. */
  asked: Values;
  limits: BookingLimits;
  workshop: string | undefined;
  /** The hours of what is asked for, where they are not to be chosen. */
  seat: string | undefined;
  services: RequestFormProps['services'];
  /** The estimate. */
  children: string | false | undefined;
}

function RequestFields({
  form,
  asked,
  limits,
  workshop,
  seat,
  services = [],
  children,
}: RequestFieldsOptions) {
  const words = useWords('forms');
  const { request } = words;
  const language = useLanguage();
  const says = dayWords(asked, limits, words, language);
  const titles = new Map([...services, [OTHER_SERVICE, request.otherService]]);
  return (
    <div className="fields">
      {workshop && isAsked(FORMS.request.workshop, asked, limits) && (
        <p className="asked-for">
          {fill(request.workshop, { name: workshop })}
          <input type="hidden" name="workshop" value={workshop} />
        </p>
      )}
      {children && (
        <div className="field tick">
          {/* Taken out by a click, also without JavaScript. */}
          <input
            type="checkbox"
            id={`${form.id}estimate`}
            name="estimate"
            value={children}
            defaultChecked
          />
          <label htmlFor={`${form.id}estimate`}>{fill(request.estimate, { text: children })}</label>
        </div>
      )}
      <FormFields
        form={form}
        given={asked}
        limits={limits}
        isHalved
        extras={{
          allergy: { after: <DinerOffer /> },
          service: {
            options: [...titles.keys()],
            optionText: (option) => titles.get(option) ?? option,
          },
          requestedDate: {
            inputRef: fromToday,
            notice: says.day,
          },
          requestedTime: {
            options: seat
              ? [form.values?.['requestedTime'] ?? '']
              : timesOf(asked['service'], limits),
            optionText: (option) => timeText(request, seat ?? option, language),
            notice: says.time,
          },
        }}
      />
    </div>
  );
}

/**
 * What the business says of days and times: asked for once the form is touched, so that pages stay small,
 * and again by what comes with it.
 */
function useLimits(known: BookingLimits = {}): [BookingLimits, read: () => Promise<void>] {
  const language = useLanguage();
  const [limits, setLimits] = useState(known);
  async function read(): Promise<void> {
    try {
      const answer = await fetch(`${BOOKING_PATH}?language=${language}`);
      if (!answer.ok) return;
      const found = (await answer.json()) as BookingLimits;
      flushSync(() => setLimits(found));
    } catch {
      // Without them the server still checks.
    }
  }
  const onTouch = useEffectEvent(() => void read());
  useEffect(() => onTouch(), [language]);
  return [limits, read];
}

/** `Morning (9:00-12:00)`, or hours alone. */
function timeText(words: FormsWords['request'], option: string, language: Language): string {
  const hours = hoursText(option, language);
  return isTimeOption(option) ? `${words.times[option]} (${hours})` : hours;
}

/**
 * No day before the visitor's today, whenever the page was rendered. Set once: a browser forgets a
 * date that is half typed when its bounds are set again.
 */
function fromToday(input: HTMLInputElement | null): void {
  if (input && !input.min) input.min = businessToday();
}

/** Where the allergy and diet filter, if one is on, offers to fill in the allergies. It is not React's. */
function DinerOffer() {
  return <div data-diner-offer="" dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}

const NOTHING = { __html: '' };
