import * as v from 'valibot';
import { formOfCollection, type DocumentType, type FormField } from '../../../content/index.ts';
import {
  BULK_ACTIONS,
  emptyFigures,
  InvalidDocumentError,
  noDocument,
  type EditedDocument,
} from '../../../content/index.server.ts';
import { RefusedError } from '../../../http/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { textDoubts } from '../../form/language-check.ts';
import { priceDoubts } from '../../form/price-doubts.ts';
import type { Language } from '../../../i18n/index.ts';
import type { OfficeServices } from '../../services.server.ts';
import { contentRoute } from '../route.server.ts';
import { requireConfirmed } from './confirmed-fields.server.ts';
import { chosenDocuments } from './document-routes.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import { editedTypeIn } from './form.server.ts';
import { languagesOf } from './site-languages.server.ts';

const body = v.strictObject({
  action: v.picklist(BULK_ACTIONS),
  documents: chosenDocuments,
  /** Are those published, too, of which the form would ask whether they are meant so? */
  isMeantSo: v.optional(v.boolean()),
});

/** What is done with several documents of a type in one call, and why it could not be with some. */
export function bulkRoutes(services: ContentServices & Pick<OfficeServices, 'languages'>) {
  return [
    contentRoute('POST /content/:type/bulk', {
      body,
      async handle({ author, body: { action, documents, isMeantSo = false }, ...call }) {
        const editor = editorOf(services);
        const type = editedTypeIn(call);
        const asks = action === 'publish' && !isMeantSo;
        const found = await editor.readAll(documents.map(({ id }) => id));
        if (action === 'publish') for (const document of found) requireConfirmed(document, call);
        const refusals = refusedBeforehand(
          found,
          type,
          documents,
          asks
            ? {
                languages: await languagesOf(services),
                empty: await emptyFigures(services.content.service),
              }
            : null,
        );
        const wanted = documents.filter(({ id }) => !refusals.has(id));
        const results = await editor.doWithEach(action, wanted, { author });
        const done: { id: string; revision: string; isPutOff: boolean }[] = [];
        wanted.forEach(({ id }, index) => {
          const result = results[index];
          if (result instanceof RefusedError) refusals.set(id, result);
          else if (result) {
            const isPutOff = action === 'publish' && result.draft !== null;
            done.push({ id, revision: result.revision, isPutOff });
          }
        });
        return { done, refused: [...refusals].map(([id, error]) => refusedView(id, error)) };
      },
    }),
  ];
}

interface Asked {
  /** In which each text is looked for. */
  readonly languages: readonly Language[];
  /** The figures without a value. */
  readonly empty: readonly string[];
}

/** The refusals of what is of another type or not there, and of what should be looked at once more. */
function refusedBeforehand(
  found: readonly EditedDocument[],
  type: DocumentType,
  documents: v.InferOutput<typeof body>['documents'],
  /** What doubts depend on; null where nothing is asked. */
  asked: Asked | null,
): Map<string, RefusedError> {
  const fields = formOfCollection(type);
  const known = new Map(found.map((document) => [document.id, document]));
  return new Map(
    documents.flatMap(({ id }) => {
      const document = known.get(id);
      if (document?.type !== type) return [[id, noDocument(id)] as const];
      return asked && isDoubtful(document, fields, asked)
        ? [[id, new RefusedError('doubtful')] as const]
        : [];
    }),
  );
}

/** Would its form ask whether it is meant so? */
function isDoubtful(
  { draft, published }: EditedDocument,
  fields: readonly FormField[],
  { languages, empty }: Asked,
): boolean {
  if (!draft) return false;
  const values = formValuesOf(fields, draft.body);
  const before = published ? formValuesOf(fields, published.body) : {};
  const doubts = textDoubts(fields, values, languages, empty);
  return priceDoubts(fields, values, before).length + doubts.length > 0;
}

/** A document that is as it was: why, and which of its fields have to be put right. */
function refusedView(id: string, error: RefusedError) {
  const fields =
    error instanceof InvalidDocumentError ? error.fields.map(({ path }) => String(path[0])) : [];
  return { id, code: error.code, fields: [...new Set(fields)] };
}
