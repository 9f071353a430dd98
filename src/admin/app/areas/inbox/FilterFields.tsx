import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { KINDS, SERVICE_OPTIONS, STATUSES } from '../../../../submissions/index.ts';
import { DayField } from '../../parts/DayField.tsx';
import { useFilters, type Filters } from './filters.ts';
import { useFormats } from './formats.ts';
import { useAssignees } from './people.ts';

const NOBODY = 'nobody';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

/** Every filter as a field; what each would find stands beside it. */
export function FilterFields({ withStatus }: { withStatus: boolean }) {
  const t = useTranslate();
  const { languageName } = useFormats();
  const people = useAssignees();
  const { filters, counts, set } = useFilters();
  const { sort, setSort } = useListContext();
  const field = (name: keyof Filters, label: string, options: readonly Option[]) => (
    <Choice
      label={t(label)}
      value={filters[name] ?? ''}
      options={[{ value: '', label: t('inbox.all') }, ...options]}
      onChange={(value) => set({ [name]: value })}
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
        KINDS.map((value) => ({
          ...{ value, label: t(`inbox.kinds.${value}`), count: counts.kind[value] ?? 0 },
        })),
      )}
      {withStatus &&
        field(
          'status',
          'inbox.status',
          STATUSES.map((value) => ({
            ...{ value, label: t(`inbox.statuses.${value}`), count: counts.status[value] ?? 0 },
          })),
        )}
      {field(
        'service',
        'inbox.service',
        SERVICE_OPTIONS.map((value) => ({
          ...{ value, label: t(`inbox.services.${value}`), count: counts.service[value] ?? 0 },
        })),
      )}
      {field(
        'language',
        'inbox.language',
        Object.entries(counts.language).map(([value, count]) => ({
          ...{ value, label: languageName(value), count },
        })),
      )}
      {field('assignee', 'inbox.assignee', [
        { value: NOBODY, label: t('inbox.nobody'), count: counts.assignee[NOBODY] ?? 0 },
        ...people.map(({ id, name }) => ({
          ...{ value: id, label: name, count: counts.assignee[id] ?? 0 },
        })),
      ])}
      <DayField label={t('inbox.from')} value={filters.from} onChange={(from) => set({ from })} />
      <DayField label={t('inbox.to')} value={filters.to} onChange={(to) => set({ to })} />
      <Choice
        label={t('inbox.sort')}
        value={`${sort.field}_${sort.order}`}
        options={['received_DESC', 'received_ASC', 'eventDay_ASC', 'status_ASC'].map((value) => ({
          ...{ value, label: t(`inbox.sorts.${value}`) },
        }))}
        onChange={(value) => {
          const [name = 'received', order] = value.split('_');
          setSort({ field: name, order: order === 'ASC' ? 'ASC' : 'DESC' });
        }}
      />
    </Box>
  );
}

interface ChoiceOptions {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceOptions) {
  const id = useId();
  return (
    <TextField
      select
      size="small"
      id={id}
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
          {option.count !== undefined && ` (${option.count})`}
        </MenuItem>
      ))}
    </TextField>
  );
}
