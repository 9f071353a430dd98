import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { contrastChecks, DEFAULT_LOOK, LOOK_COLORS, readColors } from '../../../../look/index.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useProblem } from './FieldProblem.tsx';

/** One of the colours of the look. Where it could not be read, the nearest that can is offered while choosing. */
export function ColorField({ field, path, value }: FieldOptions) {
  const { language, set, read } = useDocumentFormContext();
  const t = useTranslate();
  const text = typeof value === 'string' ? value : String(field.default ?? '');
  const colors = readColors({
    ...Object.fromEntries(LOOK_COLORS.map((name) => [name, read(name) ?? DEFAULT_LOOK[name]])),
    [path]: text,
  });
  const nearest = colors && contrastChecks(colors).find(({ color }) => color === path)?.nearest;
  // What was refused is said until another is chosen; what is being chosen, at once.
  const refused = useProblem(path);
  const problem = nearest ? t('content.problems.contrast', { color: nearest }) : refused;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        fullWidth
        type="color"
        // Browsers draw the colour as a line where the padding is that of a text.
        sx={{ '& input': { boxSizing: 'border-box', height: 56, px: 1, py: 1 } }}
        label={said(field.label, language)}
        value={text}
        onChange={({ target }) => set(path, target.value)}
        error={problem !== undefined}
        helperText={problem ?? said(field.help, language)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {nearest && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => set(path, nearest)}
          startIcon={
            <Box
              component="span"
              sx={{ width: 18, height: 18, borderRadius: '50%', bgcolor: nearest, border: 1 }}
            />
          }
        >
          {t('content.fields.takeColor', { color: nearest })}
        </Button>
      )}
    </Box>
  );
}
