import { List, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import type { WaitingLink } from './api.ts';
import { EndableItem } from './EndableItem.tsx';

interface LinksOptions {
  readonly links: readonly WaitingLink[];
  readonly onWithdraw: (link: WaitingLink) => void;
}

/** Who may come in by a link that was not used yet, who made it, and until when. */
export function Links({ links, onWithdraw }: LinksOptions) {
  const t = useTranslate();
  const { shortMoment } = useFormats();
  if (links.length === 0)
    return <Typography color="textSecondary">{t('account.team.noLinks')}</Typography>;
  return (
    <List disablePadding>
      {links.map((link) => {
        const { id, purpose, email, name, role, madeBy, isEmailed, expiresAt } = link;
        const by = madeBy ?? t(`account.team.${isEmailed ? 'byEmail' : 'onServer'}`);
        return (
          <EndableItem
            key={id}
            primary={[name, email, role && t(`account.roles.${role}`)].filter(Boolean).join(' · ')}
            secondary={t(`account.team.waiting.${purpose}`, { by, when: shortMoment(expiresAt) })}
            label={t(`account.team.withdraw.${purpose}`, { email })}
            onEnd={() => onWithdraw(link)}
          />
        );
      })}
    </List>
  );
}
