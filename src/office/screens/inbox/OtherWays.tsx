import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { callLink, whatsappLink } from '../../../requests/index.ts';
import { useSay } from '../../app/say.ts';
import { api } from './api.ts';

interface OtherWaysOptions {
  /** Of the submission. */
  readonly id: string;
  readonly phone: unknown;
  /** The same as WhatsApp has it. */
  readonly whatsapp: string | null;
  /** What is written, with its placeholders filled. */
  readonly text: string;
  readonly onNoted?: () => void;
}

/** Answers by WhatsApp, with the text filled in, or by telephone; the history keeps that it was done. */
export function OtherWays({ id, phone, whatsapp, text, onNoted }: OtherWaysOptions) {
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const call = typeof phone === 'string' ? callLink(phone) : null;
  const note = (way: 'whatsapp' | 'phone', written: string) => {
    api('POST /inbox/:id/contacts', { params: { id }, body: { way, text: written } }).then(() => {
      notify('inbox.answer.noted', { type: 'info' });
      onNoted?.();
    }, say);
  };
  return (
    <>
      {whatsapp && (
        <Button
          variant="outlined"
          href={whatsappLink(whatsapp, text)}
          target="_blank"
          rel="noreferrer"
          onClick={() => note('whatsapp', text)}
        >
          WhatsApp
        </Button>
      )}
      {call && (
        <Button variant="outlined" href={call} onClick={() => note('phone', '')}>
          {t('inbox.answer.call')}
        </Button>
      )}
    </>
  );
}
