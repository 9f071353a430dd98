import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { CallError } from '../../app/call.ts';
import { reasonIn } from '../../ui/email-reason.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { api } from './api.ts';

/** What became of a test email; `answer` is what the mail server said to it. */
type Outcome =
  | { readonly state: 'sent' | 'kept'; readonly to: string }
  | { readonly state: 'failed'; readonly answer: string };

const SEVERITY = { sent: 'success', kept: 'info', failed: 'error' } as const;

/** Sends a test email to who asks, and says in their words what became of it. */
export function EmailTest({ onSent }: { onSent: () => Promise<void> }) {
  const t = useTranslate();
  const say = useSay();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isBusy, work } = useWork();
  const send = async () => {
    setOutcome(null);
    const { delivered, to } = await api('POST /first-run/email');
    setOutcome({ state: delivered ? 'sent' : 'kept', to });
    await onSent();
  };
  const failed = (error: unknown) => {
    if (error instanceof CallError && error.code === 'emailFailed')
      setOutcome({ state: 'failed', answer: String(error.details['answer'] ?? '') });
    else say(error);
  };
  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => void work(send, failed)}>
        {t('ra.action.send')}
      </Button>
      {outcome && (
        <Alert severity={SEVERITY[outcome.state]} role="status" sx={{ flexBasis: '100%', my: 1 }}>
          {outcome.state === 'failed' ? (
            <Failure answer={outcome.answer} />
          ) : (
            t(`today.first.${outcome.state}`, { to: outcome.to })
          )}
        </Alert>
      )}
    </>
  );
}

function Failure({ answer }: { answer: string }) {
  const t = useTranslate();
  const reason = reasonIn(answer);
  return (
    <>
      {t('errors.emailFailed')}{' '}
      {t(reason ? `inbox.emails.reasons.${reason}` : 'today.first.refused')}
      {answer !== '' && (
        <Box component="details" sx={{ mt: 0.5 }}>
          <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
            {t('today.first.answer')}
          </Box>
          <Typography variant="body2">{answer}</Typography>
        </Box>
      )}
    </>
  );
}
