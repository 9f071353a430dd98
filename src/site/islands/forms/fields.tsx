import { useState, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import {
  BETWEEN,
  formOf,
  isAsked,
  type BookingLimits,
  type Field,
  type FieldErrors,
  type SubmissionKind,
} from '../../../requests/index.ts';
import { useWords } from '../words.ts';
import { labelOf, type Values } from './values.ts';

/** What a form knows of its fields: ids, what is wrong, what was sent before. */
export interface FormState {
  readonly kind: SubmissionKind;
  /** Begins every id of the form. */
  readonly id: string;
  /** What is wrong, by field: its key, and in words. */
  readonly errors: FieldErrors;
  readonly messages: Readonly<Record<string, string>>;
  /** What the server shows again in its answer to a plain post. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** What a form adds to a declared field. */
interface FieldExtras {
  /** Said while the field is filled in; empty when there is nothing to say. */
  readonly notice?: string;
  /** Called when something was typed, and when a phone's keyboard has composed it. */
  readonly onInput?: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Stands below a text of several lines. */
  readonly after?: ReactNode;
  /** The options that are offered, where not all that are declared are. */
  readonly options?: readonly string[];
  /** The text of an option, where it is not a word of its own. */
  readonly optionText?: (value: string) => string;
}

interface FormFieldsProps {
  form: FormState;
  /** Which part of the form; all fields that are in none, unless told. */
  group?: Field['group'];
  /** Whether short fields stand two beside each other. */
  isHalved?: boolean;
  /** The values as they are now, where fields come and go with those of others (`isAskedWith`). */
  given?: Values;
  /** What the business asks of a request just now. */
  limits?: BookingLimits;
  extras?: Readonly<Record<string, FieldExtras>>;
}

/** The fields of a form, or of a part of it, as they are declared; ratings are drawn by their form. */
export function FormFields({
  form,
  group,
  isHalved = false,
  given = form.values ?? {},
  limits = {},
  extras = {},
}: FormFieldsProps) {
  return formOf(form.kind, given, limits)
    .filter(([, field]) => field.group === group && isAsked(field, given))
    .map(([name, field]) => (
      <DeclaredField
        key={name}
        form={form}
        name={name}
        field={field}
        value={(field.isAskedWith || field.own ? given : form.values)?.[name]}
        isHalved={isHalved}
        extras={extras[name] ?? {}}
      />
    ));
}

interface DeclaredFieldProps {
  form: FormState;
  name: string;
  field: Field;
  /** What stands in it at first. */
  value: string | undefined;
  isHalved: boolean;
  extras: FieldExtras;
}

function DeclaredField({ form, name, field, value, isHalved, extras }: DeclaredFieldProps) {
  const words = useWords('forms');
  const own = words[form.kind] as Readonly<Record<string, unknown>>;
  const word = (key = '') => own[key] as string | undefined;
  const { own: asked } = field;
  const { input, isRequired, hint } = field;
  const label = labelOf(own, field);
  const told = asked?.help ?? word(hint);
  const common = { form, name, label, isRequired, hint: told, notice: extras.notice };
  const isWide = ('isWide' in input && input.isWide) || input.type === 'file';
  const className = isHalved && !isWide ? 'half' : '';
  if (input.type === 'hidden' || input.type === 'ratings') return null;
  if (input.type === 'tick') return <TickBox {...common} isTicked={Boolean(value)} />;
  if (input.type === 'area') {
    return (
      <Labelled {...common} className="">
        <textarea
          {...control(common)}
          rows={input.rows}
          defaultValue={value}
          data-private={field.kept === 'sealed' ? '' : undefined}
        />
        {extras.after}
      </Labelled>
    );
  }
  if ('options' in input) {
    const {
      optionText = (option: string) =>
        asked?.options[option] ?? word(input.optionLabels?.[option]) ?? option,
    } = extras;
    const options = (extras.options ?? input.options).map((option) => ({
      value: option,
      text: optionText(option),
    }));
    if (input.type === 'radio') return <Radios {...{ name, label, options, value }} />;
    if (input.type === 'checks') return <Several {...{ ...common, options, value }} />;
    return (
      <Labelled {...common} className={className}>
        <select {...control(common)} defaultValue={value}>
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </Labelled>
    );
  }
  const { type } = input;
  const { onInput, inputRef } = extras;
  const more =
    input.type === 'number'
      ? { min: input.min, max: input.max }
      : input.type === 'file'
        ? { accept: input.accept }
        : { inputMode: input.inputMode, autoComplete: input.autoComplete };
  return (
    <Labelled {...common} className={className}>
      <input
        {...{ type, ...more, onInput, onCompositionEnd: onInput, ref: inputRef }}
        // Numbers and addresses run from left to right in every language.
        dir={['tel', 'email'].includes(more.inputMode ?? type) ? 'ltr' : undefined}
        {...control(common)}
        // No page can put a file into its field.
        defaultValue={type === 'file' ? undefined : value}
      />
    </Labelled>
  );
}

interface FieldProps {
  form: FormState;
  name: string;
  label: string;
  isRequired: boolean;
  hint: string | undefined;
  notice: string | undefined;
}

/** What ties a control to its label, its hint and its message. */
function control({ form, name, isRequired, hint, notice }: FieldProps) {
  const id = form.id + name;
  const describedBy = [
    form.messages[name] && `${id}-error`,
    hint && `${id}-hint`,
    notice && `${id}-notice`,
  ];
  return {
    id,
    name,
    required: isRequired,
    'aria-invalid': form.messages[name] ? (true as const) : undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
}

/** A label that is always seen, its control, and what stands beneath it. */
function Labelled(props: FieldProps & { className: string; children: ReactNode }) {
  const { form, name, label, isRequired, className, children } = props;
  const { optional } = useWords('forms');
  const id = form.id + name;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <small> ({optional})</small>}
      </label>
      {children}
      <Beneath {...props} />
    </div>
  );
}

/** The hint, what is said while the field is filled in, and what is wrong. */
function Beneath({ form, name, hint, notice }: FieldProps) {
  const id = form.id + name;
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {notice !== undefined && (
        <p id={`${id}-notice`} className="told" role="status">
          {notice}
        </p>
      )}
      <FieldError form={form} name={name} />
    </>
  );
}

