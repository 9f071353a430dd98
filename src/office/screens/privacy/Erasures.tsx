import { Box, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { useFormats } from '../inbox/formats.ts';
import { Section } from '../../ui/Section.tsx';

interface Erasure {
  readonly id: string;
  readonly at: number;
  readonly accountName: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** That people were erased, not who. */
export function Erasures() {
  const t = useTranslate();
  const { full } = useFormats();
  const { data } = useGetList<Erasure>('privacy/erasures', {}, { refetchOnMount: 'always' });
  return (
    <Section title="privacy.erasures.title">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('privacy.erasures.hint')}
      </Typography>
      {data?.length === 0 && <Typography>{t('privacy.erasures.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {(data ?? []).map(({ id, at, accountName, counts }) => (
          <li key={id}>
            {full(at)} · {accountName ?? t('privacy.erasures.command')} ·{' '}
            {t('privacy.erasures.one', { count: counts['submissions'] ?? 0 })}
          </li>
        ))}
      </Box>
    </Section>
  );
}
