import { Box } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import type { Api } from '../../api.types.ts';
import type { Answer } from '../../app/api.ts';
import { AUDIT_KINDS } from '../../audit-kinds.ts';
import { ClearFilters, FilterChoice, FilterDay } from '../../ui/list/filters.tsx';
import { useEntryWords } from './entry.ts';

type Actor = Answer<Api<'audit'>, 'GET /audit-people'>['data'][number];

/** What kind, by whom, from when to when. */
export function AuditFilters() {
  const t = useTranslate();
  const { person } = useEntryWords();
  const { data: actors = [] } = useGetList<Actor>('audit-people');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        sx={{
          ...{ width: '100%', display: 'grid', gap: 1.5 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        <FilterChoice
          name="kind"
          label={t('shared.about')}
          options={AUDIT_KINDS.map((kind) => [kind, t(`audit.kinds.${kind}`)])}
          all={t('shared.everything')}
        />
        <FilterChoice
          name="accountId"
          label={t('shared.who')}
          all={t('audit.anybody')}
          options={actors.map(({ id, name }) => [id, person(id, name)])}
        />
        <FilterDay name="from" label={t('audit.from')} />
        <FilterDay name="to" label={t('audit.to')} />
      </Box>
      <ClearFilters />
    </Box>
  );
}
