import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'ra-core';
import { Choice } from '../../../ui/Choice.tsx';
import { keptTyping, useKeepTyping } from '../../../ui/kept-typing.ts';
import { textsIn } from '../../../../content/index.ts';
import type { Language } from '../../../../i18n/index.ts';
import { useLeave, useUnsaved } from '../../../ui/unsaved.ts';
import { useFormats } from '../../../app/formats.ts';
import { READY_NOTICES } from '../words.ts';
import type { QuickOptions } from './options.ts';
import { Hint } from '../../../ui/Hint.tsx';

const ENDS = ['tonight', 'tomorrow', 'week'] as const;
type End = (typeof ENDS)[number];

/** Where what is typed is kept until it is published. */
const KEPT = 'today/notice';

type Texts = Readonly<Partial<Record<Language, string>>>;

const NOTHING: Texts = {};

/** A notice above every page: one that is ready with a tap, or in one's own words. */
export function NoticeQuick({ shown, isBusy, act, onClose }: QuickOptions) {
  const t = useTranslate();
  const { language, text, languageName } = useFormats();
  const { revision, current } = shown.notice;
  const [own, setOwn] = useState(() => keptTyping<Texts>(KEPT)?.values ?? NOTHING);
  const [end, setEnd] = useState<End>('tonight');
  const [isTried, setTried] = useState(false);
  const leave = useLeave();
  const isTyped = Object.values(own).some((words) => words !== '');
  const isWritten = Object.values(own).some((words) => words.trim() !== '');
  useUnsaved(isTyped);
  useKeepTyping(KEPT, isTyped ? own : null);
  const publish = async (texts: Texts, until: End) => {
    const endsAt = new Date(shown.midnights[until]).toISOString();
    const notice = { text: texts, endsAt };
    if (await act({ action: 'notice', notice }, revision, t('today.notice.done'))) onClose();
  };
  const remove = async () => {
    const done = t('today.notice.removed');
    if (await act({ action: 'notice', notice: null }, revision, done)) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWritten) void publish(own, end);
  };
  const { languages } = shown;
  const ready = READY_NOTICES.map((texts) => textsIn(texts, languages)).filter(text);
  // What somebody speaks themselves comes first.
  const asked = languages.toSorted((a, b) => Number(b === language) - Number(a === language));
  const isEmpty = isTried && !isWritten;
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
      {ready.length > 0 && <Typography variant="h3">{t('today.notice.ready')}</Typography>}
      {ready.map((texts) => (
        <Button
          key={text(texts)}
          variant="outlined"
          disabled={isBusy}
          onClick={() => leave(() => void publish(texts, 'tonight'))}
        >
          {text(texts)}
        </Button>
      ))}
      <Typography variant="h3" sx={{ mt: 1 }}>
        {t('today.notice.own')}
      </Typography>
      <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 1.5 }}>
        {asked.map((name, index) => {
          const help = index > 0 ? t('today.notice.other') : undefined;
          return (
            <TextField
              key={name}
              label={`${t('today.notice.title')} · ${languageName(name)}`}
              value={own[name] ?? ''}
              onChange={(event) => setOwn({ ...own, [name]: event.target.value })}
              error={isEmpty && index === 0}
              helperText={isEmpty && index === 0 ? t('today.notice.needed') : help}
              slotProps={{ htmlInput: { maxLength: 200, lang: name, dir: 'auto' } }}
              multiline
            />
          );
        })}
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
