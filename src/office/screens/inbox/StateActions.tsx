import { Button, Paper } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useIsPhone } from '../../ui/layout/phone.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { useChanges } from './changes.ts';
import { useAssignees } from './people.ts';
import { ACTION_BAR } from '../../app/theme.ts';
import type { Submission } from './api.ts';

interface StateActionsOptions {
  readonly submission: Submission;
  readonly onChange: () => void;
}

/** Where the answer is written. */
export const ANSWER_ID = 'answer';

/** What can be done with a submission; at the thumb on a phone. */
export function StateActions({ submission, onChange }: StateActionsOptions) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { setStatusOfOne, setAssignee, setRead } = useChanges();
  const people = useAssignees();
  const { id, kind, revision, nextStatuses, assignee, assigneeName, canBeAnswered } = submission;
  const after = (work: Promise<unknown>) => void work.then(onChange);
  const write = () => {
    const field = document.getElementById(`${ANSWER_ID}-body`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  };
  return (
    <Paper
      variant="outlined"
      {...(isPhone && { className: ACTION_BAR })}
      role="toolbar"
      aria-label={t('inbox.bulk.status')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        ...(isPhone && {
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(56px + env(safe-area-inset-bottom))',
          zIndex: 'appBar',
          borderRadius: 0,
        }),
      }}
    >
      {canBeAnswered && (
        <Button variant="contained" onClick={write}>
          {t('inbox.answer.title')}
        </Button>
      )}
      <MenuButton
        label={t('shared.status')}
        variant="outlined"
        items={nextStatuses.map((status) => ({
          key: status,
          label: t(`inbox.statuses.${status}`),
          onChoose: () => after(setStatusOfOne(id, status, revision)),
        }))}
      />
      <MenuButton
        label={assigneeName ?? t('inbox.bulk.assign')}
        variant="outlined"
        items={[{ id: null, name: t('inbox.nobody') }, ...people].map((person) => ({
          key: person.id ?? '',
          label: person.name,
          isSelected: person.id === assignee,
          onChoose: () => after(setAssignee([id], person, { [id]: assignee })),
        }))}
      />
      {!isPhone && kind === 'request' && (
        <Button variant="outlined" component={Link} to={`/quotes/new/${id}`}>
          {t('shared.quote')}
        </Button>
      )}
      {!isPhone && (
        <Button onClick={() => after(setRead([id], false))}>{t('inbox.bulk.unread')}</Button>
      )}
    </Paper>
  );
}
