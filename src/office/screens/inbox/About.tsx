import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useServices } from '../../app/services.ts';
import { peopleText, useFormats } from '../../app/formats.ts';
import type { ListedSubmission } from './api.ts';

/** What a submission is about, in a line or two. */
export function About({ submission }: { submission: ListedSubmission }) {
  const t = useTranslate();
  const { date, timeText } = useFormats();
  const { nameOf } = useServices();
  const { kind, service, workshop, eventDay, time, participants, excerpt } = submission;
  const facts = [
    workshop || (service && nameOf(service)),
    eventDay && date(eventDay),
    time && timeText(time),
    participants && t('shared.peopleCount', { people: peopleText(participants) }),
  ].filter(Boolean);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box>{facts.length > 0 ? facts.join(' · ') : t(`inbox.kinds.${kind}`)}</Box>
      {excerpt && (
        <Box
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {excerpt}
        </Box>
      )}
    </Box>
  );
}
