import { Alert, AlertTitle, Link, List, ListItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { LegalDetail } from '../../first-steps.ts';

/** Where each is written. */
const PLACES: Readonly<Record<LegalDetail, string>> = {
  ...{ legalName: '/content/legalIdentity', taxNumber: '/content/legalIdentity' },
  ...{ address: '/content/globalSettings', email: '/content/globalSettings' },
};

/** Says what the law asks of a public site and the legal pages cannot say yet. */
export function LegalMissing({ missing }: { readonly missing: readonly LegalDetail[] }) {
  const t = useTranslate();
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('today.legal.title')}</AlertTitle>
      {t('today.legal.text')}
      <List dense disablePadding>
        {missing.map((detail) => (
          <ListItem key={detail} disablePadding>
            <Link
              component={RouterLink}
              to={PLACES[detail]}
              sx={{ display: 'inline-block', minWidth: 44, py: 1.25 }}
            >
              {t(`today.legal.${detail}`)}
            </Link>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
