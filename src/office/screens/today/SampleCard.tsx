import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, List, ListItem, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { capitalized } from '../../../i18n/index.ts';
import { useWork } from '../../app/use-work.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { api } from './api.ts';

const KEY = ['sample'];

interface SampleCardOptions {
  /** Something of the site is another now. */
  readonly onRemoved: () => Promise<void>;
}

/** While visitors see something of the sample business: what it is, and its end. */
export function SampleCard({ onRemoved }: SampleCardOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api('GET /sample') });
  const [isAsking, setAsking] = useState(false);
  const types = data?.types ?? [];
  if (types.length === 0) return null;
  return (
    <Section isBare title="today.sample.title">
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography>{t('today.sample.text')}</Typography>
        {types.some(({ type }) => type === 'testimonial') && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            {t('today.sample.testimonials')}
          </Alert>
        )}
        <List dense sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, my: 1 }}>
          {types.map(({ type, typeName, count, isSingleton }) => (
            <ListItem key={type} disablePadding sx={{ width: 'auto' }}>
              <TextLink to={type === 'wording' ? '/content-words' : `/content/${type}`}>
                {capitalized(typeName[language])}
                {isSingleton ? '' : ` (${count})`}
              </TextLink>
            </ListItem>
          ))}
        </List>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('today.sample.remove')}
        </Button>
      </Paper>
      {isAsking && (
        <RemovalDialog
          onClose={() => setAsking(false)}
          onRemoved={async () => {
            setAsking(false);
            await queries.invalidateQueries({ queryKey: KEY });
            await onRemoved();
          }}
        />
      )}
    </Section>
  );
}

interface RemovalDialogOptions {
  readonly onClose: () => void;
  readonly onRemoved: () => Promise<void>;
}

/** Says what goes and what stays, before it goes. */
function RemovalDialog({ onClose, onRemoved }: RemovalDialogOptions) {
  const t = useTranslate();
  const { isBusy, work } = useWork();
  const remove = () =>
    work(async () => {
      await api('POST /sample/removal', { body: {} });
      await onRemoved();
    });
  return (
    <OfficeDialog
      title={t('today.sample.ask')}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('today.sample.keep')}
          </Button>
          <Button color="error" variant="contained" loading={isBusy} onClick={() => void remove()}>
            {t('today.sample.remove')}
          </Button>
        </>
      }
    >
      <Typography>{t('today.sample.goes')}</Typography>
      <Typography sx={{ mt: 1.5 }}>{t('today.sample.stays')}</Typography>
    </OfficeDialog>
  );
}
