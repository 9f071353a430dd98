import { Box, Button, Paper, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import { useIsNarrow } from '../../ui/layout/phone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFilters } from '../../ui/list/filters.tsx';
import { ListState } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { hasDocumentChange } from './document-change.ts';
import { useEntryWords } from './entry.ts';
import type { ListedEntry } from '../../audit-entry.ts';
import { Hint } from '../../ui/Hint.tsx';

const ChangesDialog = lazy(() => import('./ChangesDialog.tsx'));

/** Who did what in the office, newest first. */
export default function AuditList() {
  const isNarrow = useIsNarrow();
  return (
    <RecordList
      title="audit.title"
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      pageSizes={[25, 50, 100]}
      above={<AuditFilters />}
    >
      <ListState>{isNarrow ? <Cards /> : <Table />}</ListState>
    </RecordList>
  );
}

function Table() {
  const t = useTranslate();
  const words = useEntryWords();
  return (
    <RecordTable<ListedEntry>
      empty={<Nothing />}
      columns={[
        {
          source: 'at',
          label: t('shared.when'),
          render: words.when,
          sx: { whiteSpace: 'nowrap' },
        },
        { source: 'account_name', label: t('shared.who'), render: words.who },
        { source: 'action', label: t('audit.action'), render: words.action },
        {
          source: 'subject',
          label: t('audit.subject'),
          render: (entry) => <Subject entry={entry} />,
        },
        { source: 'after', label: t('audit.change'), render: (entry) => <Change entry={entry} /> },
      ]}
    />
  );
}

/** The same on a narrow screen, an entry below the other. */
function Cards() {
  const { data = [], isPending } = useListContext<ListedEntry>();
  const words = useEntryWords();
  if (data.length === 0) return isPending ? null : <Nothing />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry) => (
        <Paper
          key={entry.id}
          component="li"
          square
          elevation={0}
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Typography sx={{ fontWeight: 600 }}>{words.action(entry)}</Typography>
          <Typography component="div" variant="body2">
            <Subject entry={entry} />
            <Change entry={entry} />
          </Typography>
          <Hint>
            {words.who(entry)} · {words.when(entry)}
          </Hint>
        </Paper>
      ))}
    </Box>
  );
}

/** Nothing was done yet, or nothing that the filters let through. */
function Nothing() {
  const { isNarrowed } = useFilters();
  return <EmptyState text={isNarrowed ? 'audit.noneFound' : 'audit.empty'} />;
}

interface EntryOptions {
  readonly entry: ListedEntry;
}

function Subject({ entry }: EntryOptions) {
  const { text, to } = useEntryWords().subject(entry);
  if (!to) return <>{text}</>;
  return (
    <TextLink
      to={to}
      sx={{ color: 'secondary.main', py: { xs: 1.5, md: 0 }, minHeight: { md: 0 } }}
    >
      {text}
    </TextLink>
  );
}

function Change({ entry }: EntryOptions) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const lines = useEntryWords().change(entry);
  return (
    <>
      {lines.map((line) => (
        <Box key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
      {hasDocumentChange(entry) && (
        <Box sx={{ ml: -0.5 }}>
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('audit.changes.show')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ChangesDialog entry={entry} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
