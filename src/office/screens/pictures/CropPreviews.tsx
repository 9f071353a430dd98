import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PICTURE_RATIOS, shownPart, type PictureRatio } from '../../../media/index.ts';
import type { FocalPoint, LibraryPicture } from './picture.ts';

/** The site's crops that lose most, with the keys of their names. */
const CROPS: readonly { readonly ratio: PictureRatio; readonly name: string }[] = [
  { ratio: 'banner', name: 'banner' },
  { ratio: 'sharedPage', name: 'sharedPage' },
  { ratio: '1:1', name: 'square' },
  { ratio: 'menuSection', name: 'menuSection' },
];

interface CropPreviewsOptions {
  readonly picture: LibraryPicture;
  readonly focalPoint: FocalPoint | null;
}

/** The site's own crops of a picture, at once, as they will be. */
export function CropPreviews({ picture, focalPoint }: CropPreviewsOptions) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {CROPS.map(({ ratio, name }) => (
        <Box component="figure" key={ratio} sx={{ m: 0, maxWidth: '100%' }}>
          <Crop picture={picture} focalPoint={focalPoint} ratio={ratio} />
          <Typography component="figcaption" variant="body2" color="textSecondary">
            {t(`pictures.detail.crop.${name}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Height of a crop on the screen, pixels; of a wide one less, where there is no room for it. */
const HEIGHT = 120;

function Crop({ picture, focalPoint, ratio }: CropPreviewsOptions & { ratio: PictureRatio }) {
  const { ref, width, height, preview } = picture;
  const source = {
    asset: { _ref: ref },
    ...(focalPoint && { hotspot: { ...focalPoint, width: 0, height: 0 } }),
  };
  const part = shownPart(source, ratio);
  if (!part) return null;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <Box
      data-crop={ratio}
      sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1, maxWidth: '100%' }}
      style={{
        width: Math.round(HEIGHT * PICTURE_RATIOS[ratio]),
        aspectRatio: PICTURE_RATIOS[ratio],
      }}
    >
      <img
        src={preview ?? undefined}
        alt=""
        style={{
          position: 'absolute',
          maxWidth: 'none',
          width: percent(width / part.width),
          height: percent(height / part.height),
          left: percent(-part.left / part.width),
          top: percent(-part.top / part.height),
        }}
      />
    </Box>
  );
}
