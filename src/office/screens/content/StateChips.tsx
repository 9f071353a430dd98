import { Box, Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatMoment } from '../../../i18n/index.ts';
import type { ListedView, ScheduleView } from './api.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';

const COLOURS = {
  published: 'success',
  changed: 'warning',
  draft: 'default',
  trashed: 'error',
} as const;

interface StateChipsOptions {
  readonly state: ListedView['state'];
  readonly schedules: readonly ScheduleView[];
}

/** Whether a document is on the site, has changes that are not, and what is to happen with it. */
export function StateChips({ state, schedules }: StateChipsOptions) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[state]}
        label={t(`content.states.${state}`)}
      />
      {schedules.map(({ action, at, failure }) => {
        const when = formatMoment(at, language);
        return (
          <Chip
            key={action}
            size="small"
            variant="outlined"
            color={failure ? 'error' : 'info'}
            label={
              failure
                ? t('content.states.failed')
                : t(`content.schedule.is.${action}`, { at: when })
            }
          />
        );
      })}
    </Box>
  );
}
