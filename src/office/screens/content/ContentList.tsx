import { Box, Button, Link as Link_, Pagination, Paper, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AddIcon, DragIndicatorIcon } from '../../app/icons.tsx';
import type { FormField } from '../../../content/index.ts';
import { titleIn } from '../../form/document-title.ts';
import { isRecord } from '../../form/form-values.ts';
import { api, type ContentForm, type ListedView } from './api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSay } from '../../app/say.ts';
import { capital, said } from './form-context.ts';
import { formatMoment } from '../../../i18n/index.ts';
import { titleText } from './labels.ts';
import { moved } from './moved.ts';
import { MoveHandle } from './MoveHandle.tsx';
import { Problem } from './Problem.tsx';
import { RowMenu, type RowAction } from './RowMenu.tsx';
import { StateChips } from './StateChips.tsx';
import { useUndoBar } from './UndoBar.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useContentForm } from './use-content-form.ts';
import { Choice } from '../../ui/Choice.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Title } from '../../ui/Title.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';

/** The documents of a type. */
export default function ContentList() {
  const { type = '' } = useParams();
  const { form, error } = useContentForm(type);
  if (error !== undefined) return <Problem error={error} />;
  if (!form) return <LoadingBar />;
  if (form.isSingleton) return <Navigate to={`/content/${type}/${type}`} replace />;
  return <DocumentList key={type} form={form} />;
}

/** Lists that are ordered by hand show all of theirs; the others a page. */
const ALL = 200;
const PER_PAGE = 50;
const STATES = ['published', 'changed', 'draft', 'scheduled', 'trashed'] as const;

const SORTS = {
  position: 'byOrder',
  title: 'byTitle',
  date: 'byDate',
  updatedAt: 'byChange',
} as const;
type Sort = keyof typeof SORTS;

interface Listed {
  readonly data: readonly ListedView[];
  readonly total: number;
}

