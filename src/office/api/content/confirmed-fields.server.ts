import { isDeepStrictEqual } from 'node:util';
import { collectionOf } from '../../../content/index.ts';
import type { ContentEditor, EditedDocument } from '../../../content/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { ApiError } from '../api-error.server.ts';
import type { Call } from '../route.server.ts';
import { contentForm } from './form.server.ts';

type Session = Pick<Call<unknown, unknown>, 'session'>;

/** Refuses to publish another account to be paid into, or another reader of requests, for who leaves a screen open. */
export function requireConfirmed(
  {
    type,
    draft,
    published,
  }: Pick<EditedDocument, 'type' | 'published'> & {
    readonly draft: Pick<NonNullable<EditedDocument['draft']>, 'body'> | null;
  },
  { session }: Session,
): void {
  const { confirmedFields = [] } = collectionOf(type);
  // As a form has them: a text is stored in several ways.
  const valuesOf = (body = {}) => formValuesOf(contentForm(type).fields, body);
  const [after, before] = [valuesOf(draft?.body), valuesOf(published?.body)];
  const isChanged = (name: string) => !isDeepStrictEqual(after[name], before[name]);
  if (draft && !session.isConfirmed && confirmedFields.some(isChanged))
    throw new ApiError(403, 'confirmIdentity');
}

/** The same of what becomes the draft of a document that is to be published by itself: it is published as it stands then. */
export async function requireConfirmedDraft(
  editor: ContentEditor,
  { id, type, published }: EditedDocument,
  body: NonNullable<EditedDocument['draft']>['body'],
  call: Session,
): Promise<void> {
  const schedules = await editor.schedules([id]);
  if (schedules.some(({ action }) => action === 'publish'))
    requireConfirmed({ type, published, draft: { body } }, call);
}
