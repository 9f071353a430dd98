import { Box, Button, Card, Alert, AlertTitle } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { AddIcon, PrintIcon } from '../../app/icons.ts';
import { businessDay } from '../../../i18n/index.ts';
import type { GroupPlan } from '../../../requests/index.ts';
import { useTell } from '../../ui/tell.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { useSay } from '../../app/say.ts';
import { api, type CalendarAnswer, type Group } from './api.ts';
import { planOf } from './group-plan.ts';
import { FeedCard } from './FeedCard.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupsCalendar, type Range } from './GroupsCalendar.tsx';
import { Title } from '../../ui/Title.tsx';
import { useTightness } from './tightness.ts';

const NOTHING: CalendarAnswer = {
  ...{ groups: [], dates: [], specialDays: [], capacity: {}, tight: {} },
};

/** A group that is being added by hand, on a day. */
const newPlan = (day: string, place: string): GroupPlan => ({
  ...{ day, startsAt: '13:00', endsAt: '16:00', people: 10, service: '', place },
  ...{ state: 'confirmed', name: '', menu: '', note: '' },
});

/** A group's plan before it was moved. */
interface Before {
  readonly id: string;
  readonly revision: string;
  readonly before: GroupPlan;
}

/** Asked-for and confirmed groups by month, week and day; what is tight, and what is closed. */
export default function CalendarScreen() {
  const t = useTranslate();
  const say = useSay();
  const places = usePlaces();
  const [usual = ''] = places.choices();
  const tell = useTell({ isOfScreen: true });
  const { date } = useFormats();
  const [range, setRange] = useState<Range | null>(null);
  const { from = '', to = '' } = range ?? {};
  const {
    data: shown = NOTHING,
    error,
    refetch: reload,
  } = useQuery({
    queryKey: ['calendar', from, to],
    queryFn: () => api('GET /calendar', { query: { from, to } }),
    placeholderData: keepPreviousData,
    enabled: range !== null,
  });
  const [edited, setEdited] = useState<Group | GroupPlan | null>(null);
  const [day, setDay] = useState(() => businessDay(new Date()));

  // The calendar tells its days again whenever it is rendered.
  const load = (wanted: Range) => {
    if (wanted.from === range?.from && wanted.to === range.to) return;
    setRange(wanted);
    const isShown = day >= wanted.from && day <= wanted.to;
    if (!isShown) setDay(wanted.first ?? wanted.from);
  };

  const change = async (group: Group, plan: GroupPlan) =>
    api('PUT /calendar/groups/:id', {
      ...{ params: { id: group.id }, body: { plan }, revision: group.revision },
    });

  const move = async (group: Group, to: Pick<GroupPlan, 'day' | 'startsAt' | 'endsAt'>) => {
    const before = planOf(group);
    const { id, revision } = await change(group, { ...before, ...to });
    tell({
      text: t('calendar.moved', { day: date(to.day) }),
      undo: () => void moveBack({ id, revision, before }).catch(say),
    });
    void reload();
  };
  const moveBack = async ({ id, revision, before }: Before) => {
    await api('PUT /calendar/groups/:id', { params: { id }, body: { plan: before }, revision });
    void reload();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, minWidth: 0 }}>
      <Title title={t('calendar.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={places.isPending}
          onClick={() => setEdited(newPlan(day, usual))}
        >
          {t('calendar.add')}
        </Button>
        <Button component={Link} to={`/kitchen/${day}`} startIcon={<PrintIcon />}>
          {t('shared.kitchenSheet')} · {date(day)}
        </Button>
      </Box>
      {error && <Failed error={error} onRetry={reload} />}
      <Card variant="outlined" sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <GroupsCalendar
          shown={shown}
          isEmpty={shown !== NOTHING && shown.groups.length === 0}
          onRange={load}
          onDay={(picked) => {
            setDay(picked);
            setEdited(newPlan(picked, usual));
          }}
          onGroup={(group) => {
            setDay(group.day);
            setEdited(group);
          }}
          onMove={(group, to, revert) =>
            void move(group, to).catch((error: unknown) => {
              revert();
              say(error);
            })
          }
        />
      </Card>
      <TightDays shown={shown} />
      {(shown !== NOTHING || error) && <FeedCard />}
      {edited && (
        <GroupDialog
          group={edited}
          onClose={() => setEdited(null)}
          onChanged={async () => {
            // Opened again, it must show what was saved.
            await reload();
            setEdited(null);
          }}
        />
      )}
    </Box>
  );
}

/** The days on which a place or the team get tight, each with its reasons. */
function TightDays({ shown: { tight, capacity, groups } }: { shown: CalendarAnswer }) {
  const t = useTranslate();
  const { date } = useFormats();
  const say = useTightness();
  const days = Object.entries(tight);
  if (days.length === 0) {
    const isUnsaid = Object.keys(capacity).length === 0 && groups.length > 0;
    return isUnsaid ? <Alert severity="info">{t('calendar.noCapacity')}</Alert> : null;
  }
  return (
    <Alert severity="warning">
      <AlertTitle>{t('calendar.tight')}</AlertTitle>
      {days.map(([day, reasons]) => (
        <p key={day}>
          <strong>{date(day)}</strong>: {reasons.map(say).join(' ')}
        </p>
      ))}
    </Alert>
  );
}
