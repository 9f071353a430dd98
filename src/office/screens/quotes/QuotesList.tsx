import { List, ListItem, ListItemButton, ListItemText, Paper } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useIsNarrow } from '../../ui/layout/phone.ts';
import { useFormats } from '../../app/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListSearch } from '../../ui/list/filters.tsx';
import { ListState, NothingFound } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import type { ListedQuote } from './api.ts';
import { StateChip } from './StateChip.tsx';

/** Every quote, those that changed last first. */
export default function QuotesList() {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  return (
    <RecordList
      title="quotes.title"
      above={<ListSearch label={t('ra.action.search')} />}
      empty={<EmptyState text="quotes.empty" />}
      pageSizes={[10, 25, 50]}
    >
      <ListState>{isNarrow ? <Lines /> : <Table />}</ListState>
    </RecordList>
  );
}

function Table() {
  const t = useTranslate();
  const { date, price } = useFormats();
  return (
    <RecordTable<ListedQuote>
      isLinked
      columns={[
        {
          source: 'number',
          label: t('quotes.number'),
          render: ({ id, number }) => <RowLink to={`/quotes/${id}`}>{number}</RowLink>,
        },
        { source: 'customer', label: t('quotes.customer'), render: ({ customer }) => customer },
        { source: 'day', label: t('quotes.day'), render: ({ day }) => day && date(day) },
        { source: 'people', label: t('shared.people'), render: ({ people }) => people },
        {
          source: 'total',
          label: t('shared.total'),
          render: ({ total, currency }) => total !== null && price(total, currency),
        },
        {
          source: 'validUntil',
          label: t('quotes.validUntil'),
          render: ({ validUntil }) => validUntil && date(validUntil),
        },
        {
          source: 'state',
          label: t('shared.status'),
          render: ({ state }) => <StateChip state={state} />,
        },
      ]}
    />
  );
}

/** The same on a narrow screen, a quote below the other. */
function Lines() {
  const { data = [], isPending } = useListContext<ListedQuote>();
  const { date, price } = useFormats();
  if (data.length === 0) return isPending ? null : <NothingFound />;
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data.map(({ id, number, customer, day, total, currency, state }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/quotes/${id}`}>
              <ListItemText
                primary={[number, customer].filter(Boolean).join(' · ')}
                secondary={[day && date(day), total !== null && price(total, currency)]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <StateChip state={state} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
