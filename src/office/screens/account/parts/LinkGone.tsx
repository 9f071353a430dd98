import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { DoorCard } from './DoorCard.tsx';

/** What a link says that has expired or was used. */
export function LinkGone() {
  const t = useTranslate();
  return (
    <DoorCard title={t('account.linkGone.title')} intro={t('account.linkGone.text')}>
      <Button component={Link} to="/login" variant="outlined">
        {t('account.linkGone.toSignIn')}
      </Button>
    </DoorCard>
  );
}
