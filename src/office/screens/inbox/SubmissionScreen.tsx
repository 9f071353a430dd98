import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetOne, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../../requests/index.ts';
import { useIsPhone } from '../../ui/layout/phone.ts';
import { Allergies } from './Allergies.tsx';
import { Answer } from './Answer.tsx';
import { Emails } from './Emails.tsx';
import { Facts } from './Facts.tsx';
import { useFormats } from '../../app/formats.ts';
import { HistoryList } from './HistoryList.tsx';
import { Notes } from './Notes.tsx';
import { Quotes } from './Quotes.tsx';
import { StateActions } from './StateActions.tsx';
import { StatusChip } from './StatusChip.tsx';
import { api, type Submission } from './api.ts';
import { Title } from '../../ui/Title.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';

/** A submission with everything that belongs to it, and what can be done with it. */
export default function SubmissionScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<Submission>('inbox', { id });
  const opened = useRef('');
  const isUnread = isFetchedAfterMount && data?.isUnread === true;
  useEffect(() => {
    if (!isUnread || opened.current === id) return;
    opened.current = id;
    api('POST /inbox/read', { body: { ids: [id], isRead: true } }).catch(() => undefined);
  }, [id, isUnread]);
  // Until then it may be what the list knew of it, or an older draft of the answer.
  if (!isFetchedAfterMount) return <Loading />;
  // When it could not be read, what is there is what the list knew of it, at most.
  if (!data || !('fields' in data)) {
    return <ScreenProblem error={error} title="inbox.title" list="/inbox" />;
  }
  return <Screen submission={data} onChange={() => void refetch()} />;
}

interface ScreenOptions {
  readonly submission: Submission;
  readonly onChange: () => void;
}

function Screen({ submission, onChange }: ScreenOptions) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { full, languageName } = useFormats();
  const { id, kind, status, received, language, hasAllergies, readBy, readAt } = submission;
  const name = nameIn(submission.fields);
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto', pt: 2, pb: isPhone ? 9 : 2, display: 'grid', gap: 2 }}>
      <Title title={name} />
      <Box component="header">
        <Typography variant="h1" component="h2">
          {name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
          <StatusChip status={status} />
          <Typography component="span" color="textSecondary">
            {[t(`inbox.kinds.${kind}`), full(received), languageName(language)].join(' · ')}
          </Typography>
        </Box>
        {readBy && readAt !== null && (
          <Hint>{t('inbox.readBy', { name: readBy, when: full(readAt) })}</Hint>
        )}
      </Box>
      <StateActions submission={submission} onChange={onChange} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          minWidth: 0,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Facts submission={submission} />
          {hasAllergies && <Allergies id={id} />}
          <Answer key={id} submission={submission} onSent={onChange} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          {kind === 'request' && <Quotes submissionId={id} />}
          <Emails submission={submission} onChange={onChange} />
          <Notes submission={submission} onChange={onChange} />
          <HistoryList submission={submission} />
        </Box>
      </Box>
    </Box>
  );
}
