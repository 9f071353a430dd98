import { Box, Button, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { canShare, share } from '../../ui/share.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { OtherWays } from '../inbox/OtherWays.tsx';
import type { QuoteRecord } from './api.ts';
import { StateChip } from './StateChip.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** What the customer was sent and what they answered, newest first. */
export const SentVersions = memo(function SentVersions({
  versions,
  submissionId,
  request,
}: Pick<QuoteRecord, 'versions' | 'submissionId' | 'request'>) {
  const t = useTranslate();
  const { full, price } = useFormats();
  const copy = useCopy();
  const pass = async (link: string, text: string) => {
    if ((await share({ url: link, text })) === null) await copy(link);
  };
  return (
    <PlainList gap={2}>
      {versions.map(
        ({
          id,
          version,
          total,
          currency,
          state,
          sentAt,
          seenAt,
          author,
          answer,
          link,
          message,
          fingerprint,
        }) => (
          <Box component="li" key={id}>
            <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' }}>
              {t('quotes.version', { version, total: price(total, currency) })}
              <StateChip state={state} />
            </Typography>
            <Typography color="textSecondary">
              {t('quotes.sentAt', { at: full(sentAt), author })}
            </Typography>
            {seenAt !== null && (
              <Typography color="textSecondary">
                {t('quotes.seenAt', { at: full(seenAt) })}
              </Typography>
            )}
            {answer?.answer === 'accepted' && (
              <Typography>
                {t('quotes.acceptedBy', { name: answer.name, at: full(answer.answeredAt) })}
                {' · '}
                {t('quotes.proof', { fingerprint })}
              </Typography>
            )}
            {answer?.answer === 'declined' && (
              <Typography>{t('quotes.declinedAt', { at: full(answer.answeredAt) })}</Typography>
            )}
            {answer?.word && (
              <Typography sx={{ whiteSpace: 'pre-line' }}>
                {t('quotes.said', { text: answer.word })}
              </Typography>
            )}
            {link && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button size="small" onClick={() => void copy(link)}>
                  {t('ra.action.copy_link')}
                </Button>
                {version === versions[0]?.version && (
                  <>
                    {canShare() && (
                      <Button size="small" onClick={() => void pass(link, message)}>
                        {t('quotes.share')}
                      </Button>
                    )}
                    <OtherWays
                      id={submissionId}
                      phone={request.phone}
                      whatsapp={request.whatsapp}
                      text={`${message}\n${link}`}
                    />
                  </>
                )}
                <Button size="small" href={link} target="_blank" rel="noreferrer">
                  {t('quotes.open')}
                </Button>
              </Box>
            )}
          </Box>
        ),
      )}
    </PlainList>
  );
});
