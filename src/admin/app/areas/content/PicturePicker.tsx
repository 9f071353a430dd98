import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../call.ts';
import { useIsPhone } from '../../layout/phone.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { useSay } from '../../say.ts';
import { pictureAddress } from './picture-address.ts';

interface Stored {
  readonly ref: string;
  readonly fileName: string;
}

interface PicturePickerOptions {
  readonly isOpen: boolean;
  onClose(): void;
  onPick(ref: string): void;
}

/** The stored pictures, newest first, to choose one of. */
export function PicturePicker({ isOpen, onClose, onPick }: PicturePickerOptions) {
  const t = useTranslate();
  const say = useSay();
  const isPhone = useIsPhone();
  const [pictures, setPictures] = useState<readonly Stored[] | null>(null);
  const [page, setPage] = useState(1);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    call<{ data: Stored[] }>('GET', 'content-pictures', { query: { page } })
      .then(({ data }) => {
        setPictures((before) => (page === 1 ? data : [...(before ?? []), ...data]));
        setHasMore(data.length > 0);
      })
      .catch(say);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` is another one at each rendering
  }, [isOpen, page]);
  return (
    <Dialog open={isOpen} onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md">
      <DialogTitle>{t('content.fields.pickPicture')}</DialogTitle>
      <DialogContent>
        {pictures?.length === 0 && <EmptyState text="content.fields.noPictures" />}
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          }}
        >
          {(pictures ?? []).map(({ ref, fileName }) => (
            <ButtonBase key={ref} onClick={() => onPick(ref)} sx={{ borderRadius: 1 }}>
              <Box
                component="img"
                loading="lazy"
                src={pictureAddress(ref)}
                alt={fileName}
                sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 1 }}
              />
            </ButtonBase>
          ))}
        </Box>
        {hasMore && <Button onClick={() => setPage(page + 1)}>{t('content.actions.more')}</Button>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('content.actions.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
