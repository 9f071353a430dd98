import { Alert, Button } from '@mui/material';
import { usePermissions, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { mayDo, type Role } from '../../roles.ts';

/** Says that customers cannot see how to pay, and leads whoever may say it to where that is said. */
export function PayableNotice() {
  const t = useTranslate();
  const { permissions = 'service' } = usePermissions<Role>();
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        mayDo(permissions, 'settings') && (
          <Button component={Link} to="/content/bookingTerms/bookingTerms" color="inherit">
            {t('quotes.money.say')}
          </Button>
        )
      }
    >
      {t('quotes.money.unsaid')}
    </Alert>
  );
}
