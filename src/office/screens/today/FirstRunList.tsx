import { Button, Checkbox, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useWork } from '../../app/use-work.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { api, type Step } from './api.ts';
import { EmailTest } from './EmailTest.tsx';
import { isGuidedStep, type FirstRun } from '../../first-steps.ts';

/** Where each step is done; without one, here or outside the office. */
const PLACES: Readonly<Record<string, string>> = {
  business: '/content/globalSettings',
  hours: '/content/openingHours',
  languages: '/content/globalSettings',
  look: '/content/look',
  services: '/content/service',
  allergens: '/content/dailyMenu',
  menu: '/content/dailyMenu',
  pictures: '/content/galleryPicture',
  legal: '/content/legalIdentity',
  passkey: '/account',
  secondFactor: '/people',
  backup: '/transfer',
};

/** What ticks itself is as done as the rest. */
const TICKED = { color: 'primary.main' };

interface FirstRunListOptions {
  firstRun: FirstRun;
  onChange: () => Promise<void>;
}

/** What a new business does first, and what is done of it. */
export function FirstRunList({ firstRun, onChange }: FirstRunListOptions) {
  const { steps, isDismissed, isGuided } = firstRun;
  const t = useTranslate();
  const { work } = useWork();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isUnderWay = isGuided && steps.some(({ name, isDone }) => isGuidedStep(name) && !isDone);
  const mark = (step: Step, isDone: boolean) =>
    work(async () => {
      await api('POST /first-run', { body: { step, isDone } });
      await onChange();
    });
  if (isDismissed) {
    return (
      <Button sx={{ justifySelf: 'start' }} onClick={() => void mark('dismissed', false)}>
        {t('today.first.show')}
      </Button>
    );
  }
  return (
    <Section
      isBare
      title="today.first.title"
      help={`${t('today.first.text')} ${t('today.first.done', { done, all: steps.length })}`}
    >
      {isUnderWay && (
        <Button variant="contained" component={Link} to="/start" sx={{ mb: 1.5 }}>
          {t('today.first.goOn')}
        </Button>
      )}
      <Paper variant="outlined" sx={{ p: 1 }}>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {steps.map(({ name, isDone }) => {
            const title = t(`today.first.${name}`);
            const place = isGuided && isGuidedStep(name) ? `/start/${name}` : PLACES[name];
            return (
              <Stack
                component="li"
                key={name}
                direction="row"
                sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
              >
                <Checkbox
                  checked={isDone}
                  // Whether emails go out, nobody has to guess.
                  disabled={name === 'email'}
                  onChange={({ target }) => name !== 'email' && void mark(name, target.checked)}
                  slotProps={{ input: { 'aria-label': t('today.first.tick', { step: title }) } }}
                  sx={{ ...{ width: 44, height: 44 }, '&.Mui-disabled.Mui-checked': TICKED }}
                />
                <Typography sx={{ flex: 1 }}>
                  {place ? <TextLink to={place}>{title}</TextLink> : title}
                  {name === 'backup' && !isDone && (
                    <Typography component="span" variant="body2" color="textSecondary">
                      <br />
                      {t('today.first.backupHelp')}
                    </Typography>
                  )}
                </Typography>
                {name === 'email' && <EmailTest onSent={onChange} />}
              </Stack>
            );
          })}
        </Stack>
        <Button onClick={() => void mark('dismissed', true)}>{t('today.first.hide')}</Button>
      </Paper>
    </Section>
  );
}
