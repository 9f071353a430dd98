import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import type { Role } from '../../roles.ts';
import { CloseButton, OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { ActionForm } from './parts/ActionForm.tsx';
import { TextLine } from './parts/TextLine.tsx';
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
    <OfficeDialog
      title={t('account.team.invite')}
      maxWidth="xs"
      onClose={onClose}
      isDirty={email !== ''}
    >
      <Box sx={{ pt: 1 }}>
        <ActionForm
          action={() => onInvite(email, role)}
          button={t('account.team.inviteButton')}
          beside={<CloseButton>{t('ra.action.cancel')}</CloseButton>}
        >
          <TextLine
            label={t('shared.email')}
            {...{ value: email, onChange: setEmail, type: 'email', autoComplete: 'off' }}
            autoFocus
          />
          <RoleField label={t('account.fields.role')} value={role} onChange={setRole} />
        </ActionForm>
      </Box>
    </OfficeDialog>
  );
}
