import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FARTHEST_SCHEDULE } from '../../../../../content/index.ts';
import type { DocumentView } from '../../../../content/types.ts';
import { call } from '../../../call.ts';
import { useSay } from '../../../say.ts';
import { instantInMadrid, madridLocal } from '../madrid-time.ts';
import { OfficeDialog } from '../../../parts/OfficeDialog.tsx';

interface ScheduleDialogOptions {
  readonly path: string;
  readonly view: DocumentView;
  onDone(view: DocumentView): void;
  onClose(): void;
}

/** When the draft is published, and when the document is taken off the site. */
export function ScheduleDialog({ path, view, onDone, onClose }: ScheduleDialogOptions) {
  const t = useTranslate();
  return (
    <OfficeDialog
      title={t('content.schedule.title')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('content.actions.close')}</Button>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('content.schedule.help')}
      </Typography>
      {(['publish', 'unpublish'] as const).map((action) => (
        <TimeOf key={action} action={action} path={path} view={view} onDone={onDone} />
      ))}
    </OfficeDialog>
  );
}

interface TimeOfOptions extends Omit<ScheduleDialogOptions, 'onClose'> {
  readonly action: 'publish' | 'unpublish';
}

function TimeOf({ action, path, view, onDone }: TimeOfOptions) {
  const t = useTranslate();
  const say = useSay();
  const set = view.schedules.find((one) => one.action === action && one.failure === null);
  const [local, setLocal] = useState(set ? madridLocal(set.at) : '');
  const [isBusy, setIsBusy] = useState(false);
  // When it was chosen, which is what a time is past or too far from.
  const [chosenAt, setChosenAt] = useState(0);
  const at = instantInMadrid(local);
  const isChanged = at !== null && at !== set?.at;
  const isPast = isChanged && at <= chosenAt;
  const isFar = isChanged && at > chosenAt + FARTHEST_SCHEDULE;
  const send = (request: Promise<DocumentView>) => {
    setIsBusy(true);
    void request
      .then(onDone)
      .catch(say)
      .finally(() => setIsBusy(false));
  };
  const address = `${path}/schedules/${action}`;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap', mb: 2 }}>
      <TextField
        type="datetime-local"
        label={t(`content.schedule.${action}At`)}
        value={local}
        onChange={({ target }) => {
          setLocal(target.value);
          setChosenAt(Date.now());
        }}
        error={isPast || isFar}
        helperText={isPast ? t('content.schedule.past') : isFar && t('content.schedule.far')}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button
        variant="contained"
        disabled={!isChanged || isPast || isFar}
        loading={isBusy}
        sx={{ mt: 0.75 }}
        onClick={() => {
          const { revision } = view;
          send(call<DocumentView>('PUT', address, { body: { at }, revision }));
        }}
      >
        {t('content.schedule.set')}
      </Button>
      {set && (
        <Button
          sx={{ mt: 0.75 }}
          onClick={() => {
            setLocal('');
            send(call<DocumentView>('DELETE', address));
          }}
        >
          {t('content.schedule.take')}
        </Button>
      )}
    </Box>
  );
}
