import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'ra-core';
import { sumQuote } from '../../../requests/index.ts';
import { addressOf } from '../../app/call.ts';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { api, type Fit, type QuoteRecord } from './api.ts';
import { FitNotice } from './FitNotice.tsx';
import { PayableNotice } from './PayableNotice.tsx';
import { Total } from './Total.tsx';
import type { usePrices } from './use-prices.ts';

interface SendDialogOptions {
  /** As the server has it. */
  readonly record: QuoteRecord;
  readonly prices: ReturnType<typeof usePrices>;
  readonly fit: Fit | null | undefined;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** What is about to be sent, said once more, and seen as its customer will see it. */
export function SendDialog({ record, prices, fit, isBusy, onSend, onClose }: SendDialogOptions) {
  const t = useTranslate();
  const { nameOf } = usePlaces();
  const { clocks, date } = useFormats();
  const { id, revision, draft, request } = record;
  const { day, startsAt, endsAt, place } = draft;
  const sum = sumQuote(draft);
  useEffect(() => {
    // That it was looked at is for the list; without an answer nothing is lost.
    api('POST /quotes/:id/previewed', { params: { id }, revision }).catch(() => undefined);
  }, [id, revision]);
  return (
    <OfficeDialog
      title={t('quotes.sendAsk')}
      maxWidth="md"
      onClose={onClose}
      close={t('ra.action.cancel')}
      actions={
        <Button variant="contained" disabled={isBusy} onClick={onSend}>
          {t('quotes.send')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Total {...{ draft, prices, sum }} />
          <Typography>
            {[`${date(day)}, ${clocks(startsAt, endsAt)}`, ...(place ? [nameOf(place)] : [])].join(
              ' · ',
            )}
          </Typography>
          <FitNotice fit={fit} />
          {sum.deposit > 0 && !record.isPayable && <PayableNotice />}
        </Box>
        <Typography>
          {t(request.email ? 'quotes.sendText' : 'quotes.sendNoEmail', {
            ...{ name: request.name, email: request.email },
          })}
        </Typography>
        <Typography variant="h3">{t('quotes.preview')}</Typography>
        <Box
          component="iframe"
          tabIndex={0}
          title={t('quotes.preview')}
          src={addressOf(`quotes/${id}/preview`, { revision })}
          sandbox="allow-same-origin allow-popups"
          sx={{
            ...{ width: '100%', height: 'clamp(320px, 60dvh, 780px)' },
            ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
          }}
        />
      </Box>
    </OfficeDialog>
  );
}
