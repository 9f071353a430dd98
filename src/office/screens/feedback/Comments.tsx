import { Box, Button, Paper, Rating, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { FeedbackComment } from '../../../requests/index.ts';
import { useFormats } from '../inbox/formats.ts';
import { TestimonialDialog } from './TestimonialDialog.tsx';

/** How many comments are shown. */
const SHOWN = 50;

/** What visitors wrote, newest first; a good one becomes a testimonial. */
export function Comments() {
  const t = useTranslate();
  const { full } = useFormats();
  const [chosen, setChosen] = useState<FeedbackComment | null>(null);
  const { data, refetch } = useGetList<FeedbackComment>('feedback/comments', {
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('feedback.comments')}
      </Typography>
      {data?.length === 0 && <Typography>{t('feedback.noComments')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {(data ?? []).map((feedback) => (
          <Box
            component="li"
            key={feedback.id}
            sx={{ borderBottom: 1, borderColor: 'divider', pb: 2, minWidth: 0 }}
          >
            <Rating readOnly size="small" value={feedback.average} precision={0.5} />
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {feedback.comment}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {feedback.name} · {full(feedback.received)}
            </Typography>
            <Button component={Link} to={`/inbox/${feedback.id}`}>
              {t('ra.action.open')}
            </Button>
            {!feedback.hasTestimonial && (
              <Button onClick={() => setChosen(feedback)}>{t('feedback.make')}</Button>
            )}
          </Box>
        ))}
      </Box>
      {chosen && (
        <TestimonialDialog
          id={chosen.id}
          author={chosen.name}
          quote={chosen.comment}
          onClose={() => setChosen(null)}
          onSaved={() => {
            setChosen(null);
            void refetch();
          }}
        />
      )}
    </Paper>
  );
}
