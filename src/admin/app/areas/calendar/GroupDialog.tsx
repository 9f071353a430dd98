import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { GROUP_STATES, type GroupPlan } from '../../../../submissions/index.ts';
import { call } from '../../call.ts';
import { useIsPhone } from '../../layout/phone.ts';
import { focusWrongField } from '../../parts/wrong-field.ts';
import { useSay } from '../../say.ts';
import { EventFields } from '../quotes/EventFields.tsx';
import type { Group } from '../../../calendar/types.ts';
import { planOf } from './plan-of.ts';
import { NeedsFields } from './NeedsFields.tsx';

interface GroupDialogOptions {
  /** One that is there, or the plan of a new one. */
  readonly group: Group | GroupPlan;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A group's plan: added by hand, or what has become of a request's. */
export function GroupDialog({ group, onClose, onChanged }: GroupDialogOptions) {
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const [plan, setPlan] = useState(() => planOf(group));
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [deleteOne] = useDelete();
  const there = 'id' in group ? group : null;
  const isRequest = there?.submissionId != null;
  const change = (some: Partial<GroupPlan>) => setPlan({ ...plan, ...some });
  const isWrong = plan.endsAt <= plan.startsAt;

  const save = async () => {
    if (focusWrongField(form.current)) return;
    setBusy(true);
    try {
      if (there) {
        const { id, revision } = there;
        await call('PUT', `calendar/groups/${id}`, { body: plan, revision });
      } else await call('POST', 'calendar/groups', { body: plan });
      notify('calendar.saved', { type: 'info' });
      onChanged();
    } catch (error) {
      say(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    if (!there) return;
    void deleteOne(
      'calendar/groups',
      { id: there.id, previousData: { ...there } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('calendar.removed', { type: 'info', undoable: true });
          onClose();
        },
        onSettled: onChanged,
        onError: say,
      },
    );
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby="group-title"
    >
      <DialogTitle id="group-title">{t(there ? 'calendar.edit' : 'calendar.new')}</DialogTitle>
      <DialogContent ref={form}>
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
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
          <EventFields plan={plan} onChange={change} />
          {isWrong && <Alert severity="error">{t('calendar.times')}</Alert>}
          <TextField
            select
            size="small"
            label={t('calendar.state')}
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
            onChange={({ target }) => change({ menu: target.value })}
          />
          <TextField
            size="small"
            multiline
            label={t('calendar.note')}
            value={plan.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {there && <NeedsFields group={there} onSaved={onChanged} />}
          {isRequest && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button component={Link} to={`/inbox/${there.submissionId}`}>
                {t('calendar.openRequest')}
              </Button>
              <Button component={Link} to={`/quotes/new/${there.submissionId}`}>
                {t('calendar.quote')}
              </Button>
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {there && !isRequest && (
          <Button color="error" disabled={isBusy} onClick={remove}>
            {t('calendar.remove')}
          </Button>
        )}
        <Button onClick={onClose}>{t('calendar.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isBusy || isWrong || plan.day === ''}
          onClick={() => void save()}
        >
          {t('calendar.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
