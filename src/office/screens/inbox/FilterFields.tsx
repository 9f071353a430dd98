import { Box } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { KINDS, STATUSES } from '../../../requests/index.ts';
import { useServices } from '../../app/services.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { useFilters, type Filters } from './filters.ts';
import { useFormats } from './formats.ts';
import { useAssignees } from './people.ts';

const NOBODY = 'nobody';

const SORTS = ['received_DESC', 'received_ASC', 'eventDay_ASC', 'status_ASC'];

type Option = readonly [value: string, name: string, count: number | undefined];

/** Every filter as a field; what each would find stands beside it. */
export function FilterFields({ withStatus }: { withStatus: boolean }) {
  const t = useTranslate();
  const { languageName } = useFormats();
  const people = useAssignees();
  const services = useServices();
  const { filters, counts, set } = useFilters();
  const { sort, setSort } = useListContext();
  const field = (name: keyof Filters, label: string, options: readonly Option[]) => (
    <Choice
      label={t(label)}
      all={t('inbox.all')}
      value={filters[name]}
      options={options.map(([value, text, count = 0]) => [value, `${text} (${count})`])}
      onChoose={(value) => set({ [name]: value })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      }}
    >
      {field(
        'kind',
        'inbox.kind',
        KINDS.map((one) => [one, t(`inbox.kinds.${one}`), counts.kind[one]]),
      )}
      {withStatus &&
        field(
          'status',
          'inbox.status',
          STATUSES.map((one) => [one, t(`inbox.statuses.${one}`), counts.status[one]]),
        )}
      {field(
        'service',
        'inbox.service',
        services.all.map((one) => [one, services.nameOf(one), counts.service[one]]),
      )}
      {field(
        'language',
        'inbox.language',
        Object.entries(counts.language).map(([one, count]) => [one, languageName(one), count]),
      )}
      {field('assignee', 'inbox.assignee', [
        [NOBODY, t('inbox.nobody'), counts.assignee[NOBODY]],
        ...people.map(({ id, name }): Option => [id, name, counts.assignee[id]]),
      ])}
      <DayField label={t('inbox.from')} value={filters.from} onChange={(from) => set({ from })} />
      <DayField label={t('inbox.to')} value={filters.to} onChange={(to) => set({ to })} />
      <Choice
        label={t('inbox.sort')}
        value={`${sort.field}_${sort.order}`}
        options={SORTS.map((one) => [one, t(`inbox.sorts.${one}`)])}
        onChoose={(value) => {
          const [name = 'received', order] = value.split('_');
          setSort({ field: name, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
      />
    </Box>
  );
}
