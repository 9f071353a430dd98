import { Alert, Box, Button, GlobalStyles } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuthenticated, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { addDays } from '../../../i18n/index.ts';
import { useFormats } from '../../app/formats.ts';
import { useSay } from '../../app/say.ts';
import { api, type KitchenDay, type KitchenNeedsAnswer } from './api.ts';
import { KitchenGroups } from './KitchenGroups.tsx';
import { KitchenTotals } from './KitchenTotals.tsx';
import { PAGE, SHEET, typeFor } from './sheet-styles.ts';
import { NotYet } from '../../ui/NotYet.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

/**
 * A day for the kitchen on one sheet of paper, read from two metres away. What people cannot eat is shown
 * when it is asked for; without it nothing is printed.
 */
export default function KitchenSheet() {
  useAuthenticated();
  const { day = '' } = useParams();
  // Another day begins anew, with nothing shown.
  return <SheetOfDay key={day} day={day} />;
}

function SheetOfDay({ day }: { day: string }) {
  const t = useTranslate();
  const say = useSay();
  const { date, weekday } = useFormats();
  usePageTitle(`${t('shared.kitchenSheet')} · ${date(day)}`);
  const [read, setRead] = useState<{ of: KitchenDay; needs: KitchenNeedsAnswer } | null>(null);
  const {
    data: kitchen,
    error,
    refetch,
  } = useQuery({
    queryKey: ['kitchen', day],
    queryFn: () => api('GET /calendar/kitchen/:day', { params: { day } }),
  });
  if (!kitchen) {
    return (
      <Box component="main" sx={{ p: 2 }}>
        <h1>{t('shared.kitchenSheet')}</h1>
        <NotYet error={error} onRetry={refetch} />
      </Box>
    );
  }
  // Those of a group that has come since, or of one that is another now, are not among them.
  const needs = read?.of === kitchen ? read.needs : null;
  const isWhole = needs !== null || kitchen.groups.length === 0;

  const show = async () => {
    try {
      const asked = await api('POST /calendar/kitchen/:day/needs', { params: { day } });
      // What is printed next has them.
      flushSync(() => setRead({ of: kitchen, needs: asked }));
      return true;
    } catch (error) {
      say(error);
      return false;
    }
  };
  const printWhole = async () => {
    if (isWhole || (await show())) print();
  };
  const confirmed = kitchen.groups.filter(({ state }) => state === 'confirmed');
  const asked = kitchen.groups.filter(({ state }) => state === 'asked');
  const people = confirmed.reduce((all, group) => all + group.people, 0);
  const count = confirmed.length;

  return (
    <Box sx={SHEET} className={isWhole ? 'whole' : 'half'}>
      <GlobalStyles styles={PAGE} />
      <nav className="tools">
        <Button component={Link} to="/calendar">
          {t('calendar.sheet.back')}
        </Button>
        <Button component={Link} to={`/kitchen/${addDays(day, -1)}`}>
          {t('calendar.sheet.previous')}
        </Button>
        <Button component={Link} to={`/kitchen/${addDays(day, 1)}`}>
          {t('calendar.sheet.next')}
        </Button>
        <Button
          variant="contained"
          aria-describedby={isWhole ? undefined : 'kitchen-noted'}
          onClick={() => void printWhole()}
        >
          {t('calendar.sheet.print')}
        </Button>
        {!isWhole && (
          <Button variant="outlined" aria-describedby="kitchen-noted" onClick={() => void show()}>
            {t('calendar.sheet.show')}
          </Button>
        )}
        {!isWhole && <small id="kitchen-noted">{t('calendar.sheet.showHint')}</small>}
      </nav>
      <p className="refused">{t('calendar.sheet.half')}</p>
      <main className="sheet" tabIndex={0} style={{ fontSize: typeFor(kitchen.groups.length) }}>
        <header>
          <h1>{t('shared.kitchenSheet')}</h1>
          <p className="date">
            {weekday(day)}, {date(day)}
          </p>
          {count > 0 && <p>{t('calendar.sheet.groups', { count, people })}</p>}
        </header>
        {count === 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t('calendar.sheet.empty')}
          </Alert>
        )}
        {count > 0 && <KitchenTotals groups={confirmed} needs={needs} />}
        <KitchenGroups groups={confirmed} needs={needs?.needs} />
        {asked.length > 0 && (
          <>
            <h2>{t('calendar.sheet.asked')}</h2>
            <KitchenGroups groups={asked} needs={needs?.needs} />
          </>
        )}
        {needs && <p className="health">{t('calendar.sheet.health')}</p>}
      </main>
    </Box>
  );
}
