import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddIcon } from '../../../app/icons.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { useWork } from '../../../app/use-work.ts';
import { FilterChoice, ListSearch, SortChoice } from '../../../ui/list/filters.tsx';
import { api, type ContentForm } from '../api.ts';
import { choiceName, choicesOf } from '../choices.ts';
import { said } from '../document-form-context.ts';
import { sortsOf } from './sorts.ts';

const STATES = ['published', 'changed', 'draft', 'scheduled', 'trashed'] as const;

/** On a phone the filters share the lines below the search. */
const FILTER = { flex: { xs: '1 1 0', md: '0 0 auto' }, minWidth: 130 } as const;

/** What a list of documents is narrowed to and ordered by, and what begins a new one. */
export function ContentFilters({ form }: { readonly form: ContentForm }) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  // What tells the documents of some types apart.
  const kinds = form.fields.find(({ name }) => name === 'kind');
  return (
    <Box sx={{ display: 'flex', gap: '12px 8px', flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 180px' } }}>
        <ListSearch label={t('ra.action.search')} />
      </Box>
      <FilterChoice
        name="state"
        label={t('content.filters.state')}
        all={t('content.filters.all')}
        sx={FILTER}
        options={STATES.map((one) => [one, t(`content.states.${one}`)])}
      />
      {kinds && (
        <FilterChoice
          name="kind"
          label={said(kinds.label, language)}
          all={t('content.filters.all')}
          sx={FILTER}
          options={choicesOf(kinds).map((one) => [one, choiceName(kinds, one, language)])}
        />
      )}
      <SortChoice
        label={t('shared.sort')}
        sx={FILTER}
        options={sortsOf(form).map(([field, order, name]) => [
          ...([field, order] as const),
          t(`content.filters.${name}`),
        ])}
      />
      <New form={form} />
    </Box>
  );
}

function New({ form }: { readonly form: ContentForm }) {
  const { type } = form;
  const t = useTranslate();
  const { isBusy, work } = useWork();
  const navigate = useNavigate();
  const isAsked = (useLocation().state as { isNew?: boolean } | null)?.isNew === true;
  const isBegun = useRef(false);
  const create = () =>
    work(async () => {
      isBegun.current = true;
      const body = { values: defaultsOf(form) };
      const made = await api('POST /content/:type', { params: { type }, body });
      // Its first field is where it begins.
      const first = form.fields.find(({ isInternal }) => !isInternal);
      void navigate(`/content/${type}/${made.id}?field=${first?.name}`, { replace: isAsked });
    });
  // Whoever comes for a new one, as by a link of the first screen, finds it begun.
  useEffect(() => {
    if (isAsked && !isBegun.current) void create();
  });
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      disabled={isBusy}
      onClick={() => void create()}
    >
      {t('ra.action.add')}
    </Button>
  );
}

/** What a new document begins with: shown, and what its fields say; the server puts it at the end of its list. */
function defaultsOf({ fields, hasActiveFlag }: ContentForm) {
  return {
    ...Object.fromEntries(
      fields.flatMap(({ name, default: initial }) =>
        initial === undefined || (Array.isArray(initial) && initial.length === 0)
          ? []
          : [[name, initial]],
      ),
    ),
    ...(hasActiveFlag && { isActive: true }),
  };
}
