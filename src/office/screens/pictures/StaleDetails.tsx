import { Alert, Button } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'ra-core';
import type { LibraryPicture } from './picture.ts';

interface StaleDetailsOptions {
  /** What somebody else has said of the picture meanwhile. */
  readonly theirs: LibraryPicture | null;
  readonly take: (theirs: LibraryPicture) => void;
  readonly save: (revision: string) => unknown;
}

/** Asks which stays of what two people have said of a picture. */
export function StaleDetails({ theirs, take, save }: StaleDetailsOptions) {
  const t = useTranslate();
  if (!theirs) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => take(theirs)}>
            {t('pictures.detail.theirs')}
          </Button>
          <Button color="inherit" onClick={() => void save(theirs.revision)}>
            {t('pictures.detail.mine')}
          </Button>
        </>
      }
    >
      {t('pictures.detail.stale')}
      {Object.entries(theirs.alt).map(([language, text], index) => (
        <Fragment key={language}>
          {index === 0 ? ' ' : ' · '}
          <q lang={language}>{text}</q>
        </Fragment>
      ))}
    </Alert>
  );
}
