import { Button, List, ListItem, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { isGuidedStep, type FirstRun } from '../../first-steps.ts';
import { LegalMissing } from '../today/LegalMissing.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Title } from '../../ui/Title.tsx';

/** The end of the guided start: where the site is, and what was left for later. */
export function Finished({ firstRun }: { readonly firstRun: FirstRun }) {
  const t = useTranslate();
  const left = firstRun.steps.filter(({ name, isDone }) => isGuidedStep(name) && !isDone);
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 640 }}>
      <Title title="start.title" />
      <Typography variant="h2">{t('start.end.title')}</Typography>
      <Typography>{t('start.end.text')}</Typography>
      <LegalMissing firstRun={firstRun} />
      {left.length > 0 && (
        <Section isBare title="start.end.left" level={3}>
          <List dense>
            {left.map(({ name }) => (
              <ListItem key={name} disablePadding>
                <TextLink to={`/start/${name}`}>{t(`start.steps.${name}`)}</TextLink>
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" href="/" target="_blank">
          {t('office.site')}
        </Button>
        <Button component={Link} to="/" variant="outlined">
          {t('start.end.today')}
        </Button>
      </Stack>
    </Stack>
  );
}
