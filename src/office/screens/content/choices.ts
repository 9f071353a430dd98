import type { FormField } from '../../../content/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { said } from './document-form-context.ts';

type Choices = Pick<FormField, 'choices' | 'options'>;

/** The names of a field's values; the words of a catalogue's group have become such by now. */
const namesOf = ({ choices }: Choices) => (typeof choices === 'object' ? choices : {});

/** The values that a field is chosen from. */
export function choicesOf(field: Choices): readonly string[] {
  return field.options ?? Object.keys(namesOf(field));
}

/** What a value is called; the value itself where it has no name. */
export function choiceName(field: Choices, value: string, language: OfficeLanguage): string {
  return said(namesOf(field)[value], language) || value;
}
