import { Box } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { FormField } from '../../../content/index.ts';
import { CallError, isStale } from '../../app/call.ts';
import { useSay } from '../../app/say.ts';
import type { FormValues } from '../../form/form-values.ts';
import { KeptNotice } from '../../ui/KeptNotice.tsx';
import { NotYet } from '../../ui/NotYet.tsx';
import { api, type ContentForm } from '../content/api.ts';
import { beginSingleton } from '../content/begin-singleton.ts';
import { Field } from '../content/fields/Field.tsx';
import { FIELD_GRID } from '../content/fields/field-grid.ts';
import { DocumentFormContext } from '../content/document-form-context.ts';
import { ConflictDialog } from '../content/ConflictDialog.tsx';
import { valueAt } from '../content/set-at.ts';
import { useContentForm } from '../content/use-content-form.ts';
import { useShownForm } from '../content/shown-form.ts';
import { useDocumentForm } from '../content/use-document-form.ts';
import { useDocumentDraft, type Draft } from '../content/use-document-draft.ts';
import { OtherProblems } from './OtherProblems.tsx';
import { useSaver } from './savers.ts';
import { useSiteLanguages } from './site-languages.ts';
import { Hint } from '../../ui/Hint.tsx';

/** Which fields are asked, by name: as they are, without what goes with them, or some that an object has. */
export type Asked = Readonly<Record<string, true | 'alone' | readonly string[]>>;

interface StartDocumentOptions {
  readonly type: string;
  /** Of a singleton, its type. */
  readonly id?: string;
  readonly asks?: Asked;
  /** What a new one begins with, of a singleton that there is none of yet. */
  readonly initial?: FormValues;
  /** What stands in a field that is empty when the step is opened, to be seen and changed. */
  readonly fills?: FormValues;
  /** Are texts asked in the first language alone, as names by law are? */
  readonly isOneLanguage?: boolean;
  /** What is left out before it is made public: a price that nobody wrote. */
  readonly tidy?: (values: FormValues) => FormValues;
  /** Of one that a later step makes public: is it ready for that step? */
  readonly isReady?: (values: FormValues) => boolean;
  /** What its fields are about, above them. */
  readonly about?: (values: FormValues) => ReactNode;
  /** What is asked in another way than by its fields. */
  readonly children?: (shown: {
    readonly values: FormValues;
    readonly form: ContentForm;
    readonly draft: Draft;
  }) => ReactNode;
}

/** Part of a document in a step of the guided start: saved as it is typed, public when somebody goes on. */
export function StartDocument(options: StartDocumentOptions) {
  const { type, id = type } = options;
  const { form, error, refetch } = useContentForm(type);
  const draft = useDocumentDraft(type, id);
  const [failure, setFailure] = useState<unknown>(null);
  const { initial = NOTHING } = options;
  const isMissing = draft.error instanceof CallError && draft.error.status === 404;
  const isBegun = useRef(false);
  const { reload } = draft;
  const begin = useCallback(
    () =>
      beginSingleton(type, initial)
        .then(() => reload())
        .then(() => setFailure(null))
        .catch(setFailure),
    [type, initial, reload],
  );
  useEffect(() => {
    if (!isMissing || isBegun.current) return;
    isBegun.current = true;
    void begin();
  }, [isMissing, begin]);
  const broken = failure ?? error ?? (isMissing ? null : draft.error);
  if (form && draft.view) return <Shown {...options} id={id} form={form} draft={draft} />;
  const retry = () => Promise.all([!form && refetch(), isMissing ? begin() : reload()]);
  return <NotYet error={broken} onRetry={retry} />;
}

interface ShownOptions extends StartDocumentOptions {
  readonly id: string;
  readonly form: ContentForm;
  readonly draft: Draft;
}

function Shown(options: ShownOptions) {
  const { type, id, asks = {}, form, draft, isOneLanguage, tidy, isReady } = options;
  const { fills = NOTHING, about, children } = options;
  const t = useTranslate();
  const offered = useSiteLanguages();
  const languages = useMemo(
    () => (isOneLanguage ? offered.slice(0, 1) : offered),
    [isOneLanguage, offered],
  );
  const { context, problems, isTried, setTried } = useDocumentForm({
    ...{ form, draft, languages, hasOriginals: false },
  });
  const { values, read, set } = draft;
  useEffect(() => {
    for (const [name, value] of Object.entries(fills)) if (!read(name)) set(name, value);
  }, [fills, read, set]);
  const publish = usePublish({ type, id, draft, tidy, isReady, onTried: setTried });
  useSaver(`${type}/${id}`, publish);
  const fields = askedFields(useShownForm(form, values).fields, asks);
  return (
    <DocumentFormContext.Provider value={context}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <KeptNotice autosave={draft} />
        {isTried && <OtherProblems problems={problems} form={form} values={values} asks={asks} />}
        {about?.(values)}
        {fields.length > 0 && (
          <Box sx={{ ...FIELD_GRID, gap: 2 }}>
            {fields.map(({ field, path }) => (
              <Box key={path} sx={{ gridColumn: '1 / -1' }}>
                <Field field={field} path={path} value={valueAt(values, path)} />
              </Box>
            ))}
          </Box>
        )}
        {children?.({ values, form, draft })}
        <Hint role="status" sx={{ minHeight: '1.5em' }}>
          {draft.state !== 'saved' || isTyped(draft) ? t(`office.saving.${draft.state}`) : ''}
        </Hint>
      </Box>
      <ConflictDialog draft={draft} fields={form.fields} />
    </DocumentFormContext.Provider>
  );
}

interface PublishOptions {
  readonly type: string;
  readonly id: string;
  readonly draft: Draft;
  readonly tidy: ((values: FormValues) => FormValues) | undefined;
  readonly isReady: ((values: FormValues) => boolean) | undefined;
  readonly onTried: (isTried: boolean) => void;
}

/** Makes the document public as it is typed; false when it cannot be, which its fields then say. */
function usePublish({ type, id, draft, tidy, isReady, onTried }: PublishOptions) {
  const say = useSay();
  return async () => {
    const tidied = tidy?.(draft.values);
    for (const [name, value] of Object.entries(tidied ?? NOTHING))
      if (value !== draft.values[name]) draft.set(name, value);
    const isChanged = isTyped(draft) || draft.state !== 'saved';
    if (!(await draft.flush())) {
      // A conflict has its dialog.
      if (!isStale(draft.failure())) say(draft.failure());
      return false;
    }
    if (isReady) return isReady(draft.values);
    if (!isChanged) return true;
    try {
      const params = { type, id };
      const revision = draft.revision();
      draft.follow(await api('POST /content/:type/:id/publish', { params, revision }));
      onTried(false);
      return true;
    } catch (failure) {
      say(failure);
      onTried(true);
      await draft.reload();
      return false;
    }
  };
}

/** Is there something that visitors do not see yet? */
const isTyped = ({ view }: Draft) => view?.draft !== null && view?.draft !== undefined;

const NOTHING: FormValues = {};

/** The fields that are asked, each with its place. */
function askedFields(fields: readonly FormField[], asks: Asked) {
  return Object.entries(asks).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return [];
    if (inner === true) return [{ field, path: name }];
    if (inner === 'alone') return [{ field: { ...field, fields: [] }, path: name }];
    return inner.flatMap((one) => {
      const part = field.fields?.find((other) => other.name === one);
      return part ? [{ field: part, path: `${name}.${one}` }] : [];
    });
  });
}
