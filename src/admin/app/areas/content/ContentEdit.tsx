import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FormField } from '../../../../content/index.ts';
import { languageDoubts } from '../../../content/language-check.ts';
import { isMissing, shownProblems } from '../../../content/shown-problems.ts';
import type { ContentForm, DocumentAction, DocumentView } from '../../../content/types.ts';
import { titleOfItem } from '../../../content/leaves.ts';
import { call, CallError } from '../../call.ts';
import { useSay } from '../../say.ts';
import { ActionBar } from './ActionBar.tsx';
import { columnOf, FIELD_GRID } from './fields/field-grid.ts';
import { Field } from './fields/Field.tsx';
import { useSayProblem } from './fields/FieldProblem.tsx';
import { capital, FormContext, said, type FormContextValue } from './form-context.ts';
import { labelText, timeText, titleText } from './labels.ts';
import { ConflictDialog } from './panels/ConflictDialog.tsx';
import { DoubtsDialog } from './panels/DoubtsDialog.tsx';
import { HolidayPicker } from './panels/HolidayPicker.tsx';
import { PreviewPane } from './panels/PreviewPane.tsx';
import { ScheduleDialog } from './panels/ScheduleDialog.tsx';
import { VersionsDialog } from './panels/VersionsDialog.tsx';
import { pathLabels } from './path-labels.ts';
import { Problem } from './Problem.tsx';
import { StateChips } from './StateChips.tsx';
import { useUndoBar } from './UndoBar.tsx';
import { useOfficeLanguage } from '../../office-language.ts';
import { useContentForm } from './use-content-form.ts';
import { useDraft } from './use-draft.ts';

const LANGUAGES = ['es', 'en'] as const;

/** The form of one document. */
export default function ContentEdit() {
  const { type = '', id = '' } = useParams();
  const { form, error } = useContentForm(type);
  if (error !== undefined) return <Problem error={error} />;
  if (!form) return <LinearProgress />;
  return <DocumentForm key={`${type}/${id}`} form={form} id={id} />;
}

