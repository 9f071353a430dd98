import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormField } from '../../../content/index.ts';
import { newItem } from './new-item.ts';
import type { FieldPath } from './set-at.ts';
import type { Draft } from './use-document-draft.ts';

/** Adds an item to the list that the address names (`?new=items`), and leads to where it is filled in. */
export function useAddedItem(
  fields: readonly FormField[],
  { view, read, set }: Draft,
  goTo: (path: FieldPath) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const name = search.get('new');
  const field = view === null ? undefined : fields.find((one) => one.name === name);
  useEffect(() => {
    if (field?.input !== 'list') return;
    // A reload, or the way back, adds no other.
    setSearch({}, { replace: true });
    const items = read(field.name);
    const before: readonly unknown[] = Array.isArray(items) ? items : [];
    const { item, first = '' } = newItem(field);
    set(field.name, [...before, item]);
    goTo(`${field.name}.${before.length}.${first}`);
  }, [field, read, set, goTo, setSearch]);
}
