import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Role } from '../../../../roles.ts';
import { ActionForm } from '../parts/ActionForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { RoleField } from './RoleField.tsx';

interface InviteDialogOptions {
  readonly onInvite: (email: string, role: Role) => Promise<void>;
  readonly onClose: () => void;
}

export function InviteDialog({ onInvite, onClose }: InviteDialogOptions) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{t('account.team.inviteTitle')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <ActionForm
          action={() => onInvite(email, role)}
          button={t('account.team.inviteButton')}
          beside={<Button onClick={onClose}>{t('account.confirm.cancel')}</Button>}
        >
          <TextLine
            label={t('account.fields.email')}
            {...{ value: email, onChange: setEmail, type: 'email', autoComplete: 'off' }}
            autoFocus
          />
          <RoleField label={t('account.fields.role')} value={role} onChange={setRole} />
        </ActionForm>
      </DialogContent>
    </Dialog>
  );
}
