import { Box, Button, Rating, Typography } from '@mui/material';
import { useState } from 'react';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { FeedbackComment } from '../../../requests/index.ts';
import { ListPages } from '../../ui/list/ListPages.tsx';
import { ListState } from '../../ui/list/ListState.tsx';
import { Section } from '../../ui/Section.tsx';
import { useFormats } from '../../app/formats.ts';
import { TestimonialDialog } from './TestimonialDialog.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** What visitors wrote, newest first; a good one becomes a testimonial. */
export function Comments() {
  return (
    <Section title="feedback.comments">
      {/* The address of the screen is that of its figures. */}
      <ListBase resource="feedback/comments" perPage={20} disableSyncWithLocation>
        <ListState>
          <Page />
        </ListState>
        <ListPages />
      </ListBase>
    </Section>
  );
}

function Page() {
  const t = useTranslate();
  const { full } = useFormats();
  const [chosen, setChosen] = useState<FeedbackComment | null>(null);
  const { data, refetch } = useListContext<FeedbackComment>();
  return (
    <>
      {data?.length === 0 && <Typography>{t('feedback.noComments')}</Typography>}
      <PlainList gap={2}>
        {(data ?? []).map((feedback) => (
          <Box
            component="li"
            key={feedback.id}
            sx={{ borderBottom: 1, borderColor: 'divider', pb: 2, minWidth: 0 }}
          >
            <Rating readOnly size="small" value={feedback.average} precision={0.5} />
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{feedback.comment}</Typography>
            <Hint>
              {feedback.name} · {full(feedback.received)}
            </Hint>
            <Button component={Link} to={`/inbox/${feedback.id}`}>
              {t('ra.action.open')}
            </Button>
            {!feedback.hasTestimonial && (
              <Button onClick={() => setChosen(feedback)}>{t('feedback.make')}</Button>
            )}
          </Box>
        ))}
      </PlainList>
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
    </>
  );
}
