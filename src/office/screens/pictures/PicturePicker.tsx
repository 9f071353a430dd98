import { Box, Button, TextField, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { api } from './api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSay } from '../../app/say.ts';
import type { FocalPoint, LibraryPicture } from './picture.ts';
import { PictureCard } from './PictureCard.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';

/** What a form learns of the picture that was chosen. */
export interface ChosenPicture {
  readonly ref: string;
  readonly width: number;
  readonly height: number;
  readonly alt: { readonly es: string; readonly en: string };
  readonly focalPoint: FocalPoint | null;
}

interface PicturePickerOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (picture: ChosenPicture & Pick<LibraryPicture, 'id' | 'thumbnail'>) => void;
  /** The id of a picture that is not offered. */
  readonly except?: string | undefined;
}

const PER_PAGE = 24;
/** A search waits until the typing pauses, milliseconds. */
const TYPING_PAUSE = 250;

/** Chooses a picture of the library, or uploads one on the spot and takes that. */
export function PicturePicker({ isOpen, onClose, onChoose, except }: PicturePickerOptions) {
  const t = useTranslate();
  return (
    <OfficeDialog
      title={t('pictures.picker.title')}
      maxWidth="md"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        </>
      }
    >
      <Choice onChoose={onChoose} except={except} />
    </OfficeDialog>
  );
}

/** Mounted while the dialog is open, so that each time begins with the newest. */
function Choice({ onChoose, except }: Pick<PicturePickerOptions, 'onChoose' | 'except'>) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const { pictures, total, refresh } = useLibrary(search, pages);
  const offered = pictures?.filter(({ id }) => id !== except) ?? [];
  return (
    <>
      <UploadPanel onUploaded={refresh} />
      <TextField
        type="search"
        fullWidth
        label={t('pictures.search')}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPages(1);
        }}
        sx={{ mb: 2 }}
      />
      {pictures && offered.length === 0 && search === '' && <EmptyState text="pictures.empty" />}
      {pictures && offered.length === 0 && search !== '' && (
        <Typography sx={{ p: 2, textAlign: 'center' }}>{t('pictures.noneFound')}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {offered.map((picture) => (
          <PictureCard key={picture.id} picture={picture} onChoose={onChoose} />
        ))}
      </Box>
      {pictures && pictures.length < total && (
        <Button fullWidth sx={{ mt: 2 }} onClick={() => setPages(pages + 1)}>
          {t('pictures.more')}
        </Button>
      )}
    </>
  );
}

/** The first pages of the pictures that a search finds. */
function useLibrary(search: string, pages: number) {
  const say = useSay();
  const [pictures, setPictures] = useState<readonly LibraryPicture[] | null>(null);
  const [total, setTotal] = useState(0);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const ask = async () => {
      const asked = Array.from({ length: pages }, (_, index) =>
        api('GET /pictures', {
          query: { page: index + 1, perPage: PER_PAGE, q: search },
          signal,
        }),
      );
      const answers = await Promise.all(asked);
      setPictures(answers.flatMap(({ data }) => data));
      setTotal(answers[0]?.total ?? 0);
    };
    const timer = setTimeout(
      () => ask().catch((error: unknown) => !signal.aborted && say(error)),
      search === '' ? 0 : TYPING_PAUSE,
    );
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` is another one at each rendering
  }, [search, pages, turn]);
  return { pictures, total, refresh };
}
