import { Button, Menu, MenuItem } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import { STATUSES } from '../../../requests/index.ts';
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
      <MenuButton label={t('inbox.bulk.status')}>
        {(close) =>
          STATUSES.map((status) => (
            <MenuItem
              key={status}
              onClick={() => {
                close();
                void setStatus(ids, status);
              }}
            >
              {t(`inbox.statuses.${status}`)}
            </MenuItem>
          ))
        }
      </MenuButton>
      <MenuButton label={t('inbox.bulk.assign')}>
        {(close) =>
          [{ id: null, name: t('inbox.nobody') }, ...people].map(({ id, name }) => (
            <MenuItem
              key={id ?? ''}
              onClick={() => {
                close();
                void setAssignee(ids, id, name);
              }}
            >
              {name}
            </MenuItem>
          ))
        }
      </MenuButton>
      <Button onClick={() => void setRead(ids, true)}>{t('inbox.bulk.read')}</Button>
      <Button onClick={() => void setRead(ids, false)}>{t('inbox.bulk.unread')}</Button>
      <Button onClick={() => void setStatus(ids, 'spam')}>{t('inbox.bulk.spam')}</Button>
    </>
  );
}

interface MenuButtonOptions {
  readonly label: string;
  readonly variant?: 'text' | 'outlined' | 'contained';
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, variant = 'text', children }: MenuButtonOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {children(close)}
      </Menu>
    </>
  );
}
