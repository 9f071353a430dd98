import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { STATUSES } from '../../../requests/index.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { useChanges } from './changes.ts';
import { useAssignees } from './people.ts';

/** What may be done to all that are selected. */
export function BulkActions() {
  const t = useTranslate();
  const { selectedIds } = useListContext();
  const ids = selectedIds.map(String);
  const { setStatus, setAssignee, setRead } = useChanges();
  const people = useAssignees();
  return (
    <>
      <MenuButton
        label={t('inbox.bulk.status')}
        items={STATUSES.map((status) => ({
          key: status,
          label: t(`inbox.statuses.${status}`),
          onChoose: () => void setStatus(ids, status),
        }))}
      />
      <MenuButton
        label={t('inbox.bulk.assign')}
        items={[{ id: null, name: t('inbox.nobody') }, ...people].map(({ id, name }) => ({
          key: id ?? '',
          label: name,
          onChoose: () => void setAssignee(ids, { id, name }),
        }))}
      />
      <Button onClick={() => void setRead(ids, true)}>{t('inbox.bulk.read')}</Button>
      <Button onClick={() => void setRead(ids, false)}>{t('inbox.bulk.unread')}</Button>
      <Button onClick={() => void setStatus(ids, 'spam')}>{t('inbox.bulk.spam')}</Button>
    </>
  );
}
