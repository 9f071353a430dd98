import KeyIcon from '@mui/icons-material/Key';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../../call.ts';
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
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title">{t('account.confirm.title')}</DialogTitle>
      <DialogContent>
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
              <Button onClick={onCancel}>{t('account.confirm.cancel')}</Button>
            </>
          }
        >
          <PasswordField value={password} onChange={setPassword} autoFocus />
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}
