import { Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { useWork } from '../../app/use-work.ts';
import { NotYet } from '../../ui/NotYet.tsx';
import { Section } from '../../ui/Section.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { api } from './api.ts';

/** The calendar on the account's own phone: a secret address, shown once, changed or removed at any time. */
export function FeedCard() {
  const t = useTranslate();
  const { isBusy, work } = useWork();
  const notify = useNotify();
  const { date } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar-feed'],
    queryFn: () => api('GET /calendar/feed'),
  });
  const [address, setAddress] = useState('');
  const renew = async () => {
    const made = await api('POST /calendar/feed');
    setAddress(made.address);
    await refetch();
  };
  const revoke = async () => {
    await api('DELETE /calendar/feed');
    setAddress('');
    await refetch();
    notify('calendar.feed.revoked', { type: 'info' });
  };
  const copy = useCopy();
  // Whoever has an address must not be offered a first one: it would take the place of theirs.
  if (!data) return <NotYet error={error} onRetry={refetch} />;
  const { feed } = data;
  return (
    <Section title="calendar.feed.title">
      <Typography gutterBottom>{t('calendar.feed.text')}</Typography>
      {feed && (
        <Typography color="textSecondary" gutterBottom>
          {t('calendar.feed.made', { at: date(new Date(feed.createdAt)) })}{' '}
          {feed.readAt === null
            ? t('calendar.feed.unread')
            : t('calendar.feed.read', { at: date(new Date(feed.readAt)) })}{' '}
          {t('calendar.feed.renewText')}
        </Typography>
      )}
      {address && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ my: 2 }}>
          <TextField
            fullWidth
            size="small"
            label={t('calendar.feed.address')}
            value={address}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button variant="outlined" onClick={() => void copy(address)}>
            {t('ra.action.copy')}
          </Button>
        </Stack>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void work(renew)}>
          {t(feed ? 'calendar.feed.renew' : 'calendar.feed.make')}
        </Button>
        {feed && (
          <Button color="error" disabled={isBusy} onClick={() => void work(revoke)}>
            {t('calendar.feed.revoke')}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
