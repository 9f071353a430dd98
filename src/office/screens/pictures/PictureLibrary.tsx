import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { useListContext, useRefresh, useTranslate } from 'ra-core';
import { CallError } from '../../app/call.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { LibraryPicture } from './picture.ts';
import { PictureCard } from './PictureCard.tsx';
import { UploadPanel } from './UploadPanel.tsx';

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
      <Shelf />
    </RecordList>
  );
}

interface Narrowed {
  readonly q?: string;
  readonly only?: string;
}

function Filters() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const filters = filterValues as Narrowed;
  const set = (changes: Narrowed) => {
    const given = Object.entries({ ...filters, ...changes }).filter(([, value]) => value);
    setFilters(Object.fromEntries(given), undefined, false);
  };
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' },
      }}
    >
      <SearchField
        label={t('pictures.find')}
        value={filters.q ?? ''}
        onSearch={(q) => set({ q })}
      />
      <Choice
        label={t('pictures.show')}
        all={t('pictures.all')}
        value={filters.only}
        options={['unused', 'withoutAlt'].map((one) => [one, t(`pictures.only.${one}`)])}
        onChoose={(only) => set({ only })}
      />
    </Box>
  );
}

function Shelf() {
  const t = useTranslate();
  const refresh = useRefresh();
  const onUploaded = useCallback(() => refresh(), [refresh]);
  const { data = [], error, isPending, filterValues, refetch } = useListContext<LibraryPicture>();
  const isElsewhere = error instanceof CallError && error.code === 'contentElsewhere';
  const isFiltered = Object.keys(filterValues).length > 0;
  if (isElsewhere) return <EmptyState text="errors.contentElsewhere" />;
  if (error && data.length === 0) return <Failed error={error} onRetry={refetch} />;
  return (
    <>
      <UploadPanel onUploaded={onUploaded} />
      {!isPending && data.length === 0 && !isFiltered && <EmptyState text="pictures.empty" />}
      {!isPending && data.length === 0 && isFiltered && (
        <Typography sx={{ p: 4, textAlign: 'center' }}>{t('pictures.noneFound')}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fill, minmax(180px, 1fr))',
          },
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {data.map((picture) => (
          <PictureCard key={picture.id} picture={picture} />
        ))}
      </Box>
    </>
  );
}
