import FullCalendar from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import esLocale from '@fullcalendar/react/locales/es';
import enLocale from '@fullcalendar/react/locales/en-gb';
import '@fullcalendar/react/skeleton.css';
import classicThemePlugin from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { Box, Typography, useTheme } from '@mui/material';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { useServices } from '../../app/services.ts';
import {
  addDays,
  businessClock,
  businessToday,
  firstWeekday,
  formatClock,
  formatClocks,
  formatDates,
  type Language,
} from '../../../i18n/index.ts';
import { hasTimes, lastDay, type GroupPlan } from '../../../requests/index.ts';
import { useIsNarrow, useIsPhone } from '../../ui/layout/phone.ts';
import type { CalendarAnswer, Group } from './api.ts';

/** The days on screen, both included; `first` is the first of the month, week or day that is meant. */
export interface Range {
  readonly from: string;
  readonly to: string;
  readonly first?: string;
}

interface GroupsCalendarOptions {
  readonly shown: CalendarAnswer;
  /** The day that it opens at; later ones change nothing. */
  readonly begins: string;
  /** Are there no groups on these days? False until it is known. */
  readonly isEmpty: boolean;
  readonly onRange: (range: Range) => void;
  readonly onDay: (day: string) => void;
  readonly onGroup: (group: Group) => void;
  readonly onMove: (
    group: Group,
    to: Pick<GroupPlan, 'day' | 'startsAt' | 'endsAt'>,
    revert: () => void,
  ) => void;
}

/** The wall clock of the business now, which every time on the calendar is told by. */
const now = () => `${businessToday()}T${businessClock(new Date())}:00`;

const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicThemePlugin];
const LOCALES = [esLocale, enLocale];
const TOOLBARS = {
  phone: { start: 'prev,next', center: 'title', end: 'dayGridMonth,listAhead,timeGridDay' },
  wide: {
    start: 'prev,next today',
    center: 'title',
    end: 'dayGridMonth,timeGridWeek,timeGridDay,listAhead',
  },
} as const;

/** What the views are called in the words of the area. */
const VIEWS = {
  ...{ dayGridMonth: 'month', timeGridWeek: 'week', timeGridDay: 'day', listAhead: 'list' },
} as const;

type View = keyof typeof VIEWS;

