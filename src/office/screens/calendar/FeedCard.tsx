import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { formatDate } from '../../../i18n/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { useSay } from '../../app/say.ts';
import { api, type Feed } from './api.ts';

/** The calendar on the account's own phone: a secret address, shown once, changed or removed at any time. */
export function FeedCard() {
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const locale = useLocale() as OfficeLanguage;
  const [feed, setFeed] = useState<Feed | null>(null);
  const [address, setAddress] = useState('');
  useEffect(() => {
    api('GET /calendar/feed').then((known) => setFeed(known.feed), say);
    // `say` is made with each rendering, and says the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const at = (time: number) => formatDate(new Date(time), locale);
  const renew = async () => {
    const made = await api('POST /calendar/feed');
    setFeed(made.feed);
    setAddress(made.address);
  };
  const revoke = async () => {
    await api('DELETE /calendar/feed');
    setFeed(null);
    setAddress('');
    notify('calendar.feed.revoked', { type: 'info' });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify('calendar.feed.copied', { type: 'info' });
  };
  return (
    <Card component="section" variant="outlined">
      <CardContent>
        <Typography variant="h2" gutterBottom>
          {t('calendar.feed.title')}
        </Typography>
        <Typography gutterBottom>{t('calendar.feed.text')}</Typography>
        {feed && (
          <Typography color="textSecondary" gutterBottom>
            {t('calendar.feed.made', { at: at(feed.createdAt) })}{' '}
            {feed.readAt === null
              ? t('calendar.feed.unread')
              : t('calendar.feed.read', { at: at(feed.readAt) })}{' '}
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
            <Button variant="outlined" onClick={() => void copy()}>
              {t('ra.action.copy')}
            </Button>
          </Stack>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => void renew().catch(say)}>
            {t(feed ? 'calendar.feed.renew' : 'calendar.feed.make')}
          </Button>
          {feed && (
            <Button color="error" onClick={() => void revoke().catch(say)}>
              {t('calendar.feed.revoke')}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
