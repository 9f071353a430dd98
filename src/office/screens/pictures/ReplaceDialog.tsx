import { Box, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { api } from './api.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useWork } from '../../app/use-work.ts';
import { altIn, hasAlt, type PictureInFull } from './picture.ts';
import { PicturePicker } from './PicturePicker.tsx';

type Chosen = Pick<PictureInFull, 'id' | 'alt' | 'thumbnail'>;

interface ReplaceDialogOptions {
  readonly picture: PictureInFull;
  readonly onClose: () => void;
  readonly onReplaced: () => void;
}

/** Chooses the picture that takes the place of another, asks once more, and replaces it everywhere. */
export function ReplaceDialog({ picture, onClose, onReplaced }: ReplaceDialogOptions) {
  const t = useTranslate();
  const { isBusy, work } = useWork('pictures');
  const notify = useNotify();
  const [by, setBy] = useState<Chosen | null>(null);
  const [usesItsAlt, setUsesItsAlt] = useState(true);
  if (!by) return <PicturePicker isOpen onClose={onClose} onChoose={setBy} except={picture.id} />;
  const isDescribed = hasAlt(by);
  const replace = () =>
    work(async () => {
      const body = { by: by.id, usesItsAlt: usesItsAlt && isDescribed };
      const { documents } = await api('POST /pictures/:id/replacement', {
        params: { id: picture.id },
        body,
      });
      notify(t('pictures.replace.done', { count: documents }), { type: 'success' });
      onReplaced();
    });
  return (
    <OfficeDialog
      title={t('pictures.replace.title')}
      maxWidth="xs"
      onClose={onClose}
      close={t('ra.action.cancel')}
      actions={
        <Button variant="contained" disabled={isBusy} onClick={() => void replace()}>
          {t('pictures.replace.go')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Thumbnail of={picture} />
        <span aria-hidden>→</span>
        <Thumbnail of={by} />
      </Box>
      <DialogContentText>
        {t('pictures.replace.text', { count: picture.uses })} {t('pictures.replace.undo')}
      </DialogContentText>
      {isDescribed ? (
        <Tick
          label={t('pictures.replace.usesItsAlt')}
          checked={usesItsAlt}
          onChange={setUsesItsAlt}
        />
      ) : (
        <DialogContentText sx={{ mt: 1 }}>{t('pictures.replace.needsAlt')}</DialogContentText>
      )}
    </OfficeDialog>
  );
}

function Thumbnail({ of: { thumbnail, alt } }: { readonly of: Chosen }) {
  const language = useOfficeLanguage();
  return (
    <Box
      component="img"
      src={thumbnail ?? undefined}
      alt={altIn(alt, language)}
      sx={{ width: 112, height: 112, objectFit: 'cover', borderRadius: 1 }}
    />
  );
}
