import { Box, Button, Card, Alert, AlertTitle } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddUndoableMutation, useNotify, useTranslate } from 'ra-core';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { AddIcon, PrintIcon } from '../../app/icons.ts';
import { businessToday } from '../../../i18n/index.ts';
import { isDay, type GroupPlan } from '../../../requests/index.ts';
import { useTell } from '../../ui/tell.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { useSay } from '../../app/say.ts';
import { api, type CalendarAnswer, type Group } from './api.ts';
import { FeedCard } from './FeedCard.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupsCalendar, type Range } from './GroupsCalendar.tsx';
import { Title } from '../../ui/Title.tsx';
import { useTightness } from './tightness.ts';
import { planOf } from './use-group-form.ts';

const NOTHING: CalendarAnswer = {
  ...{ groups: [], dates: [], specialDays: [], capacity: {}, tight: {} },
};

/** Kept with an entry of the history while the calendar moves on. */
interface Opened {
  readonly opened?: string;
}

/** A group that is being added by hand, on a day. */
const newPlan = (day: string, place: string): GroupPlan => ({
  ...{ day, startsAt: '13:00', endsAt: '16:00', people: 10, service: '', place },
  ...{ state: 'confirmed', name: '', menu: '', note: '' },
});

const put = (id: string, revision: string, plan: GroupPlan) =>
  api('PUT /calendar/groups/:id', { params: { id }, body: { plan }, revision });

/** Asked-for and confirmed groups by month, week and day; what is tight, and what is closed. */
export default function CalendarScreen() {
  const t = useTranslate();
  const say = useSay();
  const places = usePlaces();
  const [usual = ''] = places.choices();
  const tell = useTell({ isOfScreen: true });
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
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
  /** Groups that are removed, unless somebody takes that back. */
  const [going, setGoing] = useState<readonly string[]>([]);
  const groups = shown.groups.filter(({ id }) => !going.includes(id));
  // In the address, so that who comes back finds the days that they left.
  const [search, setSearch] = useSearchParams();
  const [day = businessToday()] = search.getAll('day').filter(isDay);
  const { key, state } = useLocation();
  // What the days were opened by, such as the menu pressed again: they begin anew, at its day.
  const opened = (state as Opened | null)?.opened ?? key;
  const setDay = (next: string) =>
    setSearch({ day: next }, { replace: true, state: { opened } satisfies Opened });

  // The calendar tells its days again whenever it is rendered.
  const load = (wanted: Range) => {
    if (wanted.from === range?.from && wanted.to === range.to) return;
    setRange(wanted);
    const isShown = day >= wanted.from && day <= wanted.to;
    if (!isShown) setDay(wanted.first ?? wanted.from);
  };

  /** Says what became of a group, and for a while gives it the plan of before. */
  const offerBack = (text: string, { id, revision }: Group, before: GroupPlan) =>
    tell({
      text,
      undo: () => void put(id, revision, before).then(() => reload(), say),
    });
  const move = async (group: Group, to: Pick<GroupPlan, 'day' | 'startsAt' | 'endsAt'>) => {
    const before = planOf(group);
    const moved = await put(group.id, group.revision, { ...before, ...to });
    offerBack(t('calendar.moved', { day: date(to.day) }), moved, before);
    void reload();
  };
  const saved = async (group: Group, { state }: GroupPlan) => {
    // Called off it is on no calendar, where it could be found again.
    if (group.state === 'cancelled')
      offerBack(t('calendar.calledOff'), group, { ...planOf(group), state });
    else notify('shared.saved', { type: 'info' });
    // Opened again, it must show what was saved.
    await reload();
    setEdited(null);
  };
  const remove = ({ id, revision }: Group) => {
    const settle = async (isUndo: boolean) => {
      if (!isUndo) {
        await api('DELETE /calendar/groups/:id', { params: { id }, revision }).catch(say);
        await reload();
      }
      setGoing((before) => before.filter((one) => one !== id));
    };
    setGoing((before) => [...before, id]);
    setEdited(null);
    addUndoable(({ isUndo }) => void settle(isUndo));
    notify('calendar.removed', { type: 'info', undoable: true });
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
          shown={{ ...shown, groups }}
          key={opened}
          begins={day}
          isEmpty={shown !== NOTHING && groups.length === 0}
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
          onSaved={(group) => saved(group, edited)}
          onRemove={remove}
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
