import { Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Role } from '../../roles.ts';
import { useFormats } from '../../app/formats.ts';
import type { Person } from './api.ts';
import { RoleField } from './RoleField.tsx';
import { Hint } from '../../ui/Hint.tsx';

interface PersonCardOptions {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly onRole: (role: Role) => void;
  readonly onDisable: (isDisabled: boolean) => void;
  readonly onRecover: () => void;
}

/** Somebody of the business, what they may do, and whether they may come in. */
export function PersonCard({ person, isSelf, onRole, onDisable, onRecover }: PersonCardOptions) {
  const t = useTranslate();
  const { shortMoment } = useFormats();
  const { name, email, role, hasSecondFactor, isDisabled, lastSeenAt } = person;
  return (
    <Paper variant="outlined" component="article" aria-label={name} sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        {isSelf && <Chip size="small" label={t('account.team.you')} />}
        {isDisabled && <Chip size="small" color="error" label={t('account.team.isDisabled')} />}
      </Stack>
      <Typography>{email}</Typography>
      <Hint sx={{ mb: 2 }}>
        {lastSeenAt === null
          ? t('account.team.neverSeen')
          : t('account.team.seen', { when: shortMoment(lastSeenAt) })}
        {hasSecondFactor && ` · ${t('account.team.secured')}`}
      </Hint>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <RoleField label={t('account.team.roleOf', { name })} value={role} onChange={onRole} />
        {!isSelf && (
          <>
            <Button onClick={() => onDisable(!isDisabled)}>
              {t(isDisabled ? 'account.team.enable' : 'account.team.disable')}
            </Button>
            {!isDisabled && <Button onClick={onRecover}>{t('account.team.recover')}</Button>}
          </>
        )}
      </Stack>
    </Paper>
  );
}
