import { Box, Button, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { capitalized } from '../../../i18n/index.ts';
import { ArrowBackIcon, HistoryIcon } from '../../app/icons.ts';
import { textDoubts } from '../../form/language-check.ts';
import { breaksSchema, isMissing } from '../../form/shown-problems.ts';
import { api, type ContentForm, type DocumentView } from './api.ts';
import { titleOfItem } from '../../form/leaves.ts';
import { CallError } from '../../app/call.ts';
import { useSay } from '../../app/say.ts';
import { ActionBar, type DocumentAction } from './ActionBar.tsx';
import { DocumentFormContext, said } from './document-form-context.ts';
import { labelText, titleText } from './labels.ts';
import { FormGroups } from './FormGroups.tsx';
import { NewSingleton } from './NewSingleton.tsx';
import { Notices, PROBLEMS_ID } from './Notices.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DoubtsDialog } from './DoubtsDialog.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';
import { pathLabels } from './path-labels.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { outcomeOf } from './shown-on-site.ts';
import { StateChips } from './StateChips.tsx';
import { useAddedItem } from './use-added-item.ts';
import { useContentForm } from './use-content-form.ts';
import { useDocumentForm } from './use-document-form.ts';
import { useShownForm } from './shown-form.ts';
import { useDocumentDraft } from './use-document-draft.ts';
import { useGoTo } from './use-go-to.ts';
import { usePriceDoubts } from './use-price-doubts.ts';
import { useProposedSlug } from './use-proposed-slug.ts';
import { TO_NEXT } from '../../ui/next-field.ts';
import { Title } from '../../ui/Title.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';

/** The form of one document. */
export default function ContentEdit() {
  const { type = '', id = '' } = useParams();
  const { form, error } = useContentForm(type);
  if (error !== undefined)
    return <ScreenProblem error={error} title="content.title" list="/content" />;
  if (!form) return <LoadingBar />;
  return <DocumentForm key={`${type}/${id}`} form={form} id={id} />;
}

function DocumentForm({ form, id }: { readonly form: ContentForm; readonly id: string }) {
  const { type, fields, isSingleton, languages, emptyFigures } = form;
  const t = useTranslate();
  const say = useSay();
  const navigate = useNavigate();
  const draft = useDocumentDraft(type, id);
  // Who comes from the audit sees what was there before.
  const [search] = useSearchParams();
  const before = search.get('versions');
  const [panel, setPanel] = useState<'versions' | 'schedule' | 'doubts' | 'priceDoubts' | null>(
    before ? 'versions' : null,
  );
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { view, values } = draft;
  const shown = useShownForm(form, values);
  const params = { type, id };
  const { target, goTo } = useGoTo(values, view !== null);
  useAddedItem(fields, draft, goTo);
  useProposedSlug(fields, draft);
  const prices = usePriceDoubts(fields, values, view?.published?.values ?? NOTHING);
  const { context, language, tell, offerUndo, problems, saved, isTried, setTried } =
    useDocumentForm({ form, draft, prices, target });

  if (!view) {
    const isMissing = draft.error instanceof CallError && draft.error.status === 404;
    if (isMissing && isSingleton) {
      const heading = capitalized(said(form.one, language));
      return <NewSingleton type={type} heading={heading} onMade={draft.reload} />;
    }
    return draft.error ? (
      <ScreenProblem error={draft.error} title="content.title" list="/content" />
    ) : (
      <LoadingBar />
    );
  }
  const doubts = textDoubts(fields, values, languages, emptyFigures);
  const missing = view.draft ? problems.filter((problem) => isMissing(problem, saved)) : [];
  const title = titleText(titleOfItem(values, fields, language), form, language);
  const heading = isSingleton ? capitalized(said(form.one, language)) : title;

  const act = async (action: DocumentAction) => {
    if (!(await draft.flush())) return;
    const revision = draft.revision();
    try {
      const next = await api(`POST /content/:type/:id/${action}`, { params, revision });
      if (action === 'publish') {
        setTried(false);
        draft.follow(next);
        tell(await outcomeOf(next, t, language));
        return;
      }
      draft.show(next);
      if (action === 'trash' || (action === 'discard' && next.trashed)) {
        offerUndo(t('content.done.trash'), () => void act('restore'));
      } else offerUndo(t(`content.done.${action}`));
    } catch (failure) {
      say(failure);
      const { status = 0, code = '' } = failure instanceof CallError ? failure : {};
      // Somebody else was first: what is done next is done to what they have written.
      if (status === 409) await draft.reload();
      if (code === 'invalid') {
        await draft.reload();
        // What has to be put right is said at the top, which may be far away.
        // Whoever is typing again has found it.
        if (!document.activeElement?.matches(TYPED_INTO))
          document.getElementById(PROBLEMS_ID)?.focus();
      }
    }
  };
  const publish = async () => {
    setTried(true);
    if (!(await draft.flush())) return;
    if (doubts.length + prices.doubts.length > 0) setPanel('doubts');
    else await act('publish');
  };
  const openPanel = async (next: typeof panel) => {
    if (await draft.flush()) setPanel(next);
  };
  const copy = async () => {
    if (!(await draft.flush())) return;
    const made = await api('POST /content/:type/:id/copy', { params }).catch(say);
    if (made) void navigate(`/content/${type}/${made.id}`);
  };

  const preview = (
    <PreviewPane
      page={view.page}
      languages={languages}
      revision={view.revision}
      isBroken={view.draft !== null && problems.some(breaksSchema)}
    />
  );
  return (
    <DocumentFormContext.Provider value={context}>
      <Title title={heading} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
        <IconButton
          component={Link}
          to={isSingleton ? '/content' : `/content/${type}`}
          aria-label={t('content.actions.backToList')}
        >
          <ArrowBackIcon />
        </IconButton>
        <StateChips state={stateOf(view)} schedules={view.schedules} />
        <Button
          size="small"
          startIcon={<HistoryIcon />}
          onClick={() => void openPanel('versions')}
          sx={{ ml: 'auto' }}
        >
          {t('content.actions.versions')}
        </Button>
      </Box>
      <Notices
        draft={draft}
        fields={fields}
        onGoTo={goTo}
        problems={isTried ? problems : problems.filter((problem) => !missing.includes(problem))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: isPreviewed && isWide ? 'minmax(0, 1fr) 420px' : 'minmax(0, 1fr)',
        }}
      >
        {isPreviewed && !isWide && preview}
        <Box {...TO_NEXT} sx={{ display: isPreviewed && !isWide ? 'none' : 'block' }}>
          <FormGroups form={shown} values={values} />
        </Box>
        {isPreviewed && isWide && (
          <Box
            component="aside"
            aria-label={t('content.actions.preview')}
            sx={{ position: 'sticky', top: 64 }}
          >
            {preview}
          </Box>
        )}
      </Box>
      <ActionBar
        view={view}
        isSingleton={isSingleton}
        state={draft.state}
        doubts={doubts.length}
        missing={
          isTried
            ? []
            : missing.map(({ path }) => labelText(pathLabels(fields, values, path), language))
        }
        isPreviewed={isPreviewed}
        onPreview={async () => {
          await draft.flush();
          setIsPreviewed(!isPreviewed);
        }}
        onPublish={publish}
        onAction={act}
        onCopy={copy}
        onSchedule={() =>
          // What goes live by itself is asked about as what goes live now.
          openPanel(prices.doubts.length > 0 ? 'priceDoubts' : 'schedule')
        }
      />
      {(panel === 'doubts' || panel === 'priceDoubts') && (
        <DoubtsDialog
          doubts={panel === 'doubts' ? doubts : []}
          prices={prices.doubts}
          goOn={t(`content.doubts.${panel === 'doubts' ? 'publish' : 'schedule'}Anyway`)}
          onClose={() => setPanel(null)}
          onGoOn={() => {
            setPanel(panel === 'doubts' ? null : 'schedule');
            if (panel === 'doubts') void act('publish');
          }}
        />
      )}
      {panel === 'versions' && (
        <VersionsDialog
          type={type}
          id={id}
          revision={view.revision}
          fields={fields}
          now={values}
          before={before ? Number(before) : undefined}
          onClose={() => setPanel(null)}
          onRestored={(next) => {
            setPanel(null);
            draft.show(next);
            offerUndo(t('content.versions.restored'));
          }}
        />
      )}
      {panel === 'schedule' && (
        <ScheduleDialog
          view={view}
          fields={fields}
          isSingleton={isSingleton}
          onDone={draft.show}
          onClose={() => setPanel(null)}
        />
      )}
      <ConflictDialog draft={draft} fields={fields} />
    </DocumentFormContext.Provider>
  );
}

const NOTHING = {};

const TYPED_INTO = 'input, textarea, [contenteditable="true"]';

function stateOf({ published, draft, trashed }: DocumentView) {
  if (trashed) return 'trashed';
  if (!draft) return 'published';
  return published ? 'changed' : 'draft';
}
