import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import type { Submission } from './api.ts';
import { Hint } from '../../ui/Hint.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** What became of it, newest first. */
export function HistoryList({ submission: { history } }: { submission: Submission }) {
  const t = useTranslate();
  const { full } = useFormats();
  const status = (name: string | null) => t(`inbox.statuses.${name ?? 'new'}`);
  const person = (name: string | null) => name ?? t('inbox.nobody').toLowerCase();
  return (
    <Section level={3} title="inbox.history.title">
      {history.length === 0 && (
        <Typography color="textSecondary">{t('inbox.history.none')}</Typography>
      )}
      <PlainList component="ol">
        {history.toReversed().map(({ id, at, by, action, before, after }) => (
          <Box component="li" key={id}>
            <Typography>
              {action === 'status'
                ? t('inbox.history.status', { before: status(before), after: status(after) })
                : action === 'assignee'
                  ? t('inbox.history.assignee', { before: person(before), after: person(after) })
                  : t(`inbox.history.${action}`)}
            </Typography>
            {action === 'whatsapp' && after && (
              <Typography component="q" sx={{ whiteSpace: 'pre-wrap' }}>
                {after}
              </Typography>
            )}
            <Hint>
              {t('inbox.emails.by', { name: by ?? t('inbox.history.someone'), when: full(at) })}
            </Hint>
          </Box>
        ))}
      </PlainList>
    </Section>
  );
}
