import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'ra-core';
import { mayDo, type Role } from '../../roles.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { useSay } from '../../app/say.ts';
import { api, type Erased } from '../inbox/api.ts';

interface EraseDialogOptions {
  readonly person: { readonly email: string; readonly phone: string };
  readonly onClose: () => void;
  readonly onErased: (erased: Erased) => void;
}

/** Asks once more before somebody is erased. */
export function EraseDialog({ person, onClose, onErased }: EraseDialogOptions) {
  const t = useTranslate();
  const say = useSay();
  const { permissions } = usePermissions<Role>();
  const [isErasing, setIsErasing] = useState(false);
  const isAllowed = permissions !== undefined && mayDo(permissions, 'settings');
  async function erase() {
    setIsErasing(true);
    try {
      onErased(await api('POST /privacy/erase', { body: person }));
    } catch (error) {
      say(error);
      setIsErasing(false);
    }
  }
  return (
    <OfficeDialog
      title={t('privacy.erase.title')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('privacy.erase.cancel')}
          </Button>
          <Button
            color="error"
            variant="contained"
            disabled={!isAllowed || isErasing}
            onClick={() => void erase()}
          >
            {t('privacy.erase.confirm')}
          </Button>
        </>
      }
    >
      <Typography>{t('privacy.erase.text')}</Typography>
      {!isAllowed && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('privacy.erase.onlyOwner')}
        </Alert>
      )}
    </OfficeDialog>
  );
}