function DocumentList({ form }: { readonly form: ContentForm }) {
  const { type } = form;
  const t = useTranslate();
  const say = useSay();
  const navigate = useNavigate();
  const language = useOfficeLanguage();
  const { offerUndo, bar } = useUndoBar();
  const [query, setQuery] = useSearchParams();
  const isOrdered = form.order === 'displayOrder';
  const usual: Sort = isOrdered ? 'position' : form.order === 'date' ? 'date' : 'updatedAt';
  const sort = (query.get('sort') ?? usual) as Sort;
  const [q, kind] = ['q', 'kind'].map((name) => query.get(name) ?? '');
  const state = STATES.find((one) => one === query.get('state'));
  const page = Number(query.get('page') ?? 1);
  const perPage = sort === 'position' ? ALL : PER_PAGE;
  const [listed, setListed] = useState<Listed | null>(null);
  const [announced, setAnnounced] = useState('');

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const order = sort === 'title' || sort === 'position' ? 'ASC' : 'DESC';
      const found = await api('GET /content/:type', {
        params: { type },
        query: { page, perPage, sort, order, q, state, kind, language },
        ...(signal && { signal }),
      });
      setListed(found);
    },
    [type, page, perPage, sort, q, state, kind, language],
  );
  useEffect(() => {
    const abort = new AbortController();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what it sets has been fetched before
    load(abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) say(error);
    });
    return () => abort.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` is another one at each rendering
  }, [load]);

  const filter = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name === 'q' },
    );
  const nameIn = (one: ListedView) => titleText(titleIn(one, language), form, language);
  const canMove = sort === 'position' && !q && !state && !kind && (listed?.total ?? 0) <= ALL;

  const write = (documents: readonly ListedView[]) =>
    api('POST /content/:type/order', {
      params: { type },
      body: { documents: documents.map(({ id, revision }) => ({ id, revision })) },
    });
  const reorder = async (from: number, to: number) => {
    if (!listed) return;
    const before = listed.data;
    const data = moved(before, from, to);
    const item = data[to];
    setListed({ ...listed, data });
    const place = { title: item ? nameIn(item) : '', place: to + 1, total: data.length };
    setAnnounced(t('content.order.moved', place));
    try {
      await write(data);
      await load();
      offerUndo(t('content.order.saved'), () => void undoOrder(before));
    } catch (error) {
      say(error);
      await load();
    }
  };
  const undoOrder = async (before: readonly ListedView[]) => {
    const { data } = await api('GET /content/:type', {
      params: { type },
      query: { page: 1, perPage: ALL, sort: 'position', order: 'ASC' },
    });
    const byId = new Map(data.map((one) => [one.id, one]));
    await write(before.flatMap(({ id }) => byId.get(id) ?? [])).catch(say);
    await load();
  };
  /** Does it, and offers to take it back: a copy goes to the bin, what is in the bin comes out of it. */
  const act = async (
    action: RowAction,
    { id, revision }: Pick<ListedView, 'id' | 'revision'>,
    isTakenBack = false,
  ) => {
    try {
      const after = await api(`POST /content/:type/:id/${action}`, {
        params: { type, id },
        ...(action !== 'copy' && { revision }),
      });
      const opposite = action === 'trash' ? 'restore' : 'trash';
      const undo = () => void act(opposite, after, true);
      offerUndo(t(`content.done.${action}`), isTakenBack ? undefined : undo);
    } catch (error) {
      say(error);
    }
    await load().catch(say);
  };
  const create = async () => {
    const values = defaultsOf(form, listed?.total ?? 0);
    const made = await api('POST /content/:type', { params: { type }, body: { values } }).catch(
      say,
    );
    if (made) void navigate(`/content/${type}/${made.id}`);
  };

  const kinds = form.fields.find(({ name }) => name === 'kind');
  const isFiltered = Boolean(q || state || kind);
  return (
    <Box>
      <Title title={capital(said(form.several, language))} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 2, alignItems: 'center' }}>
        <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 180px' } }}>
          <SearchField
            label={t('ra.action.search')}
            value={q ?? ''}
            onSearch={(text) => filter('q', text)}
          />
        </Box>
        <Choice
          label={t('content.filters.state')}
          all={t('content.filters.all')}
          sx={{ flex: FILTER, minWidth: 130 }}
          value={state ?? ''}
          options={STATES.map((one) => [one, t(`content.states.${one}`)])}
          onChoose={(value) => filter('state', value)}
        />
        {kinds && (
          <Choice
            label={said(kinds.label, language)}
            all={t('content.filters.all')}
            sx={{ flex: FILTER, minWidth: 130 }}
            value={kind ?? ''}
            options={(kinds.options ?? []).map((one) => [one, nameOf(kinds, one, language)])}
            onChoose={(value) => filter('kind', value)}
          />
        )}
        <Choice
          label={t('content.filters.sort')}
          sx={{ flex: FILTER, minWidth: 140 }}
          value={sort}
          options={(Object.keys(SORTS) as Sort[])
            .filter(
              (one) =>
                (one !== 'position' || isOrdered) &&
                (one !== 'date' || usual === 'date' || type === 'blog'),
            )
            .map((one) => [one, t(`content.filters.${SORTS[one]}`)])}
          onChoose={(value) => filter('sort', value)}
        />
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => void create()}>
          {t('content.new')}
        </Button>
      </Box>
      {!listed && <LoadingBar />}
      {listed?.total === 0 && (
        <EmptyState text={isFiltered ? 'content.noMatch' : 'content.empty'} />
      )}
      {canMove && (listed?.total ?? 0) > 1 && (
        <Typography color="textSecondary" sx={{ fontSize: '0.85rem', mb: 1 }}>
          {t('content.order.help')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {listed?.data.map((one, index) => (
          <Paper
            component="li"
            variant="outlined"
            key={one.id}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
            }}
            onDrop={(event) => {
              const from = event.dataTransfer.getData(DRAGGED);
              if (from === '') return;
              event.preventDefault();
              void reorder(Number(from), index);
            }}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 0.5, minHeight: 56 }}
          >
            {canMove ? (
              <MoveHandle
                title={nameIn(one)}
                index={index}
                total={listed.data.length}
                type={DRAGGED}
                onMove={(from, to) => void reorder(from, to)}
              >
                <DragIndicatorIcon />
              </MoveHandle>
            ) : (
              <Box sx={{ width: 8 }} />
            )}
            <Box
              sx={{
                ...{ flex: 1, minWidth: 0, py: 1 },
                ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
              }}
            >
              <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
                <Link_
                  component={Link}
                  to={`/content/${type}/${encodeURIComponent(one.id)}`}
                  sx={{ fontWeight: 600, display: 'inline-block', py: { xs: 1.25, md: 0.5 } }}
                >
                  {nameIn(one)}
                </Link_>
                <Typography color="textSecondary" sx={{ fontSize: '0.8rem' }}>
                  {[
                    kinds && one.kind ? nameOf(kinds, one.kind, language) : '',
                    form.hasActiveFlag && !one.isActive ? t('content.hidden') : '',
                    formatMoment(one.updatedAt, language),
                    one.author?.name ?? '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <StateChips state={one.state} schedules={one.schedules} />
            </Box>
            <RowMenu
              title={nameIn(one)}
              isTrashed={one.state === 'trashed'}
              onChoose={(action) => void act(action, one)}
            />
          </Paper>
        ))}
      </Box>
      {listed && listed.total > perPage && (
        <Pagination
          sx={{ my: 2 }}
          page={page}
          count={Math.ceil(listed.total / perPage)}
          onChange={(_, next) =>
            setQuery((before) => {
              const changed = new URLSearchParams(before);
              changed.set('page', String(next));
              return changed;
            })
          }
        />
      )}
      <Box
        role="status"
        sx={{
          ...{ position: 'absolute', width: '1px', height: '1px' },
          ...{ overflow: 'hidden', clipPath: 'inset(50%)' },
        }}
      >
        {announced}
      </Box>
      {bar}
    </Box>
  );
}

const DRAGGED = 'application/x-document';

function nameOf({ choices }: FormField, option: string, language: 'es' | 'en'): string {
  const names = isRecord(choices) ? choices : {};
  return said(names[option] as never, language) || option;
}

/** What a new document begins with: shown, at the end of its list, and what its fields say. */
function defaultsOf({ fields, hasActiveFlag, order }: ContentForm, total: number) {
  return {
    ...Object.fromEntries(
      fields.flatMap(({ name, default: initial }) =>
        initial === undefined || (Array.isArray(initial) && initial.length === 0)
          ? []
          : [[name, initial]],
      ),
    ),
    ...(hasActiveFlag && { isActive: true }),
    ...(order === 'displayOrder' && { displayOrder: total + 1 }),
  };
}

/** On a phone the filters share the lines below the search. */
const FILTER = { xs: '1 1 0', md: '0 0 auto' } as const;
