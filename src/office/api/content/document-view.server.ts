import { collectionOf, formOfCollection } from '../../../content/index.ts';
import type {
  ContentEditor,
  DocumentProblem,
  EditedDocument,
} from '../../../content/index.server.ts';
import { formPathOf, formValuesOf, type FormValues } from '../../form/form-values.ts';
import type { FormProblem } from '../../form/shown-problems.ts';
import { previewPath } from './preview-path.server.ts';

export type DocumentView = Awaited<ReturnType<typeof viewOf>>;

/** A document as a form edits it, with what keeps it from being published and what is scheduled. */
export async function viewOf(editor: ContentEditor, document: EditedDocument) {
  const { id, type, revision, trashed } = document;
  const fields = formOfCollection(type);
  const stateOf = (state: EditedDocument['draft']) =>
    state && {
      values: formValuesOf(fields, state.body),
      updatedAt: state.updatedAt,
      author: state.author,
    };
  const head = document.draft ?? document.published;
  const undescribed = head ? byMissingLanguage(await editor.problemsBesideSchema(head.body)) : [];
  const published = stateOf(document.published);
  const draft = stateOf(document.draft);
  const values: FormValues = (draft ?? published)?.values ?? {};
  return {
    ...{ id, type, revision, published, draft, trashed },
    problems: [...(head?.problems ?? []), ...undescribed].map(
      ({ path, rule, expected }): FormProblem => ({
        ...{ rule, expected },
        path: formPathOf(fields, head?.body, path),
      }),
    ),
    schedules: await editor.schedules([id]),
    page: previewPath(type, values),
    isOwnPage: collectionOf(type).hasOwnPage ?? false,
    hidden: await editor.hiddenBy(document),
  };
}

/** What is missing in several languages, said of each: a form has a field for each of them. */
function byMissingLanguage(problems: readonly DocumentProblem[]): readonly DocumentProblem[] {
  return problems.flatMap((problem) =>
    problem.rule === 'altText' && problem.expected
      ? problem.expected.split(', ').map((language) => ({
          ...problem,
          path: [...problem.path, language],
          expected: language,
        }))
      : [problem],
  );
}
