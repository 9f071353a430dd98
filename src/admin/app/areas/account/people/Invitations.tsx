import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Role } from '../../../../roles.ts';
import { useWhen } from '../parts/when.ts';

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly expiresAt: number;
}

interface InvitationsOptions {
  readonly invitations: readonly Invitation[];
  readonly onWithdraw: (id: string) => void;
}

/** Who was invited and has not joined yet. */
export function Invitations({ invitations, onWithdraw }: InvitationsOptions) {
  const t = useTranslate();
  const when = useWhen();
  if (invitations.length === 0)
    return <Typography color="textSecondary">{t('account.team.noInvitations')}</Typography>;
  return (
    <List disablePadding>
      {invitations.map(({ id, email, role, expiresAt }) => (
        <ListItem
          key={id}
          disableGutters
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={t('account.team.withdraw', { email })}
              onClick={() => onWithdraw(id)}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemText
            primary={`${email} · ${t(`account.roles.${role}`)}`}
            secondary={t('account.team.until', { when: when(expiresAt) })}
            sx={{ overflowWrap: 'anywhere', pr: 4 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
