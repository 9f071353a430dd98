import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { PersonSearch } from './PersonSearch.tsx';
import { RetentionForm, useRetention } from './RetentionForm.tsx';
import { Title } from '../../ui/Title.tsx';
import { useGetList, useTranslate } from 'ra-core';
import type { Erasure } from '../inbox/api.ts';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { Hint } from '../../ui/Hint.tsx';

/** A person's data found, given out and erased; and how long things are kept. */
export default function PrivacyScreen() {
  const [erased, setErased] = useState(0);
  const kept = useRetention();
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 800 }}>
      <Title title="privacy.title" />
      <PersonSearch onErased={() => setErased((count) => count + 1)} />
      <RetentionForm kept={kept} />
      {!kept.isPending && <Erasures key={erased} />}
    </Box>
  );
}

/** That people were erased, not who. */
function Erasures() {
  const t = useTranslate();
  const { full } = useFormats();
  const { data } = useGetList<Erasure>('privacy/erasures', {}, { refetchOnMount: 'always' });
  return (
    <Section title="privacy.erasures.title">
      <Hint sx={{ mb: 1 }}>{t('privacy.erasures.hint')}</Hint>
      {data?.length === 0 && <Typography>{t('privacy.erasures.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {(data ?? []).map(({ id, at, accountName, counts }) => (
          <li key={id}>
            {full(at)} · {accountName ?? t('privacy.erasures.command')} ·{' '}
            {t('privacy.find.found', { count: counts['submissions'] ?? 0 })}
          </li>
        ))}
      </Box>
    </Section>
  );
}
