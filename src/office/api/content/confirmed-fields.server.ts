import { isDeepStrictEqual } from 'node:util';
import { collectionOf } from '../../../content/index.ts';
import type { EditedDocument } from '../../../content/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { ApiError } from '../api-error.server.ts';
import type { Call } from '../route.server.ts';
import { contentForm } from './form.server.ts';

/** Refuses to publish another account to be paid into, or another reader of requests, for who leaves a screen open. */
export function requireConfirmed(
  { type, draft, published }: Pick<EditedDocument, 'type' | 'draft' | 'published'>,
  { session }: Pick<Call<unknown, unknown>, 'session'>,
): void {
  const { confirmedFields = [] } = collectionOf(type);
  // As a form has them: a text is stored in several ways.
  const valuesOf = (body = {}) => formValuesOf(contentForm(type).fields, body);
  const [after, before] = [valuesOf(draft?.body), valuesOf(published?.body)];
  const isChanged = (name: string) => !isDeepStrictEqual(after[name], before[name]);
  if (draft && !session.isConfirmed && confirmedFields.some(isChanged))
    throw new ApiError(403, 'confirmIdentity');
}
