import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import {
  List,
  SearchInput,
  SelectInput,
  useListContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { CallError } from '../../call.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { ListPages } from '../../parts/ListState.tsx';
import type { LibraryPicture } from './picture.ts';
import { PictureCard } from './PictureCard.tsx';
import { UploadPanel } from './UploadPanel.tsx';

/** Every picture, newest first; search and filter stand in the address. */
export default function PictureLibrary() {
  const t = useTranslate();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('pictures.find')} />,
    <SelectInput
      key="only"
      source="only"
      alwaysOn
      label="pictures.show"
      emptyText="pictures.all"
      choices={['unused', 'withoutAlt'].map((id) => ({ id, name: `pictures.only.${id}` }))}
    />,
  ];
  return (
    <List
      title="pictures.title"
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={48}
      pagination={<ListPages rowsPerPageOptions={[24, 48, 96]} />}
      exporter={false}
      actions={false}
      empty={false}
      component="div"
    >
      <Shelf />
    </List>
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
