import { Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useWork } from '../../app/use-work.ts';
import { reasonIn } from '../../ui/email-reason.ts';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { api, type Delivery, type Submission } from './api.ts';
import { Hint } from '../../ui/Hint.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

interface EmailsOptions {
  readonly submission: Submission;
  readonly onChange: () => void;
}

/** What was sent about it, with the last answer, and sending again. */
export function Emails({ submission, onChange }: EmailsOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const { isBusy, work } = useWork();
  const { deliveries, answers, id } = submission;
  const again = (delivery: Delivery) =>
    work(async () => {
      await api('POST /inbox/:id/deliveries/:delivery/resend', {
        params: { id, delivery: delivery.id },
      });
      notify('inbox.emails.queued', { type: 'success' });
      onChange();
    });
  return (
    <Section level={3} title="inbox.emails.title">
      {deliveries.length === 0 && <Typography>{t('inbox.emails.none')}</Typography>}
      <PlainList gap={1.5}>
        {deliveries.map((delivery) => (
          <Item
            key={delivery.id}
            delivery={delivery}
            answer={answers.find((answer) => answer.id === delivery.answerId)}
            isBusy={isBusy}
            onAgain={() => void again(delivery)}
          />
        ))}
      </PlainList>
    </Section>
  );
}

interface ItemOptions {
  readonly delivery: Delivery;
  readonly answer: Submission['answers'][number] | undefined;
  /** One of them is being sent again: pressed twice, it would go out twice. */
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function Item({ delivery, answer, isBusy, onAgain }: ItemOptions) {
  const t = useTranslate();
  const { full } = useFormats();
  const { channel, state, attempts, lastAnswer, createdAt, doneAt, nextAttemptAt } = delivery;
  const isBad = state === 'failed' || state === 'held';
  const reason = lastAnswer && channel !== 'content-copy' ? reasonIn(lastAnswer) : null;
  return (
    <Box
      component="li"
      sx={{
        minWidth: 0,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider', pb: 1 },
      }}
    >
      <Typography component="h4" sx={{ fontWeight: 600 }}>
        {t(`inbox.emails.channels.${channel}`)}
      </Typography>
      {answer && (
        <>
          <Hint>{t('inbox.emails.by', { name: answer.by, when: full(answer.at) })}</Hint>
          <Box component="details" sx={{ my: 0.5 }}>
            <Box component="summary" sx={{ minHeight: 44, py: 1, cursor: 'pointer' }}>
              {answer.subject}
            </Box>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {answer.body}
            </Typography>
          </Box>
        </>
      )}
      <Typography variant="body2" color={isBad ? 'error' : 'textPrimary'}>
        {t(`inbox.emails.states.${state}`)} · {full(doneAt ?? createdAt)}
        {attempts > 0 && ` · ${t('inbox.emails.attempts', { count: attempts })}`}
      </Typography>
      {/* Of what is kept in the folder the state says all. */}
      {lastAnswer && state !== 'kept' && (
        <Hint>
          {reason && (
            <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
              {t(`inbox.emails.reasons.${reason}`)}
            </Box>
          )}
          {lastAnswer}
        </Hint>
      )}
      {nextAttemptAt !== null && attempts > 0 && (
        <Typography variant="body2">
          {t('inbox.emails.next', { when: full(nextAttemptAt) })}
        </Typography>
      )}
      <Button
        size="small"
        disabled={isBusy || state === 'sending'}
        onClick={onAgain}
        sx={{ ml: '-5px' }}
      >
        {t('inbox.emails.again')}
      </Button>
    </Box>
  );
}
