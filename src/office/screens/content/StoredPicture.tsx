import { Box } from '@mui/material';
import { pictureAddress } from './picture-address.ts';

interface StoredPictureOptions {
  /** The reference of its file; empty while there is none. */
  readonly file: string;
  readonly alt?: string;
}

/** A stored picture, as small as a form shows it. */
export function StoredPicture({ file, alt = '' }: StoredPictureOptions) {
  if (file === '') return null;
  return (
    <Box
      component="img"
      src={pictureAddress(file)}
      alt={alt}
      sx={{ display: 'block', width: 128, height: 96, objectFit: 'cover', borderRadius: 1 }}
    />
  );
}
