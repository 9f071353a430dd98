import { List, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { KeyIcon } from '../../app/icons.ts';
import { EndableItem } from './EndableItem.tsx';
import { ActionForm } from './parts/ActionForm.tsx';
import { api, type OwnAccount } from './api.ts';
import { useReload } from './parts/own-account.ts';
import { knowsPasskeys, makePasskey } from './parts/passkey.ts';
import { useWork } from '../../app/use-work.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLine } from './parts/TextLine.tsx';
import { useFormats } from '../../app/formats.ts';

export function PasskeysSection({ account }: { account: OwnAccount }) {
  const t = useTranslate();
  const { shortMoment } = useFormats();
  const notify = useNotify();
  const { work } = useWork('account');
  const reload = useReload();
  const device = account.sessions.find(({ isCurrent }) => isCurrent)?.device ?? '';
  const [name, setName] = useState(device);

  const add = () =>
    work(async () => {
      const options = await api('POST /account/passkeys/options');
      const passkey = await makePasskey(options);
      await api('POST /account/passkeys', { body: { name, passkey } });
      notify('account.passkeys.added', { type: 'success' });
      setName(device);
      await reload();
    });
  const remove = async (id: string) => {
    await work(async () => {
      await api('DELETE /account/passkeys/:id', { params: { id } });
      notify('account.passkeys.removed', { type: 'success' });
    });
    await reload();
  };
  return (
    <Section title={t('account.passkeys.title')}>
      <Typography sx={{ mb: 2 }}>{t('account.passkeys.text')}</Typography>
      {account.passkeys.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('account.passkeys.none')}
        </Typography>
      )}
      <List disablePadding sx={{ mb: 1 }}>
        {account.passkeys.map((passkey) => (
          <EndableItem
            key={passkey.id}
            primary={passkey.name}
            secondary={
              passkey.lastUsedAt === null
                ? t('account.passkeys.never')
                : t('account.passkeys.used', { when: shortMoment(passkey.lastUsedAt) })
            }
            label={t('account.passkeys.remove', { name: passkey.name })}
            onEnd={() => void remove(passkey.id)}
          />
        ))}
      </List>
      {!knowsPasskeys() && <Typography>{t('account.passkeys.unsupported')}</Typography>}
      {knowsPasskeys() && (
        <ActionForm action={add} button={t('account.passkeys.add')} icon={<KeyIcon />}>
          <TextLine
            label={t('account.passkeys.name')}
            {...{ value: name, onChange: setName, autoComplete: 'off', maxLength: 100 }}
          />
        </ActionForm>
      )}
    </Section>
  );
}
