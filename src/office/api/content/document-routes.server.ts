import * as v from 'valibot';
import { collectionOf, formOfCollection, type DocumentType } from '../../../content/index.ts';
import {
  noDocument,
  type ContentEditor,
  type EditedDocument,
  type WriteOptions,
} from '../../../content/index.server.ts';
import { MOST_ROWS, rowsOfPage } from '../../../database/index.server.ts';
import { OFFICE_LANGUAGES } from '../../account.ts';
import { documentFieldsOf, formValuesOf, type FormValues } from '../../form/form-values.ts';
import { ApiError } from '../api-error.server.ts';
import { count, listQuery } from '../list-query.server.ts';
import { tellingCurrent } from '../revision.server.ts';
import { contentRoute, type Call } from '../route.server.ts';
import { requireConfirmed, requireConfirmedDraft } from './confirmed-fields.server.ts';
import { copyOf } from './copy.server.ts';
import { viewOf } from './document-view.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import { editedTypeIn } from './form.server.ts';

const STATES = ['published', 'changed', 'draft', 'trashed'] as const;

const listing = v.strictObject({
  ...listQuery,
  // Lists are ordered by hand, which takes all of them at once.
  perPage: count(50, MOST_ROWS),
  state: v.optional(v.picklist([...STATES, 'scheduled'])),
  kind: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** Whose titles are ordered. */
  language: v.optional(v.picklist(OFFICE_LANGUAGES)),
});

const SORTS = ['title', 'updatedAt', 'position', 'date', 'trashedAt'] as const;

/** Fields as a form sends them; which they are, the type's form says. */
const values = v.strictObject({ values: v.record(v.string(), v.unknown()) });

/** The documents that something is done with at once, as they were seen. */
export const chosenDocuments = v.pipe(
  v.array(v.strictObject({ id: v.string(), revision: v.string() })),
  v.minLength(1),
  v.maxLength(MOST_ROWS),
);

/** Lists, forms and what is done with documents. */
export function documentRoutes(services: ContentServices) {
  const editor = () => editorOf(services);
  const answer = (document: EditedDocument) => viewOf(editor(), document);

  const action = <const Name extends string>(
    name: Name,
    act: (editor: ContentEditor, id: string, options: WriteOptions) => Promise<EditedDocument>,
  ) =>
    contentRoute(`POST /content/:type/:id/${name}`, {
      needsRevision: true,
      async handle(call) {
        const document = await known(editor(), call);
        const { id } = document;
        if (name === 'publish') requireConfirmed(document, call);
        return answer(await writing(() => act(editor(), id, optionsOf(call))));
      },
    });

  return [
    contentRoute('GET /content/:type', {
      query: listing,
      async handle({ query, ...call }) {
        const { sort, order, q, state, kind, language } = query;
        const { documents: data, ...counted } = await editor().list({
          type: editedTypeIn(call),
          ...rowsOfPage(query),
          search: q,
          kind,
          ...(state === 'scheduled' ? { isScheduled: true } : { state }),
          order: SORTS.find((name) => name === sort),
          direction: order === 'ASC' ? 'asc' : 'desc',
          language,
        });
        return { data, ...counted };
      },
    }),
    contentRoute('POST /content/:type', {
      body: values,
      async handle({ body, author, ...call }) {
        const type = editedTypeIn(call);
        const fields = {
          ...(await atTheEnd(editor(), type)),
          ...documentFieldsOf(formOfCollection(type), body.values),
        };
        return answer(await writing(() => editor().create(type, fields, { author })));
      },
    }),
    contentRoute('POST /content/:type/order', {
      body: v.strictObject({ documents: chosenDocuments }),
      async handle({ body, author, ...call }) {
        const type = editedTypeIn(call);
        if (collectionOf(type).order !== 'displayOrder') throw new ApiError(409, 'notOrdered');
        await writing(() => editor().reorder(type, body.documents, { author }));
      },
    }),
    contentRoute('GET /content/:type/:id', {
      handle: async (call) => answer(await known(editor(), call)),
    }),
    contentRoute('PUT /content/:type/:id', {
      needsRevision: true,
      body: values,
      async handle(call) {
        const before = await known(editor(), call);
        const { id, type, draft, published } = before;
        const base = (draft ?? published)?.body ?? {};
        const fields = documentFieldsOf(formOfCollection(type), call.body.values, base);
        const document = { ...fields, _id: id, _type: type };
        await requireConfirmedDraft(editor(), before, () => fields, call);
        return answer(await writing(() => editor().saveDraft(document, optionsOf(call))));
      },
    }),
    contentRoute('POST /content/:type/:id/copy', {
      async handle(call) {
        const { type, draft, published } = await known(editor(), call);
        const body = (draft ?? published)?.body ?? {};
        const { author } = call;
        return answer(await writing(() => editor().create(type, copyOf(type, body), { author })));
      },
    }),
    action('publish', (editor, id, options) => editor.publish(id, options)),
    action('unpublish', (editor, id, options) => editor.unpublish(id, options)),
    action('discard', (editor, id, options) => editor.discardDraft(id, options)),
    action('trash', (editor, id, options) => editor.trash(id, options)),
    action('restore', (editor, id, options) => editor.restore(id, options)),
  ];
}

/** The place of a new document, behind all others of a list that is ordered by hand. */
async function atTheEnd(editor: ContentEditor, type: DocumentType): Promise<FormValues> {
  if (collectionOf(type).order !== 'displayOrder') return {};
  const { documents } = await editor.list({
    ...{ type, order: 'position', direction: 'desc', limit: 1 },
  });
  return { displayOrder: (documents[0]?.position ?? 0) + 1 };
}

/** The document that an address names, which must be of its type, and for who calls to edit. */
export async function known(
  editor: ContentEditor,
  call: Pick<Call<unknown, unknown>, 'params' | 'account'>,
): Promise<EditedDocument> {
  const type = editedTypeIn(call);
  const { id = '' } = call.params;
  const document = await editor.read(id);
  if (document?.type !== type) throw noDocument(id);
  return document;
}

export function optionsOf({
  author,
  revision,
}: Pick<Call<unknown, unknown>, 'author' | 'revision'>): WriteOptions {
  return { author, expectedRevision: revision };
}

/** A refused write tells a form what is there now, in the form's own values. */
export function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  return tellingCurrent(write, (known) => {
    const current = known as EditedDocument | null;
    const head = current?.draft ?? current?.published;
    return (
      current &&
      head && {
        id: current.id,
        revision: current.revision,
        values: formValuesOf(formOfCollection(current.type), head.body),
        author: head.author,
        updatedAt: head.updatedAt,
        isTrashed: current.trashed !== null,
      }
    );
  });
}
