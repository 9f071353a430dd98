import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box, Button, LinearProgress, Paper, Stack, Typography, Alert } from '@mui/material';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { CheckIcon } from '../../app/icons.ts';
import { useWork } from '../../app/use-work.ts';
import { ACTION_BAR } from '../../app/theme.ts';
import { type FirstRun, GUIDED_STEPS, type GuidedStep, isGuidedStep } from '../../first-steps.ts';
import { NotYet } from '../../ui/NotYet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Title } from '../../ui/Title.tsx';
import { focusWrongField } from '../../ui/wrong-field.ts';
import { Finished } from './Finished.tsx';
import { type Save, Savers } from './savers.ts';
import { AllergensStep } from './AllergensStep.tsx';
import { HoursStep } from './HoursStep.tsx';
import { LookStep } from './LookStep.tsx';
import { MenuStep } from './MenuStep.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import type { Api } from '../../api.types.ts';
import { apiOf } from '../../app/api.ts';
import { StartDocument } from './StartDocument.tsx';
import { Hint } from '../../ui/Hint.tsx';

const STEPS: Readonly<Record<GuidedStep, ComponentType>> = {
  ...{ business: BusinessStep, hours: HoursStep, languages: LanguagesStep, look: LookStep },
  ...{ services: ServicesStep, menu: MenuStep, allergens: AllergensStep },
  ...{ legal: LegalStep, pictures: PicturesStep },
};

/** Where the last step leads. */
const END = 'end';

/** The guided start, a step a screen: each is saved as it is typed, and can be left. */
export default function Start() {
  const { step } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['first-run'],
    queryFn: () => api('GET /first-run'),
  });
  if (!data) return <NotYet error={error} onRetry={refetch} />;
  if (step === END) return <Finished firstRun={data} />;
  if (isGuidedStep(step)) return <Step key={step} name={step} firstRun={data} />;
  return <Navigate to={`/start/${nextOf(data) ?? END}`} replace />;
}

/** The first step that is still to be done. */
function nextOf({ steps }: FirstRun): GuidedStep | undefined {
  const open = new Set(steps.filter(({ isDone }) => !isDone).map(({ name }) => name));
  return GUIDED_STEPS.find((name) => open.has(name));
}

interface StepOptions {
  readonly name: GuidedStep;
  readonly firstRun: FirstRun;
}

function Step({ name, firstRun }: StepOptions) {
  const t = useTranslate();
  const { isBusy, work } = useWork();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [savers] = useState(() => new Map<string, Save>());
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(0);
  const index = GUIDED_STEPS.indexOf(name);
  const before = GUIDED_STEPS[index - 1];
  const next = GUIDED_STEPS[index + 1] ?? END;
  const Body = STEPS[name];
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // What is wrong may be far above the button.
  useEffect(() => {
    if (refused === 0 || focusWrongField(body.current)) return;
    body.current?.querySelector<HTMLElement>('[role="alert"][tabindex]')?.focus();
  }, [refused]);
  const goOn = () =>
    work(async () => {
      // One after another: parts of a step may be of one document.
      for (const save of savers.values())
        if (!(await save())) return setRefused((count) => count + 1);
      await api('POST /first-run', { body: { step: name, isDone: true } });
      await queries.invalidateQueries({ queryKey: ['first-run'] });
      await queries.invalidateQueries({ queryKey: ['content-types'] });
      await navigate(`/start/${next}`);
    });
  return (
    <Box sx={LAYOUT}>
      <Title title="start.title" />
      <StepList name={name} firstRun={firstRun} />
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <div>
          <Hint>{t('start.progress', { number: index + 1, all: GUIDED_STEPS.length })}</Hint>
          <LinearProgress
            variant="determinate"
            value={(100 * (index + 1)) / GUIDED_STEPS.length}
            aria-label={t('start.progress', { number: index + 1, all: GUIDED_STEPS.length })}
          />
        </div>
        <div>
          <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
            {t(`start.steps.${name}`)}
          </Typography>
          <Typography color="textSecondary">{t(`start.help.${name}`)}</Typography>
        </div>
        {/* Room for what is on its way: what stands below it would jump. */}
        <Stack ref={body} sx={{ gap: 2, minWidth: 0, minHeight: '60vh' }}>
          <Savers value={savers}>
            <Body />
          </Savers>
        </Stack>
        <TextLink to="/" sx={{ alignSelf: 'start' }}>
          {t('start.leave')}
        </TextLink>
        <Paper className={ACTION_BAR} elevation={4} sx={BAR}>
          {before && (
            <Button component={Link} to={`/start/${before}`}>
              {t('start.back')}
            </Button>
          )}
          <Box sx={{ flex: 1 }} />
          <Button component={Link} to={`/start/${next}`}>
            {t('start.skip')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={() => void goOn()}>
            {t(name === 'menu' ? 'start.keep' : 'start.next')}
          </Button>
        </Paper>
      </Stack>
    </Box>
  );
}

/** All steps beside the one that is shown, where there is room. */
function StepList({ name, firstRun }: StepOptions) {
  const t = useTranslate();
  const done = new Set(firstRun.steps.filter(({ isDone }) => isDone).map((step) => step.name));
  return (
    <Box
      component="nav"
      aria-label={t('start.title')}
      sx={{ display: { xs: 'none', lg: 'block' } }}
    >
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {GUIDED_STEPS.map((step) => (
          <li key={step}>
            <TextLink
              to={`/start/${step}`}
              aria-current={step === name ? 'step' : undefined}
              underline={step === name ? 'always' : 'hover'}
              sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
            >
              {t(`start.steps.${step}`)}
              {done.has(step) && <CheckIcon fontSize="small" titleAccess={t('shared.handled')} />}
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LAYOUT = {
  ...{ display: 'grid', gap: 4, py: { xs: 1.5, sm: 2 }, maxWidth: 1000 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' },
} as const;

const BAR = {
  ...{ position: 'sticky', bottom: { xs: 64, md: 8 }, zIndex: 2 },
  ...{ px: 2, py: 1, display: 'flex', gap: 1, alignItems: 'center' },
} as const;

const api = apiOf<Api<'firstRun'>>();

/** What the business is called, what it is, how it is reached. */
function BusinessStep() {
  return (
    <StartDocument
      type="globalSettings"
      asks={{
        ...{ siteName: true, businessType: true, siteDescription: true },
        contactInfo: ['email', 'phone', 'whatsapp'],
      }}
    />
  );
}

/** Which languages visitors read, and which first. */
function LanguagesStep() {
  const t = useTranslate();
  return (
    <StartDocument type="globalSettings" asks={{ defaultLanguage: true, languages: true }}>
      {({ form }) =>
        form.fields.some(({ name }) => name === 'languages') ? null : (
          <Alert severity="info">{t('start.languages.one')}</Alert>
        )
      }
    </StartDocument>
  );
}

/** Who the business is by law. */
function LegalStep() {
  return (
    <StartDocument
      type="legalIdentity"
      isOneLanguage
      asks={{
        ...{ legalName: true, taxNumber: true, registryEntry: true, foodRegistration: true },
        ...{ hostingProvider: true, mailProvider: true },
      }}
    />
  );
}
