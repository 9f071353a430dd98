import { Box, Button, Paper } from '@mui/material';
import { useTranslate } from 'ra-core';
import { AltFields } from '../pictures/AltFields.tsx';
import { StaleDetails } from '../pictures/StaleDetails.tsx';
import type { LibraryPicture } from '../pictures/picture.ts';
import { useDetails } from '../pictures/use-details.ts';

interface PictureWordsOptions {
  readonly picture: LibraryPicture;
  /** Resolves once the list has followed. */
  onSaved(): Promise<void>;
}

/** What a picture shows, in both languages. */
export function PictureWords({ picture: stored, onSaved }: PictureWordsOptions) {
  const t = useTranslate();
  const { picture, details, change, save, isBusy, theirs, take } = useDetails(stored);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        ...{ p: 2, display: 'grid', gap: 2, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
      }}
    >
      <Box
        component="img"
        src={picture.thumbnail ?? undefined}
        alt={picture.fileName}
        loading="lazy"
        sx={{ width: 160, aspectRatio: '1', objectFit: 'cover', borderRadius: 1 }}
      />
      <Box>
        <StaleDetails {...{ theirs, take }} save={(revision) => save(revision).then(onSaved)} />
        <AltFields
          alt={details.alt}
          said={picture.documentAlt}
          onChange={(alt) => change({ alt })}
        />
        <Button
          variant="contained"
          loading={isBusy}
          sx={{ mt: 1 }}
          onClick={() => void save().then(onSaved)}
        >
          {t('ra.action.save')}
        </Button>
      </Box>
    </Paper>
  );
}
