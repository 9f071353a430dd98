import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { GROUP_LIMITS, GROUP_STATES, hasTimes, type GroupPlan } from '../../../requests/index.ts';
import { CloseButton, OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { focusWrongField } from '../../ui/wrong-field.ts';
import { EventFields } from '../quotes/EventFields.tsx';
import type { Group } from './api.ts';
import { GroupProblemAlert } from './GroupProblemAlert.tsx';
import { NeedsFields } from './NeedsFields.tsx';
import { useGroupForm } from './use-group-form.ts';

interface GroupDialogOptions {
  /** One that is there, or the plan of a new one. */
  readonly group: Group | GroupPlan;
  readonly onClose: () => void;
  /** Resolves once what has changed is shown. */
  readonly onSaved: (saved: Group) => Promise<void>;
  readonly onRemove: (group: Group) => void;
}

/** A group, added by hand or what has become of a request: its plan and its needs, saved at once. */
export function GroupDialog({ group, onClose, onSaved, onRemove }: GroupDialogOptions) {
  const t = useTranslate();
  const form = useRef<HTMLDivElement>(null);
  const typed = useGroupForm(group, onSaved);
  const { there, plan, isBusy, problem, change } = typed;
  const { service, place, people, day, startsAt, endsAt } = plan;
  const isRequest = there?.submissionId != null;
  const isWrong = !hasTimes(plan);

  const save = () => {
    if (!focusWrongField(form.current)) void typed.save();
  };

  return (
    <OfficeDialog
      title={t(there ? 'shared.group' : 'calendar.new')}
      maxWidth="sm"
      content={form}
      isBusy={isBusy}
      onClose={onClose}
      isDirty={typed.isDirty}
      actions={
        <>
          {problem && <GroupProblemAlert problem={problem} />}
          {there && !isRequest && (
            <Button
              color="error"
              disabled={isBusy}
              onClick={() => onRemove(there)}
              sx={{ mr: 'auto' }}
            >
              {t('shared.erase')}
            </Button>
          )}
          <CloseButton>{t('ra.action.close')}</CloseButton>
          <Button
            variant="contained"
            disabled={isBusy || isWrong || plan.day === ''}
            onClick={save}
          >
            {t('ra.action.save')}
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {isRequest ? (
          <Typography sx={{ fontWeight: 600 }}>
            {t('calendar.ofRequest', { name: group.name })}
          </Typography>
        ) : (
          <TextField
            size="small"
            label={t('calendar.name')}
            value={plan.name}
            slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.name } }}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
        <EventFields {...{ service, place, people, day, startsAt, endsAt }} onChange={change} />
        {isWrong && <Alert severity="error">{t('calendar.times')}</Alert>}
        <TextField
          select
          size="small"
          label={t('shared.status')}
          helperText={isRequest ? t('calendar.ofRequestState') : undefined}
          value={plan.state}
          onChange={({ target }) => change({ state: target.value as GroupPlan['state'] })}
        >
          {GROUP_STATES.map((state) => (
            <MenuItem
              key={state}
              value={state}
              disabled={isRequest && state !== 'cancelled' && state !== group.state}
            >
              {t(`calendar.${state}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          multiline
          label={t('calendar.menu')}
          value={plan.menu}
          helperText={t('calendar.menuHelp')}
          slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.menu } }}
          onChange={({ target }) => change({ menu: target.value })}
        />
        <TextField
          size="small"
          multiline
          label={t('calendar.note')}
          value={plan.note}
          slotProps={{ htmlInput: { maxLength: GROUP_LIMITS.note } }}
          onChange={({ target }) => change({ note: target.value })}
        />
        <NeedsFields
          needs={typed.needs}
          words={typed.words}
          isNew={!there}
          onShow={typed.showNeeds}
          onChange={typed.changeNeeds}
        />
        {there && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={`/kitchen/${group.day}`}>
              {t('shared.kitchenSheet')}
            </Button>
            {isRequest && (
              <Button component={Link} to={`/inbox/${there.submissionId}`}>
                {t('ra.action.open_request')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </OfficeDialog>
  );
}
