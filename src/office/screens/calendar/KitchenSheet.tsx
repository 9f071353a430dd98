import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useAuthenticated, useLocale, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { addDays, formatDate, formatWeekday } from '../../../i18n/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { useSay } from '../../app/say.ts';
import { api, type KitchenDay, type KitchenNeedsAnswer } from './api.ts';
import { KitchenGroups } from './KitchenGroups.tsx';
import { KitchenTotals } from './KitchenTotals.tsx';
import { SHEET } from './sheet-styles.ts';
import { Loading } from '../../ui/Loading.tsx';

/** A day for the kitchen on one sheet of A4. What people cannot eat is shown when it is asked for. */
export default function KitchenSheet() {
  useAuthenticated();
  const { day = '' } = useParams();
  // Another day begins anew, with nothing shown.
  return <SheetOfDay key={day} day={day} />;
}

function SheetOfDay({ day }: { day: string }) {
  const t = useTranslate();
  const say = useSay();
  const locale = useLocale() as OfficeLanguage;
  const [kitchen, setKitchen] = useState<KitchenDay | null>(null);
  const [needs, setNeeds] = useState<KitchenNeedsAnswer | null>(null);
  useEffect(() => {
    api('GET /calendar/kitchen/:day', { params: { day } }).then(setKitchen, say);
    // `say` is made with each rendering, and says the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [day]);
  if (!kitchen) return <Loading />;

  const show = () =>
    api('POST /calendar/kitchen/:day/needs', { params: { day } }).then(setNeeds, say);
  const confirmed = kitchen.groups.filter(({ state }) => state === 'confirmed');
  const asked = kitchen.groups.filter(({ state }) => state === 'asked');
  const people = confirmed.reduce((all, group) => all + group.people, 0);
  const count = confirmed.length;

  return (
    <Box sx={SHEET}>
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
        <Button variant="contained" onClick={() => print()}>
          {t('calendar.sheet.print')}
        </Button>
        {!needs && kitchen.groups.length > 0 && (
          <Button variant="outlined" aria-describedby="kitchen-noted" onClick={() => void show()}>
            {t('calendar.sheet.show')}
          </Button>
        )}
        {!needs && kitchen.groups.length > 0 && (
          <small id="kitchen-noted">{t('calendar.sheet.showHint')}</small>
        )}
      </nav>
      <main className="sheet" tabIndex={0}>
        <header>
          <h1>{t('calendar.sheet.title')}</h1>
          <p className="date">
            {formatWeekday(day, locale)}, {formatDate(day, locale)}
          </p>
          {count > 0 && (
            <p>
              {count === 1
                ? t('calendar.sheet.oneGroup', { people })
                : t('calendar.sheet.groups', { count, people })}
            </p>
          )}
        </header>
        {count === 0 && <Alert severity="info">{t('calendar.sheet.empty')}</Alert>}
        {needs && count > 0 && <KitchenTotals totals={needs.totals} />}
        {count > 0 && <KitchenGroups groups={confirmed} needs={needs?.needs} />}
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
