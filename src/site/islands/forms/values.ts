import {
  BETWEEN,
  OWN,
  type Field as DeclaredField,
  type FieldErrors,
} from '../../../requests/index.ts';
import type { Language } from '../../../i18n/index.ts';
import { fill } from '../words.ts';

export type Values = Readonly<Record<string, string>>;

/** What only the answer to a plain post needs, and what is added when a form is sent. */
const LEFT_OUT = ['returnTo', 'captcha', 'question', 'answer'];

/** The texts of a form's fields by name; an unticked box is absent, a file is left out. */
export function formValues(form: HTMLFormElement): Values {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || LEFT_OUT.includes(name)) continue;
    const before = name.startsWith(OWN) ? texts[name] : undefined;
    texts[name] = before === undefined ? value : before + BETWEEN + value;
  }
  return texts;
}

/**
 * The words of each field's message key, which may bring a number (`tooLong:12`); a key without words
 * shows the general one.
 */
export function inWords(
  errors: FieldErrors,
  messages: Readonly<Record<string, string | undefined>>,
  language: Language,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const [key = '', count = ''] = message.split(':');
      return [field, fill(messages[key] ?? messages['invalidValue'] ?? key, { count }, language)];
    }),
  );
}

/**
 * Writes values into the fields of a form that are still empty, or as they are `preset`, as if they
 * were typed; others stay.
 */
export function fillForm(form: HTMLFormElement, values: Values, preset: Values = {}): void {
  for (const element of form.elements) {
    if (!isField(element)) continue;
    const value = values[element.name];
    // Nothing but a person puts a file into its field.
    if (value === undefined || element.type === 'file') continue;
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
      if (element.checked || !value.split(BETWEEN).includes(element.value)) continue;
      element.checked = true;
    } else if (element.value && element.value !== preset[element.name]) continue;
    // A date of its own hours has none of the others' until it is drawn anew.
    else if (!hasOption(element, value)) continue;
    else element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** May a field have a value? A list of choices takes no other than its own. */
const hasOption = (field: Field, value: string) =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);

/** Puts the caret into the first field, in the order of the form, that has an error. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    if (!isField(element) || !names.includes(element.name) || element.type === 'hidden') continue;
    return element.focus();
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What a field is called in the words of its form. */
export function labelOf(words: Readonly<Record<string, unknown>>, field?: DeclaredField): string {
  return field?.own?.label ?? (words[field?.label ?? ''] as string | undefined) ?? '';
}
