import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import {
  CampaignOutlinedIcon,
  MenuBookOutlinedIcon,
  RestaurantMenuIcon,
  ScheduleIcon,
} from '../../../app/icons.ts';
import { useFormats } from '../../../app/formats.ts';
import { hoursOfDay, type QuickState, type SpecialDays } from '../../../../content/index.ts';

const QUICK_NAMES = ['dishes', 'hours', 'notice', 'menus'] as const;
export type QuickName = (typeof QUICK_NAMES)[number];

const ICONS = {
  dishes: RestaurantMenuIcon,
  hours: ScheduleIcon,
  notice: CampaignOutlinedIcon,
  menus: MenuBookOutlinedIcon,
} as const;

interface QuickTilesOptions {
  shown: QuickState;
  onOpen: (name: QuickName) => void;
}

/** What can be changed at once, each with how it stands now. */
export function QuickTiles({ shown, onOpen }: QuickTilesOptions) {
  const t = useTranslate();
  const states = useStates(shown);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {QUICK_NAMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <ButtonBase
            key={name}
            onClick={() => onOpen(name)}
            sx={{
              ...{
                display: 'grid',
                justifyContent: 'start',
                justifyItems: 'start',
                alignContent: 'start',
                textAlign: 'start',
              },
              ...{ gap: 0.25, p: 1.75, borderRadius: 1, border: 1, borderColor: 'divider' },
              bgcolor: 'background.paper',
              '&:hover': { borderColor: 'primary.main' },
              '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main' },
            }}
          >
            <Icon color="primary" />
            <Typography component="span" sx={{ fontWeight: 600, mt: 0.5 }}>
              {t(`today.${name}.title`)}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {states[name]}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** How each of them stands now, in a few words. */
function useStates({ day, menus, hours, notice }: QuickState): Readonly<Record<QuickName, string>> {
  const t = useTranslate();
  const { full, text, until } = useFormats();
  const sayHours = useHoursText();
  const active = menus.filter(({ isActive }) => isActive);
  const { usual, special } = hoursOfDay(hours, day);
  const gone = active.flatMap(({ dishes }) => dishes).filter(({ isGone }) => isGone).length;
  const { current } = notice;
  return {
    dishes: gone > 0 ? t('today.dishes.state', { count: gone }) : t('today.dishes.none'),
    hours: t('today.hours.state', { hours: sayHours(special ? [special] : usual) }),
    notice: current ? noticeText(current) : t('today.notice.none'),
    menus: t('today.menus.state', { count: active.length }),
  };

  function noticeText({ text: words, startsAt, endsAt }: NonNullable<typeof current>): string {
    const said = text(words);
    const isComing = startsAt !== undefined && Date.parse(startsAt) > Date.now();
    return isComing
      ? t('today.notice.from', { text: said, time: full(Date.parse(startsAt)) })
      : t('today.notice.until', { text: said, time: until(Date.parse(endsAt)) });
  }
}

type Span = Pick<SpecialDays, 'opens' | 'closes'>;

/** Says the hours of a day; those without any are closed. */
export function useHoursText(): (spans: readonly Span[]) => string {
  const t = useTranslate();
  const { clock } = useFormats();
  return (spans) => {
    const times = spans.flatMap(({ opens, closes }) =>
      opens && closes ? [{ opens, closes }] : [],
    );
    if (times.length === 0) return t('today.hours.closed');
    return times
      .map(({ opens, closes }) =>
        t('today.hours.times', { opens: clock(opens), closes: clock(closes) }),
      )
      .join(', ');
  };
}
