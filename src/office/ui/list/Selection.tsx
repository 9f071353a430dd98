import { Checkbox } from '@mui/material';
import { useListContext, type RaRecord } from 'ra-core';
import { MOST_AT_ONCE } from '../../most-at-once.ts';

/** The records of the page that are selected. */
export function useSelected<Row extends RaRecord>(): readonly Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}

/** Selects a record of the list; `label` is what it is called. */
export function SelectOne({ id, label }: { readonly id: string; readonly label: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  const isSelected = selectedIds.includes(id);
  return (
    <Checkbox
      checked={isSelected}
      // Of more the server would change none.
      disabled={!isSelected && selectedIds.length >= MOST_AT_ONCE}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ alignSelf: 'flex-start', minWidth: 44, minHeight: 44 }}
    />
  );
}

/** Selects every record of the page, or none. */
export function SelectPage({ label }: { readonly label: string }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && ids.some((id) => selectedIds.includes(id))}
      onChange={() => onSelect(isAll ? [] : ids)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ minWidth: 44, minHeight: 44 }}
    />
  );
}
