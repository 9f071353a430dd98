import { Box, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { placeholdersOf } from '../../../../i18n/index.ts';
import { named } from '../../../form/named-figures.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';

interface OriginalOptions extends FieldOptions {
  readonly code: string;
  readonly original: string;
}

/** A text as it was shipped, beside the one in its place: what it has to name, and the way back to it. */
export function Original({ field, path, code, value = '', original }: OriginalOptions) {
  const { language, figures: names, set, offerUndo } = useDocumentFormContext();
  const t = useTranslate();
  const isChanged = value !== original;
  const name = `${said(field.label, language)} · ${t(`content.languages.${code}`)}`;
  const figures = placeholdersOf(original);
  return (
    <Box
      role="group"
      aria-label={t('content.originals.of', { name })}
      sx={{
        borderInlineStart: '3px solid',
        borderColor: isChanged ? 'warning.main' : 'divider',
        pl: 2,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography color="textSecondary" sx={{ fontSize: '0.8rem' }}>
          {t('content.wordings.original', { language: t(`content.languages.${code}`) })}
          {!isChanged && (
            <Box component="span" sx={{ display: { md: 'none' } }}>
              {`: ${t('content.originals.same')}`}
            </Box>
          )}
        </Typography>
        {isChanged && (
          <Chip
            size="small"
            variant="outlined"
            color="warning"
            label={t('content.originals.changed')}
          />
        )}
      </Box>
      <Typography
        lang={code}
        // On a phone, where one is above the other, the same text is not read twice.
        sx={{ display: { xs: isChanged ? 'block' : 'none', md: 'block' } }}
      >
        {named(original, names)}
      </Typography>
      {figures.length > 0 && (
        <Typography component="div" color="textSecondary" sx={{ fontSize: '0.8rem', mt: 1 }}>
          {t('content.originals.figures')}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {figures.map((figure) => (
              <li key={figure}>{names[figure]}</li>
            ))}
          </Box>
        </Typography>
      )}
      {isChanged && (
        <Button
          sx={{ ml: -1 }}
          onClick={() => {
            set(path, original);
            offerUndo(t('content.originals.isBack', { name }), () => set(path, value));
          }}
        >
          {t('content.wordings.back')}
        </Button>
      )}
    </Box>
  );
}
