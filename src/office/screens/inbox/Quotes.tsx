import { Box, Button, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import type { ListedQuote } from '../quotes/api.ts';
import { StateChip } from '../quotes/StateChip.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The quotes for a request, and the way to a new one. */
export function Quotes({ submissionId }: { readonly submissionId: string }) {
  const t = useTranslate();
  const { price } = useFormats();
  const { data, error, refetch } = useGetList<ListedQuote>('quotes', { filter: { submissionId } });
  return (
    <Section level={3} title="quotes.title">
      {error && <Failed error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ minHeight: 44 }}>
          {t('inbox.quotes.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, minHeight: data ? 0 : 44 }}>
        {data?.map(({ id, number, state, total, currency }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
          >
            <TextLink to={`/quotes/${id}`}>{number}</TextLink>
            <Typography component="span" sx={{ flex: 1 }}>
              {total !== null && price(total, currency)}
            </Typography>
            <StateChip state={state} />
          </Box>
        ))}
      </Box>
      <Button variant="outlined" component={Link} to={`/quotes/new/${submissionId}`}>
        {t('shared.beginQuote')}
      </Button>
    </Section>
  );
}
