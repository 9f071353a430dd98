import { Button, Chip, List } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { LogoutIcon } from '../../app/icons.ts';
import { api, type OwnAccount } from './api.ts';
import { EndableItem } from './EndableItem.tsx';
import { useReload } from './parts/own-account.ts';
import { useWork } from '../../app/use-work.ts';
import { Section } from '../../ui/Section.tsx';
import { useFormats } from '../../app/formats.ts';

/** Where somebody is signed in, and the way to end that. */
export function SessionsSection({ account }: { account: OwnAccount }) {
  const t = useTranslate();
  const { shortMoment } = useFormats();
  const notify = useNotify();
  const { work } = useWork('account');
  const reload = useReload();
  const end = async (action: () => Promise<unknown>) => {
    await work(async () => {
      await action();
      notify('account.sessions.ended', { type: 'success' });
    });
    await reload();
  };
  return (
    <Section title={t('account.sessions.title')}>
      <List disablePadding>
        {account.sessions.map(({ id, address, lastSeenAt, isCurrent, ...session }) => {
          const device = session.device ?? t('account.sessions.unknown');
          return (
            <EndableItem
              key={id}
              primary={device}
              secondary={t('account.sessions.seen', {
                when: shortMoment(lastSeenAt),
                address: address ?? '–',
              })}
              label={t('account.sessions.end', { device })}
              icon={<LogoutIcon />}
              instead={
                isCurrent && (
                  <Chip label={t('account.sessions.current')} color="success" variant="outlined" />
                )
              }
              onEnd={() => void end(() => api('DELETE /account/sessions/:id', { params: { id } }))}
            />
          );
        })}
      </List>
      {account.sessions.length > 1 && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => void end(() => api('POST /account/sessions/end-others'))}
        >
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}
