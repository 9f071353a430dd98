import { keepPreviousData } from '@tanstack/react-query';
import { Box, Button, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useInfiniteGetList, useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { SearchField } from '../../ui/list/SearchField.tsx';
import type { LibraryPicture } from './picture.ts';
import { PictureCard } from './PictureCard.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

interface PicturePickerOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (picture: LibraryPicture) => void;
  /** The id of a picture that is not offered. */
  readonly except?: string | undefined;
}

const PER_PAGE = 24;

/** Chooses a picture of the library, or uploads one on the spot and takes that. */
export function PicturePicker({ isOpen, onClose, onChoose, except }: PicturePickerOptions) {
  const t = useTranslate();
  return (
    <OfficeDialog
      title={t('pictures.picker.title')}
      maxWidth="md"
      isOpen={isOpen}
      onClose={onClose}
      close={t('ra.action.cancel')}
    >
      <Library onChoose={onChoose} except={except} />
    </OfficeDialog>
  );
}

/** Mounted while the dialog is open, so that each time begins with the newest. */
function Library({ onChoose, except }: Pick<PicturePickerOptions, 'onChoose' | 'except'>) {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteGetList<LibraryPicture>(
      'pictures',
      { pagination: { page: 1, perPage: PER_PAGE }, filter: { q } },
      // What was found before stays in sight until the rest is there.
      { placeholderData: keepPreviousData },
    );
  const pictures = data?.pages.flatMap((page) => page.data);
  const offered = pictures?.filter(({ id }) => id !== except) ?? [];
  const onUploaded = useCallback(() => void refetch(), [refetch]);
  return (
    <>
      <UploadPanel onUploaded={onUploaded} />
      <Box sx={{ mb: 2 }}>
        <SearchField label={t('pictures.search')} value={q} onSearch={setQ} />
      </Box>
      {error && <Failed error={error} onRetry={refetch} />}
      {pictures && offered.length === 0 && q === '' && <EmptyState text="pictures.empty" />}
      {pictures && offered.length === 0 && q !== '' && (
        <Typography sx={{ p: 2, textAlign: 'center' }}>{t('pictures.noneFound')}</Typography>
      )}
      <PlainList sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
        {offered.map((picture) => (
          <PictureCard key={picture.id} picture={picture} onChoose={onChoose} />
        ))}
      </PlainList>
      {hasNextPage && (
        <Button
          fullWidth
          sx={{ mt: 2 }}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('shared.more')}
        </Button>
      )}
    </>
  );
}
