import { Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { LibraryPicture } from './picture.ts';

interface AltFieldsOptions {
  readonly alt: LibraryPicture['alt'];
  /** What documents say of it, where they say the same. */
  readonly said: LibraryPicture['documentAlt'];
  onChange(alt: LibraryPicture['alt']): void;
}

/** What a picture shows, in each language that the site offers. */
export function AltFields({ alt, said, onChange }: AltFieldsOptions) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {Object.entries(alt).map(([language, text]) => (
        <TextField
          key={language}
          fullWidth
          multiline
          minRows={2}
          // As high as the one beside it, whichever says more.
          sx={{ '& .MuiInputBase-root': { flexGrow: 1, alignItems: 'start' } }}
          label={t('pictures.detail.altIn', { language: t(`content.languages.${language}`) })}
          value={text}
          onChange={({ target }) => onChange({ ...alt, [language]: target.value })}
          placeholder={said?.[language] ?? ''}
          slotProps={{ htmlInput: { lang: language, maxLength: 500 } }}
        />
      ))}
    </Box>
  );
}
