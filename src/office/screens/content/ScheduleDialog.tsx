import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { FARTHEST_SCHEDULE, type FormField } from '../../../content/index.ts';
import type { FormProblem } from '../../form/shown-problems.ts';
import { CallError } from '../../app/call.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useSay } from '../../app/say.ts';
import { inTurn } from '../../app/saves.ts';
import { useWork } from '../../app/use-work.ts';
import { api, type DocumentView } from './api.ts';
import { useSayProblem } from './fields/FieldProblem.tsx';
import { labelText } from './labels.ts';
import { pathLabels } from './path-labels.ts';
import { instantOfBusiness, businessLocal } from './business-time.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';

interface ScheduleDialogOptions {
  readonly view: DocumentView;
  readonly fields: readonly FormField[];
  /** What there is one of is not taken off the site. */
  readonly isSingleton: boolean;
  onDone(view: DocumentView): void;
  onClose(): void;
}

/** When the draft is published, and when the document is taken off the site. */
export function ScheduleDialog({ onClose, isSingleton, ...options }: ScheduleDialogOptions) {
  const t = useTranslate();
  return (
    <OfficeDialog
      title={t('content.actions.schedule')}
      maxWidth="sm"
      onClose={onClose}
      close={t('ra.action.close')}
    >
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('content.schedule.help')}
      </Typography>
      <TimeOf action="publish" {...options} />
      {!isSingleton && <TimeOf action="unpublish" {...options} />}
    </OfficeDialog>
  );
}

interface TimeOfOptions extends Omit<ScheduleDialogOptions, 'onClose' | 'isSingleton'> {
  readonly action: 'publish' | 'unpublish';
}

function TimeOf({ action, view, fields, onDone }: TimeOfOptions) {
  const t = useTranslate();
  const say = useSay();
  const language = useOfficeLanguage();
  const sayProblem = useSayProblem();
  // What has to be put right before that time can be set.
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const last = view.schedules.find((one) => one.action === action);
  const set = last?.failure === null ? last : undefined;
  const [local, setLocal] = useState(set ? businessLocal(set.at) : '');
  const { isBusy, work } = useWork();
  // When it was chosen, which is what a time is past or too far from.
  const [chosenAt, setChosenAt] = useState(0);
  const { values = {} } = view.draft ?? view.published ?? {};
  const at = instantOfBusiness(local);
  const isChanged = at !== null && at !== set?.at;
  // Of a time that was refused it has been said that it is not set.
  useUnsaved(isChanged && problems.length === 0);
  const isPast = isChanged && at <= chosenAt;
  const isFar = isChanged && at > chosenAt + FARTHEST_SCHEDULE;
  const { type, id, revision } = view;
  const params = { type, id, action };
  const send = (request: () => Promise<DocumentView>) => {
    setProblems([]);
    // One after the other: the answer to the first would show the document without the second.
    const path = `content/${type}/${encodeURIComponent(id)}`;
    void work(
      () => inTurn(path, request).then(onDone),
      (failure) => {
        const { code = '', details = {} } = failure instanceof CallError ? failure : {};
        if (code === 'invalid') setProblems((details['problems'] ?? []) as FormProblem[]);
        else say(failure);
      },
    );
  };
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
        helperText={isPast ? t('content.schedule.past') : isFar && t('content.problems.far')}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button
        variant="contained"
        disabled={!isChanged || isPast || isFar}
        loading={isBusy}
        sx={{ mt: 0.75 }}
        onClick={() => {
          if (at === null) return;
          send(() =>
            api('PUT /content/:type/:id/schedules/:action', { params, body: { at }, revision }),
          );
        }}
      >
        {t('content.actions.schedule')}
      </Button>
      {last && (
        <Button
          sx={{ mt: 0.75 }}
          onClick={() => {
            setLocal('');
            send(() => api('DELETE /content/:type/:id/schedules/:action', { params }));
          }}
        >
          {t('content.schedule.take')}
        </Button>
      )}
      {problems.length > 0 && (
        <Alert severity="error" sx={{ flex: '1 1 100%' }}>
          {problems.map((problem) => (
            <div key={`${problem.path.join('.')} ${problem.rule}`}>
              {labelText(pathLabels(fields, values, problem.path), language)}
              {': '}
              {sayProblem(problem)}
            </div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
