import {
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SimpleList,
  useLocale,
  useTranslate,
} from 'react-admin';
import { formatDate } from '../../../../i18n/index.ts';
import { priceText, type QuoteState } from '../../../../submissions/index.ts';
import { useIsNarrow } from '../../layout/phone.ts';
import type { OfficeLanguage } from '../../../account.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ListPages, ListState } from '../../parts/ListState.tsx';
import { StateChip } from './StateChip.tsx';

interface ListedQuote {
  readonly id: string;
  readonly number: string;
  readonly state: QuoteState;
  readonly customer: string | null;
  readonly day: string;
  readonly people: number;
  readonly total: number | null;
  readonly validUntil: string;
}

/** Every quote, those that changed last first. */
export default function QuotesList() {
  const t = useTranslate();
  const locale = useLocale() as OfficeLanguage;
  const isNarrow = useIsNarrow();
  const price = (total: number | null) => (total === null ? '' : priceText(total, locale));
  const date = (day: string) => formatDate(day, locale);
  return (
    <List
      title="quotes.title"
      exporter={false}
      actions={false}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      empty={<EmptyState text="quotes.empty" />}
      pagination={<ListPages />}
    >
      <ListState>
        {isNarrow ? (
          <SimpleList<ListedQuote>
            primaryText={({ number, customer }) => [number, customer].filter(Boolean).join(' · ')}
            secondaryText={({ day, total }) =>
              [date(day), price(total)].filter(Boolean).join(' · ')
            }
            tertiaryText={({ state }) => <StateChip state={state} />}
            rowClick="edit"
            // A state is no aside, and has to be readable.
            sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
          />
        ) : (
          <DataTable bulkActionButtons={false} rowClick="edit">
            <DataTable.Col source="number" label={t('quotes.number')} disableSort />
            <DataTable.Col source="customer" label={t('quotes.customer')} disableSort />
            <DataTable.Col source="day" label={t('quotes.day')} disableSort>
              <FunctionField<ListedQuote> render={({ day }) => date(day)} />
            </DataTable.Col>
            <DataTable.Col source="people" label={t('quotes.people')} disableSort />
            <DataTable.Col source="total" label={t('quotes.total')} disableSort>
              <FunctionField<ListedQuote> render={({ total }) => price(total)} />
            </DataTable.Col>
            <DataTable.Col source="validUntil" label={t('quotes.validUntil')} disableSort>
              <FunctionField<ListedQuote> render={({ validUntil }) => date(validUntil)} />
            </DataTable.Col>
            <DataTable.Col source="state" label={t('quotes.state')} disableSort>
              <FunctionField<ListedQuote> render={({ state }) => <StateChip state={state} />} />
            </DataTable.Col>
          </DataTable>
        )}
      </ListState>
    </List>
  );
}
