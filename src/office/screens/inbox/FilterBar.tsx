import { Badge, Box, Button, Chip, IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { DownloadIcon, FilterListIcon } from '../../app/icons.ts';
import { STATUSES } from '../../../requests/index.ts';
import { download } from '../../app/download.ts';
import { useSay } from '../../app/say.ts';
import { useIsPhone } from '../../ui/layout/phone.ts';
import { ClearFilters, ListSearch } from '../../ui/list/filters.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { FilterFields } from './FilterFields.tsx';
import { useInboxFilters } from './filters.ts';

/** The search, the statuses with their counts, and every other filter. */
export function FilterBar() {
  const t = useTranslate();
  const isPhone = useIsPhone();
  return (
    <Box
      sx={{
        ...{ width: '100%', display: 'grid', gap: 1.5 },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <ListSearch
          label={t('inbox.search')}
          {...(isPhone && { placeholder: t('inbox.searchShort') })}
        />
        {isPhone && <FilterDialog />}
        <Download />
      </Box>
      <Statuses />
      {!isPhone && <FilterFields withStatus={false} />}
      <ClearFilters />
    </Box>
  );
}

function Statuses() {
  const t = useTranslate();
  const { filters, counts, set } = useInboxFilters();
  const chosen = filters.status ?? '';
  const chip = (name: 'status' | 'unread' | 'due', value: string, label: string) => {
    const isOn = filters[name] === value;
    return (
      <Chip
        key={`${name} ${value}`}
        label={label}
        color={isOn ? 'primary' : 'default'}
        variant={isOn ? 'filled' : 'outlined'}
        aria-pressed={isOn}
        onClick={() => set({ [name]: isOn ? '' : value })}
      />
    );
  };
  const shown = STATUSES.filter((status) => counts.status[status] || status === chosen);
  return (
    <Box
      role="group"
      aria-label={t('shared.status')}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 1,
        // On a phone one row, moved sideways to the edge of the screen; the focus ring has its room.
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        mx: { xs: -1.5, sm: 0 },
        px: { xs: 1.5, sm: 0 },
        py: { xs: 0.5, sm: 0 },
      }}
    >
      {chip('unread', 'true', `${t('inbox.unread')} (${counts.unread})`)}
      {chip('due', 'true', t('inbox.due'))}
      {shown.map((status) =>
        chip('status', status, `${t(`inbox.statuses.${status}`)} (${counts.status[status] ?? 0})`),
      )}
    </Box>
  );
}

function FilterDialog() {
  const t = useTranslate();
  const { hidden, total } = useInboxFilters();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={[t('inbox.filters'), hidden || ''].join(' ').trim()}
        onClick={() => setIsOpen(true)}
      >
        {hidden > 0 ? (
          <Badge badgeContent={hidden} color="primary">
            <FilterListIcon />
          </Badge>
        ) : (
          <FilterListIcon />
        )}
      </IconButton>
      <OfficeDialog
        title={t('inbox.filters')}
        maxWidth="sm"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <Button variant="contained" onClick={() => setIsOpen(false)}>
            {t('inbox.show', { count: total })}
          </Button>
        }
      >
        <Box sx={{ pt: 1 }}>
          <FilterFields withStatus />
        </Box>
      </OfficeDialog>
    </>
  );
}

function Download() {
  const t = useTranslate();
  const { filters } = useInboxFilters();
  const say = useSay();
  const formats = { xlsx: 'inbox.exportXlsx', csv: 'inbox.exportCsv', json: 'inbox.exportJson' };
  return (
    <MenuButton
      label={t('shared.download')}
      icon={<DownloadIcon />}
      items={Object.entries(formats).map(([format, name]) => ({
        key: format,
        label: t(name),
        onChoose: () => void download('inbox/export', { ...filters, format }).catch(say),
      }))}
    />
  );
}
