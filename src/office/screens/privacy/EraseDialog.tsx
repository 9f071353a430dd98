import { Alert, Button, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'ra-core';
import { mayDo, type Role } from '../../roles.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { useWork } from '../../app/use-work.ts';
import { api, type Erased } from '../inbox/api.ts';

interface EraseDialogOptions {
  readonly person: { readonly email: string; readonly phone: string };
  readonly onClose: () => void;
  readonly onErased: (erased: Erased) => void;
}

/** Asks once more before somebody is erased. */
export function EraseDialog({ person, onClose, onErased }: EraseDialogOptions) {
  const t = useTranslate();
  const { permissions } = usePermissions<Role>();
  const { isBusy, work } = useWork();
  const isAllowed = permissions !== undefined && mayDo(permissions, 'settings');
  const erase = () =>
    work(async () => onErased(await api('POST /privacy/erase', { body: person })));
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
            disabled={!isAllowed || isBusy}
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
