import {
  Box,
  Skeleton,
  Snackbar,
  Stack,
  Typography,
  Alert,
  Button,
  AlertTitle,
} from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { moreWords } from '../../app/more-words.ts';
import { UndoAlert } from '../../ui/UndoAlert.tsx';
import { AttentionList } from './AttentionList.tsx';
import { NotYet } from '../../ui/NotYet.tsx';
import { GroupsList } from './GroupsList.tsx';
import { HolidaysList } from './HolidaysList.tsx';
import { LegalMissing } from './LegalMissing.tsx';
import { MoneyList } from './MoneyList.tsx';
import { FirstRunList } from './FirstRunList.tsx';
import { SampleCard } from './SampleCard.tsx';
import { NewLinks } from './NewLinks.tsx';
import { PushCard } from './PushCard.tsx';
import { QuickTiles, type QuickName } from './quick/QuickTiles.tsx';
import { useFormats } from '../../app/formats.ts';
import { useToday } from './useToday.ts';
import { Section } from '../../ui/Section.tsx';
import { Title } from '../../ui/Title.tsx';
import { Link } from 'react-router-dom';
import { businessDay } from '../../../i18n/index.ts';
import type { EmailOutage } from '../../../requests/index.ts';

const loadQuick = () => import('./quick/QuickDialog.tsx');
const QuickDialog = lazy(loadQuick);

/** The first screen: what can be changed on the website in two taps, and what needs somebody. */
export default function TodayScreen() {
  const t = useTranslate();
  const { date, weekday } = useFormats();
  const { today, error, done, isBusy, load, act, forget } = useToday();
  const [open, setOpen] = useState<QuickName | null>(null);
  const isThere = today !== undefined;
  useEffect(() => {
    if (!isThere) return;
    // What a tap opens is there by the time that somebody has read the screen, and so are all words.
    loadQuick().catch(() => undefined);
    moreWords().catch(() => undefined);
  }, [isThere]);
  if (!today) {
    return (
      <Box sx={{ p: 2 }}>
        <Title title="today.title" />
        <NotYet error={error} onRetry={load}>
          <Waiting />
        </NotYet>
      </Box>
    );
  }
  const { shown, requests, content } = today;
  const money = requests?.money ?? [];
  const day = businessDay(new Date(today.at));
  const items = [...(requests?.items ?? []), ...(content?.items ?? [])].sort((a, b) => b.at - a.at);
  const undo = done?.undo;
  const line = done && (
    <UndoAlert
      text={done.text}
      isBusy={isBusy}
      onUndo={
        undo ? () => void act(undo.action, undo.revision, t('today.quick.undone')) : undefined
      }
    />
  );
  return (
    <Stack sx={{ py: { xs: 1.5, sm: 2 }, gap: 3, maxWidth: 960 }}>
      <Title title="today.title" />
      <Typography
        variant="h1"
        component="p"
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {weekday(day)}, {date(day)}
      </Typography>
      {requests?.outage && <EmailOutageAlert outage={requests.outage} />}
      {today.firstRun && <LegalMissing firstRun={today.firstRun} />}
      {money.length > 0 && <MoneyList money={money} onChange={load} />}
      {shown && (
        <Section isBare title="today.quick.title">
          <QuickTiles
            shown={shown}
            onOpen={(name) => {
              // What was done before belongs to another sheet.
              forget();
              setOpen(name);
            }}
          />
          <NewLinks types={content?.written ?? []} />
        </Section>
      )}
      {today.isContentElsewhere && <Typography>{t('today.elsewhere')}</Typography>}
      {(items.length > 0 || money.length === 0) && (
        <AttentionList items={items} unanswered={requests?.unanswered ?? 0} />
      )}
      {content && shown && content.holidays.length > 0 && (
        <HolidaysList holidays={content.holidays} {...{ shown, isBusy, act }} onDone={load} />
      )}
      {today.backup && <BackupReminder lastAt={today.backup.lastAt} />}
      {requests && <GroupsList groups={requests.groups} day={day} />}
      {today.firstRun && <SampleCard onRemoved={load} />}
      {today.firstRun && <FirstRunList firstRun={today.firstRun} onChange={load} />}
      {requests && <PushCard />}
      {shown && open && (
        <Suspense fallback={null}>
          <QuickDialog
            name={open}
            shown={shown}
            isBusy={isBusy}
            act={act}
            line={line}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {/* Not by `useTell`: while a sheet is open the line stands within it, where a notice would be out of reach. */}
      {!open && (
        <Snackbar
          open={done !== null}
          autoHideDuration={8000}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') forget();
          }}
        >
          <div>{line}</div>
        </Snackbar>
      )}
    </Stack>
  );
}

/** The shape of what comes, while it does. */
function Waiting() {
  return (
    <Stack sx={{ gap: 2 }} aria-busy>
      <Skeleton width="40%" height={40} />
      <Skeleton variant="rounded" height={170} />
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}

/** Says that the last backup is old, or that there is none; `lastAt` in milliseconds. */
function BackupReminder({ lastAt }: { lastAt: number | null }) {
  const t = useTranslate();
  const { full } = useFormats();
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/transfer" color="inherit">
          {t('today.backup.make')}
        </Button>
      }
    >
      {lastAt === null ? t('today.backup.none') : t('today.backup.old', { when: full(lastAt) })}
    </Alert>
  );
}

/** Says that emails do not go out: no email can. */
function EmailOutageAlert({ outage: { since, waiting } }: { outage: EmailOutage }) {
  const t = useTranslate();
  const { full } = useFormats();
  return (
    <Alert severity="error">
      <AlertTitle>{t('today.outage.title')}</AlertTitle>
      {t('today.outage.text', { count: waiting, since: full(since) })}
    </Alert>
  );
}