export function FieldError({ form, name }: { form: FormState; name: string }) {
  const message = form.messages[name];
  return (
    message && (
      <p id={`${form.id}${name}-error`} className="error" role="alert">
        {message}
      </p>
    )
  );
}

/** A box to be ticked, never ticked beforehand. */
function TickBox(props: FieldProps & { isTicked: boolean }) {
  const { form, name, label, isTicked } = props;
  const id = form.id + name;
  return (
    <div className="field tick">
      <input type="checkbox" {...control(props)} value="on" defaultChecked={isTicked} />
      <label htmlFor={id}>{label}</label>
      <Beneath {...props} />
    </div>
  );
}

interface RadiosProps {
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly text: string }[];
  value: string | undefined;
}

/** Answers of which several may be chosen. */
function Several(props: FieldProps & Pick<RadiosProps, 'options' | 'value'>) {
  const { name, label, isRequired, options, value = '' } = props;
  const { optional } = useWords('forms');
  // What is ticked by hand afterwards is the browser's.
  const [before] = useState(value.split(BETWEEN));
  const { id, 'aria-describedby': describedBy } = control(props);
  return (
    <fieldset className="field" id={id} aria-describedby={describedBy}>
      <legend>
        {label}
        {!isRequired && <small> ({optional})</small>}
      </legend>
      {options.map((option) => (
        <div className="tick" key={option.value}>
          <input
            type="checkbox"
            id={id + option.value}
            name={name}
            value={option.value}
            defaultChecked={before.includes(option.value)}
          />
          <label htmlFor={id + option.value}>{option.text}</label>
        </div>
      ))}
      <Beneath {...props} />
    </fieldset>
  );
}

/** A few answers, of which one may be chosen. */
function Radios({ name, label, options, value: chosen }: RadiosProps) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
