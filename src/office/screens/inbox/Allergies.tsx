import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { api } from './api.ts';
import { useWork } from '../../app/use-work.ts';
import { Section } from '../../ui/Section.tsx';
import { Hint } from '../../ui/Hint.tsx';

/** Allergies, which are read on asking alone; who asks is written down. */
export function Allergies({ id }: { id: string }) {
  const t = useTranslate();
  const { work } = useWork();
  const [shown, setShown] = useState<string | null>(null);
  const show = () =>
    work(async () => {
      const { allergies } = await api('POST /inbox/:id/allergies', { params: { id } });
      setShown(allergies);
    });
  return (
    <Section level={3} title="inbox.allergies.title">
      {shown === null ? (
        <>
          <Typography>{t('inbox.allergies.there')}</Typography>
          <Hint sx={{ mb: 1 }}>{t('inbox.allergies.logged')}</Hint>
          <Button variant="outlined" onClick={() => void show()}>
            {t('inbox.allergies.show')}
          </Button>
        </>
      ) : (
        <>
          <Typography sx={{ whiteSpace: 'pre-wrap', fontWeight: 600 }}>{shown}</Typography>
          <Button onClick={() => setShown(null)}>{t('inbox.allergies.hide')}</Button>
        </>
      )}
    </Section>
  );
}
