import { useQuery } from '@tanstack/react-query';
import { LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ListedEntry } from '../../audit-entry.ts';
import { Failed } from '../../ui/Failed.tsx';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { ChangeList } from '../content/ChangeList.tsx';
import { documentChange } from './document-change.ts';
import { useEntryWords } from './entry.ts';
import { Hint } from '../../ui/Hint.tsx';

interface ChangesDialogOptions {
  readonly entry: ListedEntry;
  readonly onClose: () => void;
}

/** What somebody changed in a document: each field before and after. */
export default function ChangesDialog({ entry, onClose }: ChangesDialogOptions) {
  const t = useTranslate();
  const words = useEntryWords();
  const {
    data: changes,
    error,
    refetch,
  } = useQuery({ queryKey: ['audit-change', entry.id], queryFn: () => documentChange(entry) });
  return (
    <OfficeDialog
      title={words.subject(entry).text}
      maxWidth="md"
      onClose={onClose}
      close={t('ra.action.close')}
    >
      <Hint sx={{ mb: 2 }}>
        {words.action(entry)} · {words.who(entry)} · {words.when(entry)}
      </Hint>
      {error && <Failed error={error} onRetry={refetch} />}
      {changes === undefined && !error && <LinearProgress aria-label={t('audit.change')} />}
      {changes === null && <Typography>{t('audit.changes.gone')}</Typography>}
      {changes?.length === 0 && <Typography>{t('audit.changes.none')}</Typography>}
      {changes && (
        <ChangeList
          changes={changes}
          before={t('audit.changes.before')}
          after={t('audit.changes.after')}
        />
      )}
    </OfficeDialog>
  );
}
