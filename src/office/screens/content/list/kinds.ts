import type { FormField } from '../../../../content/index.ts';
import type { OfficeLanguage } from '../../../account.ts';
import { isRecord } from '../../../form/form-values.ts';
import type { ContentForm } from '../api.ts';
import { said } from '../form-context.ts';

/** The field that tells the kinds of a type apart, where it has any. */
export function kindsOf({ fields }: ContentForm): FormField | undefined {
  return fields.find(({ name }) => name === 'kind');
}

/** What a kind is called. */
export function kindName({ choices }: FormField, kind: string, language: OfficeLanguage): string {
  const names = isRecord(choices) ? choices : {};
  return said(names[kind] as never, language) || kind;
}
