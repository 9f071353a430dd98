import { Button, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ownText } from '../../../requests/index.ts';
import { peopleText, useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import type { QuoteRecord } from './api.ts';

/** What the request of a quote asks for. */
export const RequestPart = memo(function RequestPart({
  request,
  submissionId,
}: Pick<QuoteRecord, 'request' | 'submissionId'>) {
  const t = useTranslate();
  const { clocks, date, language } = useFormats();
  return (
    <Section title={t('quotes.asked')}>
      <Typography sx={{ fontWeight: 600 }}>
        {[request.name, request.company].filter(Boolean).join(' · ')}
      </Typography>
      <Typography>
        {[
          [
            request.day && date(request.day),
            request.startsAt && clocks(request.startsAt, request.endsAt),
          ]
            .filter(Boolean)
            .join(', '),
          request.participants &&
            t('shared.peopleCount', { people: peopleText(request.participants) }),
          request.workshop,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {request.message && (
        <Typography sx={{ whiteSpace: 'pre-line', my: 1 }}>
          {t('quotes.said', { text: request.message })}
        </Typography>
      )}
      {request.own.map((answer) => {
        const { label, value } = ownText(answer, language);
        return (
          <Typography key={answer.key} sx={{ whiteSpace: 'pre-line' }}>
            {label}: {value}
          </Typography>
        );
      })}
      {request.estimate && (
        <Typography color="textSecondary">
          {t('quotes.estimate', { estimate: request.estimate })}
        </Typography>
      )}
      <Button component={Link} to={`/inbox/${submissionId}`}>
        {t('ra.action.open_request')}
      </Button>
    </Section>
  );
});
