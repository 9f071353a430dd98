import { Button, type SxProps, type Theme } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Choice, type ChoiceOptions } from '../Choice.tsx';
import { DayField } from '../DayField.tsx';
import { Stays } from '../unsaved.ts';
import { SearchField } from './SearchField.tsx';

type Filters = Readonly<Record<string, string | undefined>>;

/** What the filters will be once the address has followed: two that are set at once lose none. */
const ComingFilters = createContext<RefObject<Filters>>({ current: {} });

/**
 * Stands around what narrows a list, within the list. Narrowed otherwise, or opened again, the list has nothing
 * selected: ra-core keeps in the browser what was, and nobody would see it.
 */
export function FilterScope({ children }: { readonly children: ReactNode }) {
  const { filterValues, onUnselectItems } = useListContext();
  const narrowed = JSON.stringify(filterValues);
  const unselect = useEffectEvent(() => onUnselectItems());
  useEffect(() => unselect(), [narrowed]);
  const coming = useRef<Filters>({});
  const stays = useContext(Stays);
  useEffect(() => {
    coming.current = filterValues as Filters;
  }, [filterValues, stays]);
  return <ComingFilters value={coming}>{children}</ComingFilters>;
}

/** What a list is narrowed to, as the address has it, and how that is changed. */
export function useFilters<Name extends string>() {
  const { filterValues, setFilters } = useListContext();
  const comingRef = useContext(ComingFilters);
  const filters = (filterValues ?? {}) as { readonly [Key in Name]?: string };
  const become = (next: Filters) => {
    comingRef.current = next;
    setFilters(next, undefined, false);
  };
  return {
    filters,
    /** One that is empty is left out. */
    set: (changes: { readonly [Key in Name]?: string }) => {
      const all = Object.entries({ ...comingRef.current, ...changes });
      become(Object.fromEntries(all.filter(([, value]) => value)) as Filters);
    },
    clear: () => become({}),
    isNarrowed: Object.keys(filters).length > 0,
  };
}

interface ListSearchOptions {
  readonly label: string;
  /** What stands in the empty field, where the label is too long for it. */
  readonly placeholder?: string;
  /** Is searching what the list is opened for? */
  readonly isFirst?: boolean;
}

/** Searches the list by words. */
export function ListSearch(options: ListSearchOptions) {
  const { filters, set } = useFilters<'q'>();
  return <SearchField {...options} value={filters.q ?? ''} onSearch={(q) => set({ q })} />;
}

interface FilterChoiceOptions extends Omit<ChoiceOptions, 'value' | 'onChoose'> {
  readonly name: string;
  /** What it is called when the list is not narrowed by it. */
  readonly all: string;
}

/** Narrows the list to one of several. */
export function FilterChoice({ name, ...choice }: FilterChoiceOptions) {
  const { filters, set } = useFilters();
  return <Choice {...choice} value={filters[name]} onChoose={(value) => set({ [name]: value })} />;
}

/** Narrows the list to what is not before a day, or not after it. */
export function FilterDay({ name, label }: { readonly name: string; readonly label: string }) {
  const { filters, set } = useFilters();
  return <DayField label={label} value={filters[name]} onChange={(day) => set({ [name]: day })} />;
}

interface SortChoiceOptions {
  readonly label: string;
  readonly options: readonly (readonly [field: string, order: 'ASC' | 'DESC', label: string])[];
  readonly sx?: SxProps<Theme>;
}

/** Puts the list in another order. */
export function SortChoice({ options, ...choice }: SortChoiceOptions) {
  const { sort, setSort } = useListContext();
  const chosen = ({ field, order }: typeof sort) => `${field} ${order}`;
  return (
    <Choice
      {...choice}
      value={chosen(sort)}
      options={options.map(([field, order, label]) => [chosen({ field, order }), label])}
      onChoose={(value) => {
        const [field = '', order] = value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    />
  );
}

/** Shows all of the list again, where it is narrowed. */
export function ClearFilters() {
  const t = useTranslate();
  const { clear, isNarrowed } = useFilters();
  if (!isNarrowed) return null;
  return (
    <Button onClick={clear} sx={{ justifySelf: 'start' }}>
      {t('ra.navigation.clear_filters')}
    </Button>
  );
}
