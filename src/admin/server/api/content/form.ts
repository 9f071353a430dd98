import {
  collectionOf,
  formOfCollection,
  isDocumentType,
  type DocumentType,
  type FormField,
} from '../../../../content/index.ts';
import { wordsOfGroup } from '../../../../i18n/index.server.ts';
import type { ContentForm } from '../../../content/types.ts';
import { ApiError } from '../api-error.ts';

const forms = new Map<DocumentType, ContentForm>();

/** The form of a type, with the words of its choices. */
export function contentForm(type: DocumentType): ContentForm {
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

function withWords(field: FormField): FormField {
  const { choices, fields } = field;
  return {
    ...field,
    ...(typeof choices === 'string' && { choices: wordsOfGroup(choices) }),
    ...(fields && { fields: fields.map(withWords) }),
  };
}
