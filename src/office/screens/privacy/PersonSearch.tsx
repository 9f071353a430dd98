import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { businessToday } from '../../../i18n/index.ts';
import { useWork } from '../../app/use-work.ts';
import { api, type Erased, type Found } from '../inbox/api.ts';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { StatusChip } from '../inbox/StatusChip.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Finds a person, to give out what is kept of them or to erase it. */
export function PersonSearch({ onErased }: { onErased: () => void }) {
  const t = useTranslate();
  const { work } = useWork();
  const { full } = useFormats();
  const [person, setPerson] = useState({ email: '', phone: '' });
  /** Who was asked for, with what is kept of them; null as soon as somebody else is typed. */
  const [found, setFound] = useState<{ person: typeof person; what: Found } | null>(null);
  /** As typed now, by which an answer for somebody else is known. */
  const typed = useRef(person);
  const [erased, setErased] = useState<Erased | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const find = () =>
    work(async () => {
      setErased(null);
      const what = await api('POST /privacy/find', { body: person });
      if (typed.current === person) setFound({ person, what });
    });
  const give = (whose: typeof person) =>
    work(async () => {
      const file = await api('POST /privacy/file', { body: whose });
      saveFile(file, `sobremesa-${businessToday()}.json`);
    });

  const change = (changes: Partial<typeof person>) => {
    typed.current = { ...person, ...changes };
    setPerson(typed.current);
    setFound(null);
  };
  const { submissions = [], erased: before = [] } = found?.what ?? {};
  return (
    <Section title="privacy.find.title">
      <Typography sx={{ mb: 2 }}>{t('privacy.find.hint')}</Typography>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextField
          type="email"
          id="person-email"
          label={t('shared.email')}
          value={person.email}
          onChange={({ target }) => change({ email: target.value })}
          autoComplete="off"
          autoFocus
          sx={{ flex: '1 1 220px' }}
        />
        <TextField
          type="tel"
          id="person-phone"
          label={t('shared.phone')}
          value={person.phone}
          onChange={({ target }) => change({ phone: target.value })}
          autoComplete="off"
          sx={{ flex: '1 1 180px' }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={!person.email.trim() && !person.phone.trim()}
        >
          {t('ra.action.search')}
        </Button>
      </Box>
      <Box aria-live="polite" sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
        {before.map(({ id, at }) => (
          <Alert key={id} severity="info">
            {t('privacy.find.erasedBefore', { when: full(at) })}
          </Alert>
        ))}
        {erased && <Result erased={erased} />}
        {found && submissions.length === 0 && <Typography>{t('privacy.find.none')}</Typography>}
        {found && submissions.length > 0 && (
          <>
            <Typography sx={{ fontWeight: 600 }}>
              {t('privacy.find.found', { count: submissions.length })}
            </Typography>
            <PlainList>
              {submissions.map(({ id, kind, status, received, name, email, phone }) => (
                <Box component="li" key={id}>
                  <TextLink to={`/inbox/${id}`}>
                    {t(`inbox.kinds.${kind}`)}, {full(received)}
                  </TextLink>{' '}
                  <StatusChip status={status} />
                  <Hint>{[name, email, phone].filter(Boolean).join(' · ')}</Hint>
                </Box>
              ))}
            </PlainList>
            <Hint>{t('privacy.fileHint')}</Hint>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => void give(found.person)}>
                {t('privacy.file')}
              </Button>
              <Button color="error" variant="outlined" onClick={() => setIsAsking(true)}>
                {t('privacy.erase.button')}
              </Button>
            </Box>
          </>
        )}
      </Box>
      {found && isAsking && (
        <EraseDialog
          person={found.person}
          onClose={() => setIsAsking(false)}
          onErased={(result) => {
            setIsAsking(false);
            setFound(null);
            setErased(result);
            onErased();
          }}
        />
      )}
    </Section>
  );
}

/** What was erased, and what was not. */
function Result({ erased }: { erased: Erased }) {
  const t = useTranslate();
  const { submissions, underWay, isScrubbed, copiesLeft, testimonialsLeft } = erased;
  const left = [
    underWay > 0 && t('privacy.erase.underWay'),
    !isScrubbed && t('privacy.erase.notScrubbed'),
    copiesLeft.length > 0 && t('privacy.erase.copiesLeft', { names: copiesLeft.join(', ') }),
    testimonialsLeft.length > 0 &&
      t('privacy.erase.testimonialsLeft', { names: testimonialsLeft.join(', ') }),
  ].filter((text) => text !== false);
  return (
    <>
      <Alert severity="success">{t('privacy.erase.done', { count: submissions })}</Alert>
      {left.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
    </>
  );
}

/** Gives a value to the browser as a JSON file to be kept. */
function saveFile(value: unknown, name: string): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // It is there until the page goes: Safari of a phone reads it only once its own question is answered.
}
