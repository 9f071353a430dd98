import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'ra-core';
import { Choice } from '../../../ui/Choice.tsx';
import { keptTyping, useKeepTyping } from '../../../ui/kept-typing.ts';
import { useLeave, useUnsaved } from '../../../ui/unsaved.ts';
import { useFormats } from '../../../app/formats.ts';
import { READY_NOTICES } from '../words.ts';
import type { QuickOptions } from './options.ts';
import { Hint } from '../../../ui/Hint.tsx';

const ENDS = ['tonight', 'tomorrow', 'week'] as const;
type End = (typeof ENDS)[number];

/** Where what is typed is kept until it is published. */
const KEPT = 'today/notice';

const NOTHING = { es: '', en: '' };

/** A notice above every page: one that is ready with a tap, or in one's own words. */
export function NoticeQuick({ shown, isBusy, act, onClose }: QuickOptions) {
  const t = useTranslate();
  const { language, text } = useFormats();
  const { revision, current } = shown.notice;
  const [own, setOwn] = useState(() => keptTyping<typeof NOTHING>(KEPT)?.values ?? NOTHING);
  const [end, setEnd] = useState<End>('tonight');
  const [isTried, setTried] = useState(false);
  const leave = useLeave();
  const isTyped = own.es !== '' || own.en !== '';
  useUnsaved(isTyped);
  useKeepTyping(KEPT, isTyped ? own : null);
  const publish = async (texts: { es: string; en: string }, until: End) => {
    const given = Object.fromEntries(
      Object.entries(texts).filter(([, words]) => words.trim() !== ''),
    );
    const endsAt = new Date(shown.midnights[until]).toISOString();
    const notice = { text: given, endsAt };
    if (await act({ action: 'notice', notice }, revision, t('today.notice.done'))) onClose();
  };
  const remove = async () => {
    const done = t('today.notice.removed');
    if (await act({ action: 'notice', notice: null }, revision, done)) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (own.es.trim() || own.en.trim()) void publish(own, end);
  };
  const other = language === 'es' ? 'en' : 'es';
  const isEmpty = isTried && !own.es.trim() && !own.en.trim();
  const field = (name: 'es' | 'en') => {
    const help = name === other ? t('today.notice.other') : undefined;
    return (
      <TextField
        label={t(`today.notice.${name}`)}
        value={own[name]}
        onChange={(event) => setOwn({ ...own, [name]: event.target.value })}
        error={isEmpty && name === language}
        helperText={isEmpty && name === language ? t('today.notice.needed') : help}
        slotProps={{ htmlInput: { maxLength: 200, lang: name } }}
        multiline
      />
    );
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Hint>{t('today.notice.help')}</Hint>
      {current && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{text(current.text)}</Typography>
          <Button variant="contained" disabled={isBusy} onClick={() => leave(() => void remove())}>
            {t('today.notice.remove')}
          </Button>
        </>
      )}
      <Typography variant="h3">{t('today.notice.ready')}</Typography>
      {READY_NOTICES.map((ready) => (
        <Button
          key={ready.es}
          variant="outlined"
          disabled={isBusy}
          onClick={() => leave(() => void publish(ready, 'tonight'))}
        >
          {ready[language]}
        </Button>
      ))}
      <Typography variant="h3" sx={{ mt: 1 }}>
        {t('today.notice.own')}
      </Typography>
      <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 1.5 }}>
        {field(language)}
        {field(other)}
        <Choice
          size="medium"
          label={t('today.notice.ends')}
          value={end}
          options={ENDS.map((one) => [one, t(`today.notice.${one}`)])}
          onChoose={setEnd}
        />
        <Button type="submit" variant="outlined" disabled={isBusy}>
          {t('today.notice.publish')}
        </Button>
      </Stack>
    </Stack>
  );
}
