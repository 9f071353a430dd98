import { Box, Card, CardActionArea, CardContent, Chip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { altIn, hasAlt, type LibraryPicture } from './picture.ts';
import { Hint } from '../../ui/Hint.tsx';

/** A longer text is cut after them; all pictures have their room, so that they stand in line. */
const TWO_LINES = {
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  ...{ overflow: 'hidden', minHeight: '2lh', overflowWrap: 'anywhere' },
} as const;

interface PictureCardOptions {
  readonly picture: LibraryPicture;
  /** What choosing it does; without it, it opens. */
  readonly onChoose?: ((picture: LibraryPicture) => void) | undefined;
}

/** A picture of the library: what it shows, what it lacks. */
export function PictureCard({ picture, onChoose }: PictureCardOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { id, fileName, thumbnail, uses, alt, documentAlt } = picture;
  const shows = altIn(alt, language) || altIn(documentAlt ?? {}, language) || fileName;
  const action = onChoose
    ? {
        onClick: () => onChoose(picture),
        'aria-label': t('pictures.picker.choose', { name: shows }),
      }
    : { component: Link, to: `/pictures/${id}` };
  return (
    <Card component="li" variant="outlined">
      <CardActionArea {...action} sx={{ height: '100%' }}>
        <Box
          component="img"
          src={thumbnail ?? undefined}
          alt=""
          loading="lazy"
          width={320}
          height={320}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '1',
            objectFit: 'cover',
          }}
        />
        <CardContent sx={{ p: 1.5 }}>
          <Typography title={shows} variant="body2" sx={{ ...TWO_LINES, fontWeight: 600 }}>
            {shows}
          </Typography>
          <Hint>{uses > 0 ? t('pictures.uses', { count: uses }) : t('pictures.unused')}</Hint>
          {!hasAlt(picture) && !documentAlt && (
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={t('pictures.noAlt')}
              sx={{ mt: 0.5 }}
            />
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
