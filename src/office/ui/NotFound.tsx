import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { EmptyState } from './EmptyState.tsx';
import { Title } from './Title.tsx';

/** What an address of the office without a screen shows. */
export function NotFound() {
  const t = useTranslate();
  return (
    <>
      <Title title={t('office.name')} />
      <EmptyState text="office.nothingHere">
        <Button variant="contained" component={Link} to="/">
          {t('today.title')}
        </Button>
      </EmptyState>
    </>
  );
}
