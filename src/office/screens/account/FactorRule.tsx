import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Section } from '../../ui/Section.tsx';
import { Tick } from '../../ui/Tick.tsx';
import type { Person } from './api.ts';

interface FactorRuleOptions {
  readonly isNeeded: boolean;
  readonly people: readonly Person[];
  readonly onChange: (isNeeded: boolean) => void;
}

/** Whether everybody needs a second factor, and who has none yet. */
export function FactorRule({ isNeeded, people, onChange }: FactorRuleOptions) {
  const t = useTranslate();
  const without = people.filter(
    ({ hasSecondFactor, isDisabled }) => !hasSecondFactor && !isDisabled,
  );
  const names = without.map(({ name }) => name).join(', ');
  return (
    <Section title={t('account.team.rule')}>
      <Typography>{t('account.team.ruleText')}</Typography>
      <Tick isSwitch label={t('account.team.ruleSwitch')} checked={isNeeded} onChange={onChange} />
      {without.length > 0 && (
        <Typography color="textSecondary">
          {t('account.team.without', { names, count: without.length })}
        </Typography>
      )}
    </Section>
  );
}