function DocumentForm({ form, id }: { readonly form: ContentForm; readonly id: string }) {
  const { type, fields, isSingleton } = form;
  const t = useTranslate();
  const say = useSay();
  const navigate = useNavigate();
  const language = useOfficeLanguage();
  const draft = useDraft(type, id);
  const { offerUndo, bar } = useUndoBar();
  // Who comes from the audit sees what was there before.
  const [search] = useSearchParams();
  const before = search.get('versions');
  const [panel, setPanel] = useState<'versions' | 'schedule' | 'doubts' | null>(
    before ? 'versions' : null,
  );
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { view, values, read, set } = draft;
  const path = `content/${type}/${encodeURIComponent(id)}`;
  const problems = view?.problems ?? NONE;
  const [isTried, setIsTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(NOWHERE);
  const leave = useCallback(
    (place: string) => setLeft((all) => (all.has(place) ? all : new Set([...all, place]))),
    [],
  );
  // What the server found them in, which is not what is typed at this moment.
  const saved = (view?.draft ?? view?.published)?.values ?? NOTHING;
  const shown = useMemo(
    () => shownProblems({ problems, values: saved, left, isTried }),
    [problems, saved, left, isTried],
  );
  const { originals } = form;
  const context = useMemo<FormContextValue>(
    () => ({
      ...{ Field, language, languages: LANGUAGES, problems: shown, leave, read, set, offerUndo },
      ...(originals && { originals }),
    }),
    [language, shown, leave, originals, read, set, offerUndo],
  );

  if (!view) {
    const isMissing = draft.error instanceof CallError && draft.error.status === 404;
    if (isMissing && isSingleton) return <NewSingleton type={type} onMade={draft.reload} />;
    return draft.error ? <Problem error={draft.error} /> : <LinearProgress />;
  }
  const doubts = languageDoubts(fields, values);
  const missing = view.draft ? problems.filter((problem) => isMissing(problem, saved)) : [];
  const title = titleText(titleOfItem(values, fields, language), form, language);
  const heading = isSingleton ? capital(said(form.one, language)) : title;

  const act = async (action: DocumentAction) => {
    if (!(await draft.flush())) return;
    const revision = draft.revision();
    try {
      const next = await call<DocumentView>('POST', `${path}/${action}`, { revision });
      if (action === 'publish') {
        setIsTried(false);
        setLeft(NOWHERE);
        draft.follow(next);
      } else draft.show(next);
      if (action === 'trash' || (action === 'discard' && next.trashed)) {
        offerUndo(t('content.done.trash'), () => void act('restore'));
      } else offerUndo(t(`content.done.${action}`));
    } catch (failure) {
      say(failure);
      if (failure instanceof CallError && failure.code === 'invalid') {
        await draft.reload();
        // What has to be put right is said at the top, which may be far away.
        // Whoever is typing again has found it.
        if (!document.activeElement?.matches(TYPED_INTO))
          document.getElementById(PROBLEMS_ID)?.focus();
      }
    }
  };
  const publish = async () => {
    setIsTried(true);
    if (!(await draft.flush())) return;
    if (doubts.length > 0) setPanel('doubts');
    else await act('publish');
  };
  const copy = async () => {
    if (!(await draft.flush())) return;
    const made = await call<DocumentView>('POST', `${path}/copy`).catch(say);
    if (made) void navigate(`/content/${type}/${made.id}`);
  };

  const preview = (
    <PreviewPane
      page={view.page}
      languages={LANGUAGES}
      revision={view.revision}
      isBroken={view.draft !== null && problems.some(({ rule }) => rule !== 'altText')}
    />
  );
  return (
    <FormContext.Provider value={context}>
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
      </Box>
      <Notices
        draft={draft}
        fields={fields}
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
        <Box sx={{ display: isPreviewed && !isWide ? 'none' : 'block' }}>
          <Groups form={form} values={values} />
        </Box>
        {isPreviewed && isWide && (
          <Box
            component="aside"
            aria-label={t('content.preview.title')}
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
        onPanel={async (next) => {
          if (await draft.flush()) setPanel(next);
        }}
      />
      {panel === 'doubts' && (
        <DoubtsDialog
          doubts={doubts}
          onClose={() => setPanel(null)}
          onPublish={() => {
            setPanel(null);
            void act('publish');
          }}
        />
      )}
      {panel === 'versions' && (
        <VersionsDialog
          path={path}
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
          path={path}
          view={view}
          onDone={draft.show}
          onClose={() => setPanel(null)}
        />
      )}
      {draft.theirs && (
        <ConflictDialog
          fields={fields}
          theirs={draft.theirs}
          mine={values}
          onResolve={draft.resolve}
        />
      )}
      {bar}
    </FormContext.Provider>
  );
}

const NONE: DocumentView['problems'] = [];
const NOTHING = {};
const NOWHERE: ReadonlySet<string> = new Set();

const TYPED_INTO = 'input, textarea, [contenteditable="true"]';

/** Where what keeps the draft from being published is said. */
const PROBLEMS_ID = 'problems';

/** What has to be known before the form: something kept, what keeps it from being published. */
function Notices({
  draft,
  fields,
  problems,
}: {
  readonly draft: ReturnType<typeof useDraft>;
  readonly fields: readonly FormField[];
  /** What is missing is among them only once publishing was tried. */
  readonly problems: DocumentView['problems'];
}) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const sayProblem = useSayProblem();
  const { kept, view, values } = draft;
  const failed = view?.schedules.filter(({ failure }) => failure !== null) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {kept && (
        <Alert
          severity="info"
          action={
            <>
              <Button color="inherit" onClick={draft.useKept}>
                {t('content.kept.use')}
              </Button>
              <Button color="inherit" onClick={draft.dropKept}>
                {t('content.kept.drop')}
              </Button>
            </>
          }
        >
          {t('content.kept.text', { when: timeText(kept.at, language) })}
        </Alert>
      )}
      {view?.trashed && <Alert severity="warning">{t('content.conflict.trashed')}</Alert>}
      {failed.map(({ action, at, failure }) => (
        <Alert key={action} severity="error">
          {t(`content.schedule.failed.${failure?.reason ?? 'invalid'}`, {
            at: timeText(at, language),
          })}
        </Alert>
      ))}
      {view?.draft && problems.length > 0 && (
        <Alert severity="warning" id={PROBLEMS_ID} tabIndex={-1} sx={{ scrollMarginTop: 72 }}>
          {t('content.problems.title')}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {problems.map((problem, index) => (
              <li key={`${index} ${problem.path.join('.')}`}>
                {labelText(pathLabels(fields, values, problem.path), language)}
                {': '}
                {sayProblem(problem)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

/** The fields by their groups, one tab each. */
function Groups({
  form,
  values,
}: {
  readonly form: ContentForm;
  readonly values: Readonly<Record<string, unknown>>;
}) {
  const language = useOfficeLanguage();
  const keys = Object.keys(form.groups);
  const [tab, setTab] = useState(keys[0] ?? '');
  const inGroup = (group: string) =>
    form.fields.filter(
      (field) => (field.group ?? keys[0]) === group && field.name !== 'displayOrder',
    );
  const shown = keys.filter((key) => inGroup(key).length > 0);
  return (
    <Box>
      {shown.length > 1 && (
        <Tabs
          value={tab}
          onChange={(_, next: string) => setTab(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 2 }}
        >
          {shown.map((key) => (
            <Tab
              key={key}
              value={key}
              id={`tab-${key}`}
              aria-controls={`panel-${key}`}
              label={said(form.groups[key], language)}
            />
          ))}
        </Tabs>
      )}
      {shown.map((key) => (
        <Box
          key={key}
          role={shown.length > 1 ? 'tabpanel' : undefined}
          id={`panel-${key}`}
          aria-labelledby={shown.length > 1 ? `tab-${key}` : undefined}
          hidden={key !== tab}
          sx={{
            ...FIELD_GRID,
            display: key === tab ? 'grid' : 'none',
            gap: 3,
          }}
        >
          {key === tab && (
            <>
              {form.type === 'openingHours' && key === 'exceptions' && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <HolidayPicker exceptions={values['exceptions']} />
                </Box>
              )}
              {inGroup(key).map((field) => (
                <Box key={field.name} sx={{ gridColumn: columnOf(field) }}>
                  <Field field={field} path={field.name} value={values[field.name]} />
                </Box>
              ))}
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}

function NewSingleton({ type, onMade }: { readonly type: string; onMade(): Promise<void> }) {
  const t = useTranslate();
  const say = useSay();
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <p>{t('content.empty')}</p>
      <Button
        variant="contained"
        onClick={() =>
          call('POST', `content/${type}`, { body: { values: {} } })
            .then(onMade)
            .catch(say)
        }
      >
        {t('content.new')}
      </Button>
    </Box>
  );
}

function stateOf({ published, draft, trashed }: DocumentView) {
  if (trashed) return 'trashed';
  if (!draft) return 'published';
  return published ? 'changed' : 'draft';
}
