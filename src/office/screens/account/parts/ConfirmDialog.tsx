import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { KeyIcon } from '../../../app/icons.ts';
import { useWork } from '../../../app/use-work.ts';
import { OfficeDialog } from '../../../ui/OfficeDialog.tsx';
import { api } from '../api.ts';
import { ActionForm } from './ActionForm.tsx';
import { useOwnAccount } from './own-account.ts';
import { knowsPasskeys, showPasskey } from './passkey.ts';
import { PasswordField } from './PasswordField.tsx';

interface ConfirmDialogOptions {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Who is it? By password, or by a passkey that they have. In the first file, as the sign-in screen is: what it is made of is there. */
export function ConfirmDialog({ onConfirmed, onCancel }: ConfirmDialogOptions) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const confirm = async (body: unknown) => {
    await api('POST /auth/confirm', { body });
    onConfirmed();
  };
  const { isBusy, work } = useWork('account');
  const { data: account } = useOwnAccount();
  const hasPasskey = knowsPasskeys() && (account?.passkeys.length ?? 0) > 0;
  const byPasskey = () => work(async () => confirm({ passkey: await showPasskey() }));
  return (
    <OfficeDialog title={t('account.confirm.title')} maxWidth="xs" onClose={onCancel}>
      <Typography sx={{ mb: 2.5 }}>{t('account.confirm.text')}</Typography>
      <ActionForm
        action={() => confirm({ password })}
        button={t('account.confirm.button')}
        beside={
          <>
            {hasPasskey && (
              <Button
                variant="outlined"
                startIcon={<KeyIcon />}
                loading={isBusy}
                onClick={() => void byPasskey()}
              >
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
