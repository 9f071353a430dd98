import { Box } from '@mui/material';
import { useCallback } from 'react';
import { useListContext, useRefresh, useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterChoice, ListSearch, useFilters } from '../../ui/list/filters.tsx';
import { ListState, NothingFound } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import type { LibraryPicture } from './picture.ts';
import { PictureCard } from './PictureCard.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Every picture, newest first; search and filter stand in the address. */
export default function PictureLibrary() {
  return (
    <RecordList
      title="pictures.title"
      above={<Filters />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={48}
      pageSizes={[24, 48, 96]}
    >
      <ListState>
        <Shelf />
      </ListState>
    </RecordList>
  );
}

function Filters() {
  const t = useTranslate();
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
      }}
    >
      <ListSearch label={t('pictures.find')} />
      <FilterChoice
        name="only"
        label={t('pictures.show')}
        all={t('pictures.all')}
        options={['unused', 'withoutAlt'].map((one) => [one, t(`pictures.only.${one}`)])}
      />
    </Box>
  );
}

function Shelf() {
  const refresh = useRefresh();
  const onUploaded = useCallback(() => refresh(), [refresh]);
  const { data = [], isPending } = useListContext<LibraryPicture>();
  const { isNarrowed } = useFilters();
  return (
    <>
      <UploadPanel onUploaded={onUploaded} />
      {!isPending &&
        data.length === 0 &&
        (isNarrowed ? (
          <NothingFound text="pictures.noneFound" />
        ) : (
          <EmptyState text="pictures.empty" />
        ))}
      <PlainList
        gap={{ xs: 1, sm: 2 }}
        sx={{
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fill, minmax(180px, 1fr))',
          },
        }}
      >
        {data.map((picture) => (
          <PictureCard key={picture.id} picture={picture} />
        ))}
      </PlainList>
    </>
  );
}
