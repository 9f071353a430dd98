import { collectionOf, type DocumentType } from '../../../content/index.ts';
import { isRecord, type FormValues } from '../../form/form-values.ts';

/** The page that shows a document, without its language; null when no page does. */
export function previewPath(type: DocumentType, values: FormValues): string | null {
  const { page = null } = collectionOf(type);
  if (!isRecord(values)) return null;
  return typeof page === 'function' ? page(values) : page;
}