/** Who comes is read whole, on as many lines as it takes; only a month's square has no room for that. */
const WHOLE = {
  '& [role=button] div': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const;
const CUT = { '& [role=button] div:last-child': { textOverflow: 'ellipsis' } } as const;

const dayOf = (text: string) => text.slice(0, 10);
const clockOf = (text: string) => text.slice(11, 16);

/** A time as the calendar has it: in UTC, whatever the zone. */
interface Time {
  readonly marker: Date;
}
const clockAt = ({ marker }: Time) => clockOf(marker.toISOString());
const dayAt = ({ marker }: Time) => dayOf(marker.toISOString());

/** Times as everywhere in the office. */
const timesIn =
  (language: Language) =>
  ({ start, end }: { readonly start: Time; readonly end?: Time | null }) =>
    end
      ? formatClocks(clockAt(start), clockAt(end), language)
      : formatClock(clockAt(start), language);

/** Its first and last day, as everywhere in the office: the calendar's own Spanish has `28 diciembre de 2026`. */
const daysIn =
  (language: Language) =>
  ({ start, end }: { readonly start: Time; readonly end?: Time | null }) =>
    formatDates(dayAt(start), dayAt(end ?? start), language);

/** The calendar itself. Where there is little room it begins as a list; each group is reached by the Tab key. */
export function GroupsCalendar(options: GroupsCalendarOptions) {
  const { shown, begins, isEmpty, onRange, onDay, onGroup, onMove } = options;
  const t = useTranslate();
  const { clocks, language } = useFormats();
  const { nameOrNone } = useServices();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const [first] = useState(begins);
  const [view, setView] = useState<View>(isNarrow ? 'listAhead' : 'dayGridMonth');
  const { palette, typography } = useTheme();
  const groups = new Map(shown.groups.map((group) => [group.id, group]));

  /** Whoever comes before the usual hours of a day is seen, too. */
  const earliest = [...shown.groups, ...shown.dates].reduce(
    (first, { startsAt }) => (startsAt < first ? startsAt : first),
    '08:00',
  );

  const timesOf = useMemo(() => timesIn(language), [language]);
  const views = useMemo(() => {
    const titleFormat = daysIn(language);
    return {
      timeGridWeek: { titleFormat },
      // From today on: the end of a month is no end of what is to come.
      listAhead: { type: 'list', duration: { days: 35 }, titleFormat },
    } as const;
  }, [language]);
  const buttons = useMemo(
    () => ({
      // Named as it reads, where the calendar would call it “this month”.
      today: { text: t('shared.today'), hint: t('shared.today') },
      prev: { hint: t('calendar.earlier', { view: t(`calendar.views.${VIEWS[view]}`) }) },
      next: { hint: t('calendar.later', { view: t(`calendar.views.${VIEWS[view]}`) }) },
      ...Object.fromEntries(
        Object.entries(VIEWS).map(([view, name]) => {
          const text = t(`calendar.views.${name}`);
          return [view, { text, hint: text }];
        }),
      ),
    }),
    [t, view],
  );
  const events = [
    ...shown.groups.map((group) => ({
      id: group.id,
      title: t(group.state === 'confirmed' ? 'calendar.event' : 'calendar.eventAsked', {
        people: `${group.people}${group.isOpenEnded ? '+' : ''}`,
        name: group.name || nameOrNone(group.service),
      }),
      start: `${group.day}T${group.startsAt}:00`,
      end: `${lastDay(group)}T${group.endsAt}:00`,
      editable: true,
      color: group.state === 'confirmed' ? palette.success.main : palette.warning.main,
      contrastColor: palette.getContrastText(
        group.state === 'confirmed' ? palette.success.main : palette.warning.main,
      ),
    })),
    ...shown.dates.map(({ id, title, seats, isFull, day, startsAt, endsAt }) => ({
      id: `date ${id}`,
      title: t(isFull ? 'calendar.openDateFull' : 'calendar.openDate', { title, seats }),
      start: `${day}T${startsAt}:00`,
      end: `${day}T${endsAt}:00`,
      color: palette.info.main,
      contrastColor: palette.getContrastText(palette.info.main),
    })),
    ...shown.specialDays.map(({ day, name, hours }) => ({
      id: `special ${day}`,
      title: [hours ? clocks(...hours) : t('calendar.closed'), name].filter(Boolean).join(' · '),
      start: day,
      allDay: true,
      color: palette.text.secondary,
      contrastColor: palette.background.paper,
    })),
    ...Object.keys(shown.tight).map((day) => ({
      id: `tight ${day}`,
      start: day,
      allDay: true,
      display: 'background',
      color: palette.error.main,
    })),
  ];

  return (
    <Box
      sx={{
        '--fc-classic-background': palette.background.paper,
        '--fc-classic-foreground': palette.text.primary,
        '--fc-classic-muted-foreground': palette.text.secondary,
        '--fc-classic-faint-foreground': palette.text.secondary,
        '--fc-classic-border': palette.divider,
        '--fc-classic-muted': `color-mix(in srgb, ${palette.divider} 45%, transparent)`,
        '--fc-classic-primary': palette.primary.main,
        '--fc-classic-button': palette.background.paper,
        '--fc-classic-button-border': palette.divider,
        '--fc-classic-button-foreground': palette.text.primary,
        '--fc-classic-button-strong': palette.divider,
        '--fc-classic-button-strong-border': palette.text.secondary,
        '--fc-classic-background-event': palette.error.main,
        '& button': {
          minHeight: 44,
          minWidth: 44,
          borderBlock: '1px solid',
          borderColor: 'divider',
        },
        '& [role=heading][aria-level="2"]': {
          ...{ ...typography.h2, fontSize: '1.25rem' },
          // A phone has no room for two days in one line.
          whiteSpace: 'normal',
        },
        '& [role=heading][aria-level="2"]::first-letter': { textTransform: 'uppercase' },
        '& :has(> [role=heading][aria-level="2"])': { flexShrink: 1, minWidth: 0 },
        // A row of the list is as high as a thumb needs.
        '& [role=button]': { minHeight: view === 'listAhead' ? 44 : 24 },
        // By itself the time takes half a row, and leaves a phone little for who comes.
        ...(view === 'listAhead' && isNarrow && { '& .clocks': { width: '6.5rem' } }),
        '& .without-groups': { background: 'none', color: 'text.secondary', p: 2 },
        ...(view === 'dayGridMonth' ? CUT : WHOLE),
      }}
    >
      <FullCalendar
        // A phone that is turned keeps what it shows; another language needs another calendar.
        key={locale}
        plugins={PLUGINS}
        locales={LOCALES}
        locale={locale === 'es' ? 'es' : 'en-gb'}
        firstDay={firstWeekday() % 7}
        // Times are the business's wherever the phone is: they are given and read as they are written.
        timeZone="UTC"
        now={now}
        nowIndicator
        views={views}
        initialDate={first}
        initialView={isNarrow ? 'listAhead' : 'dayGridMonth'}
        headerToolbar={isPhone ? TOOLBARS.phone : TOOLBARS.wide}
        buttons={buttons}
        eventTimeFormat={timesOf}
        slotHeaderFormat={timesOf}
        timedText={t('calendar.timed')}
        noEventsText={isEmpty ? t('calendar.noEvents') : '…'}
        noEventsClass="without-groups"
        listItemEventTimeClass="clocks"
        height="auto"
        slotMinTime={`${earliest.slice(0, 2)}:00:00`}
        slotMaxTime="24:00:00"
        dayMaxEvents={4}
        navLinks
        eventInteractive
        eventDurationEditable={false}
        events={events}
        datesSet={({ startStr, endStr, view: { type, currentStart } }) => {
          setView(type as View);
          onRange({
            from: dayOf(startStr),
            to: addDays(dayOf(endStr), -1),
            first: currentStart.toISOString().slice(0, 10),
          });
        }}
        dateClick={({ dateStr }) => onDay(dayOf(dateStr))}
        eventClick={({ event }) => {
          const group = groups.get(event.id);
          if (group) onGroup(group);
        }}
        // What ends before the morning is shown on its own day alone.
        nextDayThreshold="06:00"
        eventDrop={({ event, revert }) => {
          const group = groups.get(event.id);
          const to = {
            day: dayOf(event.startStr),
            startsAt: clockOf(event.startStr) || group?.startsAt || '',
            endsAt: clockOf(event.endStr) || group?.endsAt || '',
          };
          if (group && hasTimes(to)) onMove(group, to, revert);
          else revert();
        }}
      />
      {isEmpty && view !== 'listAhead' && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('calendar.noEvents')}
        </Typography>
      )}
    </Box>
  );
}
