import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { DeleteIcon } from '../../app/icons.ts';
import { newKey, NOTE_LENGTH } from '../../../requests/index.ts';
import { keptTyping, useKeepTyping } from '../../ui/kept-typing.ts';
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

type Typed = Pick<Submission['notes'][number], 'id' | 'body'>;

/** Its id is its own however often it is sent: an answer may get lost. */
const blank = (): Typed => ({ id: newKey(), body: '' });

/** Notes that the business keeps for itself. */
export function Notes({ submission, onChange }: NotesOptions) {
  const t = useTranslate();
  const tell = useTell();
  const { isBusy, work } = useWork();
  const { full } = useFormats();
  const { id, notes } = submission;
  const path = `inbox/${id}/note`;
  const [typed, setTyped] = useState(() => keptTyping<Typed>(path)?.values ?? blank());
  const isTyped = typed.body.trim() !== '';
  useUnsaved(isTyped);
  useKeepTyping(path, isTyped ? typed : null);

  const attempt = (task: () => Promise<void>) =>
    work(async () => {
      await task();
      onChange();
    });
  const add = ({ id: key, body }: Typed) =>
    api('POST /inbox/:id/notes', { params: { id }, body: { id: key, body } });
  const remove = (note: Submission['notes'][number]) =>
    attempt(async () => {
      await api('DELETE /inbox/:id/notes/:note', { params: { id, note: note.id } });
      tell({ text: t('inbox.notes.removed'), undo: () => void attempt(() => add(note)) });
    });

  return (
    <Section level={3} title="inbox.notes.title">
      <Hint sx={{ mb: 1 }}>{t('inbox.notes.hint')}</Hint>
      <PlainList>
        {notes.map((note) => (
          <Box component="li" key={note.id} sx={{ display: 'flex', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.body}</Typography>
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
            await add(typed);
            // What was typed on meanwhile stays.
            setTyped((now) => (now === typed ? blank() : now));
          });
        }}
      >
        <TextField
          multiline
          minRows={2}
          id="note"
          label={t('inbox.notes.new')}
          value={typed.body}
          onChange={(event) => setTyped({ ...typed, body: event.target.value })}
          slotProps={{ htmlInput: { maxLength: NOTE_LENGTH } }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={isBusy || !isTyped}
          sx={{ justifySelf: 'start' }}
        >
          {t('inbox.notes.add')}
        </Button>
      </Box>
    </Section>
  );
}
