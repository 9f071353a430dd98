import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { KeyIcon } from '../../../app/icons.ts';
import { call } from '../../../app/call.ts';
import { OfficeDialog } from '../../../ui/OfficeDialog.tsx';
import { ActionForm } from './ActionForm.tsx';
import { knowsPasskeys, showPasskey } from './passkey.ts';
import { PasswordField } from './PasswordField.tsx';

interface ConfirmDialogOptions {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
  readonly onFailed: (error: unknown) => void;
}

/** Who is it? By password, or by passkey. */
export default function ConfirmDialog({ onConfirmed, onCancel, onFailed }: ConfirmDialogOptions) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const confirm = async (body: unknown) => {
    await call('POST', 'auth/confirm', { body });
    onConfirmed();
  };
  const byPasskey = () => {
    showPasskey()
      .then((passkey) => confirm({ passkey }))
      .catch(onFailed);
  };
  return (
    <OfficeDialog title={t('account.confirm.title')} maxWidth="xs" onClose={onCancel}>
      <Typography sx={{ mb: 2.5 }}>{t('account.confirm.text')}</Typography>
      <ActionForm
        action={() => confirm({ password })}
        button={t('account.confirm.button')}
        beside={
          <>
            {knowsPasskeys() && (
              <Button variant="outlined" startIcon={<KeyIcon />} onClick={byPasskey}>
                {t('account.confirm.passkey')}
              </Button>
            )}
            <Button onClick={onCancel}>{t('ra.action.cancel')}</Button>
          </>
        }
      >
        <PasswordField value={password} onChange={setPassword} autoFocus />
      </ActionForm>
    </OfficeDialog>
  );
}
