import { Alert, AlertTitle, Button, List, ListItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import type { FirstRun, LegalDetail } from '../../first-steps.ts';
import { useWork } from '../../app/use-work.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { api } from './api.ts';

/** Where each is written. */
const PLACES: Readonly<Record<LegalDetail, string>> = {
  legalName: '/content/legalIdentity',
  taxNumber: '/content/legalIdentity',
  address: '/content/globalSettings',
  email: '/content/globalSettings',
};

/** Says what the law asks of a public site and the legal pages cannot say yet, or that there are none. */
export function LegalMissing({ firstRun }: { readonly firstRun: FirstRun }) {
  const { missing, lacksLegalPages } = firstRun;
  const t = useTranslate();
  const { isBusy, work } = useWork();
  const [isWritten, setWritten] = useState(false);
  const write = () =>
    work(async () => {
      await api('POST /first-run/legal-pages');
      setWritten(true);
    });
  if (missing.length === 0 && !lacksLegalPages) return null;
  const isOffered = lacksLegalPages && !isWritten;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('today.legal.title')}</AlertTitle>
      {t('today.legal.why')} {isOffered && t('today.legal.lacks')}
      {isOffered && (
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => void write()}
          sx={{ display: 'flex', mt: 1.5 }}
        >
          {t('today.legal.publish')}
        </Button>
      )}
      {isWritten && <TextLink to="/content/legalPage">{t('today.legal.published')}</TextLink>}
      {!isOffered && missing.length > 0 && (
        <>
          {t('today.legal.fill')}
          <List dense disablePadding>
            {missing.map((detail) => (
              <ListItem key={detail} disablePadding>
                <TextLink to={PLACES[detail]}>{t(`today.legal.${detail}`)}</TextLink>
              </ListItem>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
