import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { callLink, whatsappLink } from '../../../requests/index.ts';
import { useSay } from '../../app/say.ts';
import { api, type Submission } from './api.ts';

interface OtherWaysOptions {
  readonly submission: Pick<Submission, 'id' | 'fields'>;
  /** What is written, with its placeholders filled. */
  readonly text: string;
  readonly onNoted?: () => void;
}

/** Answers by WhatsApp, with the text filled in, or by telephone; the history keeps that it was done. */
export function OtherWays({ submission: { id, fields }, text, onNoted }: OtherWaysOptions) {
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const phone = typeof fields['phone'] === 'string' ? fields['phone'] : '';
  const [whatsapp, call] = [whatsappLink(phone, text), callLink(phone)];
  if (whatsapp === null || call === null) return null;
  const note = (way: 'whatsapp' | 'phone', written: string) => {
    api('POST /inbox/:id/contacts', { params: { id }, body: { way, text: written } }).then(() => {
      notify('inbox.answer.noted', { type: 'info' });
      onNoted?.();
    }, say);
  };
  return (
    <>
      <Button
        variant="outlined"
        href={whatsapp}
        target="_blank"
        rel="noreferrer"
        onClick={() => note('whatsapp', text)}
      >
        WhatsApp
      </Button>
      <Button variant="outlined" href={call} onClick={() => note('phone', '')}>
        {t('inbox.answer.call')}
      </Button>
    </>
  );
}
