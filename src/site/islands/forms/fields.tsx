import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

/** What a form knows of its fields: ids, what is wrong, what was sent before. */
export interface FormState {
  /** Begins every id of the form. */
  readonly id: string;
  /** What is wrong, in words, by field. */
  readonly messages: Readonly<Record<string, string>>;
  /** What the server shows again in its answer to a plain post. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly optional: string;
}

interface FieldProps {
  form: FormState;
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Said while the field is filled in; empty when there is nothing to say. */
  notice?: string;
  className?: string;
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'onInput'
  > & { inputRef?: Ref<HTMLInputElement> };

/** What ties a control to its label, its hint and its message. */
function control({ form, name, isRequired = false, hint, notice }: FieldProps) {
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

/** A label that is always seen, its control, a hint, and beneath it what is wrong. */
function Field(props: FieldProps & { children: ReactNode }) {
  const { form, name, label, isRequired, hint, notice, className, children } = props;
  const id = form.id + name;
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <small> ({form.optional})</small>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {notice !== undefined && (
        <p id={`${id}-notice`} className="notice" role="status">
          {notice}
        </p>
      )}
      <FieldError form={form} name={name} />
    </div>
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

export function TextField(props: TextFieldProps) {
  const { type = 'text', inputMode, autoComplete, maxLength, onInput, inputRef, ...field } = props;
  const { form, name } = field;
  const input = { type, inputMode, autoComplete, maxLength, onInput, ref: inputRef };
  return (
    <Field {...field}>
      <input {...input} {...control(field)} defaultValue={form.values?.[name]} />
    </Field>
  );
}

export function TextArea(props: FieldProps & { rows: number; maxLength: number }) {
  const { rows, maxLength, ...field } = props;
  const { form, name } = field;
  return (
    <Field {...field}>
      <textarea
        {...control(field)}
        rows={rows}
        maxLength={maxLength}
        defaultValue={form.values?.[name]}
      />
    </Field>
  );
}

interface SelectProps extends FieldProps {
  choose: string;
  options: readonly { readonly value: string; readonly text: string }[];
}

export function Select(props: SelectProps) {
  const { choose, options, ...field } = props;
  const { form, name } = field;
  return (
    <Field {...field}>
      <select {...control(field)} defaultValue={form.values?.[name]}>
        <option value="">{choose}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A box to be ticked, never ticked beforehand. */
export function TickBox(props: FieldProps) {
  const { form, name, label, hint } = props;
  const id = form.id + name;
  return (
    <div className="field tick">
      <input
        type="checkbox"
        {...control(props)}
        value="on"
        defaultChecked={Boolean(form.values?.[name])}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError form={form} name={name} />
    </div>
  );
}
