import { Box, Button } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'ra-core';
import { AUDIT_KINDS } from '../../audit-kinds.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { useEntryWords } from './entry.ts';

/** What the list is narrowed to, as the address has it. */
interface Filters {
  readonly kind?: string;
  readonly accountId?: string;
  readonly from?: string;
  readonly to?: string;
}

interface Actor {
  readonly id: string;
  readonly name: string;
}

/** What kind, by whom, from when to when. */
export function AuditFilters() {
  const t = useTranslate();
  const { person } = useEntryWords();
  const { filterValues, setFilters } = useListContext();
  const { data: actors = [] } = useGetList<Actor>('audit-people');
  const filters = (filterValues ?? {}) as Filters;
  const set = (changes: Filters) => {
    const given = Object.entries({ ...filters, ...changes }).filter(([, value]) => value);
    setFilters(Object.fromEntries(given), undefined, false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        sx={{
          ...{ width: '100%', display: 'grid', gap: 1.5 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        <Choice
          label={t('audit.kind')}
          value={filters.kind}
          options={AUDIT_KINDS.map((kind) => [kind, t(`audit.kinds.${kind}`)])}
          all={t('audit.all')}
          onChoose={(kind) => set({ kind })}
        />
        <Choice
          label={t('audit.who')}
          all={t('audit.anybody')}
          value={filters.accountId}
          options={actors.map(({ id, name }) => [id, person(id, name)])}
          onChoose={(accountId) => set({ accountId })}
        />
        <DayField label={t('audit.from')} value={filters.from} onChange={(from) => set({ from })} />
        <DayField label={t('audit.to')} value={filters.to} onChange={(to) => set({ to })} />
      </Box>
      {Object.keys(filters).length > 0 && (
        <Button onClick={() => setFilters({}, undefined, false)} sx={{ minHeight: 44 }}>
          {t('audit.clear')}
        </Button>
      )}
    </Box>
  );
}
