import { isDeepStrictEqual } from 'node:util';
import { collectionOf, formOfCollection } from '../../../content/index.ts';
import type { ContentEditor, EditedDocument } from '../../../content/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { ApiError } from '../api-error.server.ts';
import type { Call } from '../route.server.ts';

type Session = Pick<Call<unknown, unknown>, 'session'>;
type Body = NonNullable<EditedDocument['draft']>['body'];

/** Is who calls asked who they are before some fields of this type are published? */
const isAsked = ({ type }: Pick<EditedDocument, 'type'>, { session }: Session): boolean =>
  !session.isConfirmed && collectionOf(type).confirmedFields !== undefined;

/** Refuses to publish another account to be paid into, or another reader of requests, for who leaves a screen open. */
export function requireConfirmed(
  { type, draft, published }: Pick<EditedDocument, 'type' | 'draft' | 'published'>,
  call: Session,
): void {
  if (draft && isAsked({ type }, call)) requireSame({ type, published }, draft.body);
}

/**
 * The same of what becomes the draft of a document that is to be published by itself: it is published as it stands
 * then. `read` is asked for it where it matters.
 */
export async function requireConfirmedDraft(
  editor: ContentEditor,
  document: Pick<EditedDocument, 'id' | 'type' | 'published'>,
  read: () => Body | Promise<Body | undefined>,
  call: Session,
): Promise<void> {
  if (!isAsked(document, call)) return;
  const schedules = await editor.schedules([document.id]);
  if (!schedules.some(({ action }) => action === 'publish')) return;
  const body = await read();
  if (body) requireSame(document, body);
}

function requireSame(
  { type, published }: Pick<EditedDocument, 'type' | 'published'>,
  body: Body,
): void {
  const { confirmedFields = [] } = collectionOf(type);
  // As a form has them: a text is stored in several ways.
  const valuesOf = (one = {}) => formValuesOf(formOfCollection(type), one);
  const [after, before] = [valuesOf(body), valuesOf(published?.body)];
  if (confirmedFields.some((name) => !isDeepStrictEqual(after[name], before[name])))
    throw new ApiError(403, 'confirmIdentity');
}
