import {
  collectionOf,
  figureNames,
  formOfCollection,
  isDocumentType,
  type Bilingual,
  type DocumentType,
  type FormField,
  type Order,
} from '../../../content/index.ts';
import { wordsOfGroup, type Language } from '../../../i18n/index.server.ts';
import type { FormValues } from '../../form/form-values.ts';
import { mayEdit } from '../../may-edit.server.ts';
import { ApiError } from '../api-error.server.ts';
import type { Call } from '../route.server.ts';

/** The form of a type: its fields with the words of their choices. */
export interface ContentForm {
  readonly type: DocumentType;
  readonly one: Bilingual;
  readonly several: Bilingual;
  readonly groups: Readonly<Record<string, Bilingual>>;
  readonly isSingleton: boolean;
  readonly hasActiveFlag: boolean;
  readonly order: Order | null;
  readonly fields: readonly FormField[];
  /** The languages that its texts are written in, the default first. */
  readonly languages: readonly Language[];
  /** What figures are called that its texts may name. */
  readonly figures: Readonly<Record<string, Bilingual>>;
  /** For texts that the product is shipped with: what they said. */
  readonly originals?: { readonly values: FormValues };
}

const forms = new Map<DocumentType, Omit<ContentForm, 'languages'>>();

/** The form of a type, with the words of its choices. */
export function contentForm(type: DocumentType): Omit<ContentForm, 'languages'> {
  const known = forms.get(type);
  if (known) return known;
  const { form, isSingleton, hasActiveFlag = false, order } = collectionOf(type);
  const made = {
    type,
    ...form,
    isSingleton,
    hasActiveFlag,
    order: order ?? null,
    fields: formOfCollection(type).map(withWords),
    figures: figureNames(),
  };
  forms.set(type, made);
  return made;
}

/** The type that an address names; 404 for another. */
export function typeIn(params: Readonly<Record<string, string>>): DocumentType {
  const { type } = params;
  if (!isDocumentType(type)) throw new ApiError(404, 'notFound');
  return type;
}

/** The same of a call that reads or edits its documents, which who calls has to be allowed. */
export function editedTypeIn({
  params,
  account,
}: Pick<Call<unknown, unknown>, 'params' | 'account'>): DocumentType {
  const type = typeIn(params);
  if (!mayEdit(account.role, type)) throw new ApiError(403, 'notAllowed');
  return type;
}

function withWords(field: FormField): FormField {
  const { choices, fields } = field;
  return {
    ...field,
    ...(typeof choices === 'string' && { choices: wordsOfGroup(choices) }),
    ...(fields && { fields: fields.map(withWords) }),
  };
}
