import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Misfit } from '../../../content/index.ts';
import type { ImportAnswer } from './api.ts';

const COUNTS = ['added', 'replaced', 'drafts', 'skipped'] as const;

/** What an import did, or would do, and what of it did not fit. */
export function ReportView({ report }: { report: ImportAnswer }) {
  const t = useTranslate();
  const { isDryRun, misfits, misfitCount, stored, replaced } = report;
  const groups = Map.groupBy(misfits, ({ reason }) => reason);
  const rest = misfitCount - misfits.length;
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t(isDryRun ? 'transfer.report.dry' : 'transfer.report.done')}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 2 }}>
        {COUNTS.map((name) => (
          <Box
            key={name}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1, minWidth: 120 }}
          >
            <Typography component="dt" variant="body2">
              {t(`transfer.report.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: '1.25rem' }}>
              {report[name]}
            </Typography>
          </Box>
        ))}
      </Box>
      {stored === 0 && <Alert severity="warning">{t('transfer.report.nothing')}</Alert>}
      {isDryRun && replaced > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('transfer.report.overwrite')}
        </Alert>
      )}
      {misfitCount === 0 && stored > 0 && (
        <Alert severity="success">{t('transfer.report.fits')}</Alert>
      )}
      {misfitCount > 0 && (
        <>
          <Typography variant="subtitle1" component="h4" sx={{ mb: 1, fontWeight: 700 }}>
            {t('transfer.report.misfits', { count: misfitCount })}
          </Typography>
          {[...groups].map(([reason, ofReason]) => (
            <MisfitGroup key={reason} reason={reason} misfits={ofReason} />
          ))}
          {rest > 0 && <Typography>{t('transfer.report.more', { count: rest })}</Typography>}
        </>
      )}
    </>
  );
}

function MisfitGroup({ reason, misfits }: { reason: string; misfits: readonly Misfit[] }) {
  const t = useTranslate();
  return (
    <Box component="details" open={misfits.length <= 20} sx={{ mb: 1.5 }}>
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {t(`transfer.report.reasons.${reason}`)} ({misfits.length})
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {misfits.map(({ id, type, details, fields }, index) => (
          <li key={index}>
            {[type, id].filter(Boolean).join(' · ')}
            <Details
              lines={
                fields?.map(({ path, isMissing }) =>
                  t(`transfer.report.${isMissing ? 'missing' : 'wrong'}`, { field: path }),
                ) ?? details
              }
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Details({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ pl: 2, color: 'text.secondary' }}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
