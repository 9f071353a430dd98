import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { KINDS, NOBODY, STATUSES } from '../../../requests/index.ts';
import { useServices } from '../../app/services.ts';
import { FilterChoice, FilterDay, SortChoice } from '../../ui/list/filters.tsx';
import { useInboxFilters } from './filters.ts';
import { useFormats } from '../../app/formats.ts';
import { useAssignees } from './people.ts';

const SORTS = [
  ['received', 'DESC'],
  ['received', 'ASC'],
  ['eventDay', 'ASC'],
  ['status', 'ASC'],
] as const;

type Option = readonly [value: string, name: string, count: number | undefined];

/** Every filter as a field; what each would find stands beside it. */
export function FilterFields({ withStatus }: { withStatus: boolean }) {
  const t = useTranslate();
  const { languageName } = useFormats();
  const people = useAssignees();
  const services = useServices();
  const { counts } = useInboxFilters();
  const field = (name: string, label: string, options: readonly Option[]) => (
    <FilterChoice
      name={name}
      label={t(label)}
      all={t('shared.everything')}
      options={options.map(([value, text, count = 0]) => [value, `${text} (${count})`])}
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
          'shared.status',
          STATUSES.map((one) => [one, t(`inbox.statuses.${one}`), counts.status[one]]),
        )}
      {field(
        'service',
        'shared.service',
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
      <FilterDay name="from" label={t('inbox.from')} />
      <FilterDay name="to" label={t('inbox.to')} />
      <FilterDay name="eventFrom" label={t('inbox.eventFrom')} />
      <FilterDay name="eventTo" label={t('inbox.eventTo')} />
      <SortChoice
        label={t('shared.sort')}
        options={SORTS.map(([by, order]) => [by, order, t(`inbox.sorts.${by}_${order}`)])}
      />
    </Box>
  );
}
