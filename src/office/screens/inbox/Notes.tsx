import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { DeleteIcon } from '../../app/icons.tsx';
import { useTell } from '../../ui/tell.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useWork } from '../../app/use-work.ts';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { api, type Submission } from './api.ts';
import { Hint } from '../../ui/Hint.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

interface NotesOptions {
  readonly submission: Submission;
  readonly onChange: () => void;
}

const LONGEST = 4_000;

/** Notes that the business keeps for itself. */
export function Notes({ submission, onChange }: NotesOptions) {
  const t = useTranslate();
  const tell = useTell();
  const { isBusy, work } = useWork();
  const { full } = useFormats();
  const { id, notes } = submission;
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');

  const attempt = (task: () => Promise<void>) =>
    work(async () => {
      await task();
      onChange();
    });
  const add = (body: string) => api('POST /inbox/:id/notes', { params: { id }, body: { body } });
  const remove = (note: Submission['notes'][number]) =>
    attempt(async () => {
      await api('DELETE /inbox/:id/notes/:note', { params: { id, note: note.id } });
      const undo = () =>
        void attempt(async () => {
          await add(note.body);
        });
      tell({ text: t('inbox.notes.removed'), undo });
    });

  return (
    <Section level={3} title="inbox.notes.title">
      <Hint sx={{ mb: 1 }}>{t('inbox.notes.hint')}</Hint>
      <PlainList>
        {notes.map((note) => (
          <Box component="li" key={note.id} sx={{ display: 'flex', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {note.body}
              </Typography>
              <Hint>{t('inbox.emails.by', { name: note.by, when: full(note.at) })}</Hint>
            </Box>
            <IconButton
              aria-label={`${t('inbox.notes.remove')}: ${note.body.slice(0, 40)}`}
              onClick={() => void remove(note)}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </PlainList>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 1, mt: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => {
            await add(text);
            // What was typed on meanwhile stays.
            setText((now) => (now === text ? '' : now));
          });
        }}
      >
        <TextField
          multiline
          minRows={2}
          id="note"
          label={t('inbox.notes.new')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={isBusy || text.trim() === ''}
          sx={{ justifySelf: 'start' }}
        >
          {t('inbox.notes.add')}
        </Button>
      </Box>
    </Section>
  );
}
