import KeyIcon from '@mui/icons-material/Key';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { call, CallError } from '../../../call.ts';
import { ActionForm } from './ActionForm.tsx';
import { knowsPasskeys, showPasskey } from './passkey.ts';
import { PasswordField } from './PasswordField.tsx';

interface Asked {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface ConfirmIdentity {
  /** Does what is sensitive; asks first who it is when the server wants to know, and then does it. */
  readonly confirmed: <Answer>(action: () => Promise<Answer>) => Promise<Answer>;
  /** To be put on the screen. */
  readonly dialog: ReactNode;
}

/** For actions that want somebody to have shown a moment ago who they are. */
export function useConfirmIdentity(): ConfirmIdentity {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    async confirmed(action) {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'confirmIdentity') throw error;
        await new Promise<void>((resolve, reject) => setAsked({ resolve, reject })).finally(() =>
          setAsked(null),
        );
        return action();
      }
    },
    dialog: asked && <ConfirmDialog {...asked} />,
  };
}

function ConfirmDialog({ resolve, reject }: Asked) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  const confirm = async (body: unknown) => {
    await call('POST', 'auth/confirm', { body });
    resolve();
  };
  const byPasskey = () => {
    showPasskey()
      .then((passkey) => confirm({ passkey }))
      .catch(reject);
  };
  const cancel = () => reject(new CallError(0, 'notConfirmed'));
  return (
    <Dialog open onClose={cancel} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
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
              <Button onClick={cancel}>{t('account.confirm.cancel')}</Button>
            </>
          }
        >
          <PasswordField value={password} onChange={setPassword} autoFocus />
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}
