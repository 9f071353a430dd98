import { TextField } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { QUOTE_LIMITS } from '../../../requests/index.ts';

interface NoteOptions {
  readonly note: string;
  readonly isDisabled: boolean;
  /** The same function at every rendering. */
  readonly onChange: (change: { readonly note: string }) => void;
}

/** What is written to the customer besides. */
export const NoteField = memo(function NoteField({ note, isDisabled, onChange }: NoteOptions) {
  const t = useTranslate();
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      sx={{ mt: 2 }}
      disabled={isDisabled}
      label={t('quotes.note')}
      helperText={isDisabled ? undefined : t('quotes.noteHint')}
      value={note}
      slotProps={{ htmlInput: { maxLength: QUOTE_LIMITS.note } }}
      onChange={({ target }) => onChange({ note: target.value })}
    />
  );
});
