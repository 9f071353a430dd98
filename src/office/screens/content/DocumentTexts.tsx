import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { capitalized } from '../../../i18n/index.ts';
import type { Bilingual } from '../../../content/index.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { titleIn } from '../../form/document-title.ts';
import { untranslated } from '../../form/language-check.ts';
import { KeptNotice } from '../../ui/KeptNotice.tsx';
import { NotYet } from '../../ui/NotYet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { api, type ContentForm, type DocumentView, type ListedView } from './api.ts';
import { Field } from './fields/Field.tsx';
import { DocumentFormContext, said } from './document-form-context.ts';
import { labelText, titleText } from './labels.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { lackingTexts, otherChanges } from './lacking-texts.ts';
import { indexedPath, valueAt } from './set-at.ts';
import { StateChips } from './StateChips.tsx';
import { useContentForm } from './use-content-form.ts';
import { useDocumentForm } from './use-document-form.ts';
import { useDocumentDraft, type Draft } from './use-document-draft.ts';

/** Publishes what is translated of a document; false where it could not be. */
export type Publish = () => Promise<boolean>;

interface DocumentTextsOptions {
  readonly document: ListedView & { readonly one: Bilingual };
  /** Says whether all of it is translated, and how that is published. */
  onReady(id: string, publish: Publish | null): void;
  onPublished(): Promise<void>;
}

/** The texts of a document that a language lacks; what is typed is saved as its draft. */
export function DocumentTexts({ document, onReady, onPublished }: DocumentTextsOptions) {
  const { id, type, one, state, schedules } = document;
  const language = useOfficeLanguage();
  const { form, error, refetch } = useContentForm(type);
  const draft = useDocumentDraft(type, id);
  const title = form ? titleText(titleIn(document, language), form, language) : '';
  const kind = capitalized(said(one, language));
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          <TextLink to={`/content/${type}/${id}`}>
            {[kind, title].filter((text, index) => index === 0 || text !== kind).join(': ')}
          </TextLink>
        </Typography>
        <StateChips state={state} schedules={schedules} />
      </Box>
      {form && draft.view ? (
        <Rows {...{ form, draft, onReady, onPublished }} view={draft.view} name={title || kind} />
      ) : (
        <NotYet
          error={error ?? draft.error}
          onRetry={() => Promise.all([!form && refetch(), draft.reload()])}
        />
      )}
    </Paper>
  );
}

interface RowsOptions extends Pick<DocumentTextsOptions, 'onReady' | 'onPublished'> {
  readonly form: ContentForm;
  readonly draft: Draft;
  readonly view: DocumentView;
  readonly name: string;
}

function Rows({ form, draft, view, name, onReady, onPublished }: RowsOptions) {
  const { type, fields, languages } = form;
  const { id } = view;
  const { values } = draft;
  const t = useTranslate();
  const say = useSay();
  // A text that has just been translated stays to be read once more.
  const [texts] = useState(() => lackingTexts(form, view));
  const { isBusy, work } = useWork();
  const { context, language, tell, setTried } = useDocumentForm({ form, draft });
  const others = useMemo(() => otherChanges(form, view, texts), [form, view, texts]);
  const isWhole = untranslated(fields, values, languages).length === 0;
  const publish = async () => {
    if (!(await draft.flush())) return false;
    setTried(true);
    try {
      const params = { type, id };
      const revision = draft.revision();
      draft.follow(await api('POST /content/:type/:id/publish', { params, revision }));
      tell({ text: t('content.translations.published', { name }) });
      return true;
    } catch (failure) {
      say(failure);
      await draft.reload();
      return false;
    }
  };
  // What stands for it in the list of all calls the newest.
  const latest = useRef(publish);
  useEffect(() => {
    latest.current = publish;
  });
  const isReady = isWhole && view.published !== null && others.length === 0;
  useEffect(() => {
    onReady(id, isReady ? () => latest.current() : null);
    return () => onReady(id, null);
  }, [id, isReady, onReady]);
  const publishOne = async () => {
    if (await publish()) await onPublished();
  };
  return (
    <DocumentFormContext.Provider value={context}>
      <KeptNotice autosave={draft} />
      <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {texts.map(({ field, place, labels }) => {
          // The item that it is of may have been moved meanwhile, or removed.
          const path = indexedPath(values, place);
          const value = valueAt(values, path);
          if (value === undefined) return null;
          return (
            <Box key={place} role="group" aria-label={labelText(labels, language)}>
              {labels.length > 1 && (
                <Typography color="textSecondary" sx={{ fontSize: '0.85rem', mb: 1 }}>
                  {labelText(labels.slice(0, -1), language)}
                </Typography>
              )}
              <Field field={field} path={path} value={value} />
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        {view.published && (
          <Button variant="outlined" loading={isBusy} onClick={() => void work(publishOne)}>
            {t('content.actions.publish')}
          </Button>
        )}
        <Typography role="status" color="textSecondary" sx={{ fontSize: '0.85rem' }}>
          {t(`office.saving.${draft.state}`)}
        </Typography>
        {others.length > 0 && (
          <Typography color="warning" sx={{ fontSize: '0.85rem' }}>
            {t('content.translations.others', {
              names: others.map((labels) => labelText(labels, language)).join(', '),
            })}
          </Typography>
        )}
      </Box>
      <ConflictDialog draft={draft} fields={fields} />
    </DocumentFormContext.Provider>
  );
}
