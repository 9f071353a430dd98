import { Alert, Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { usePlaces } from '../../app/places.ts';
import { useServices } from '../../app/services.ts';
import type { GroupPlan } from '../../../requests/index.ts';
import type { GroupProblem, Theirs } from './use-group-form.ts';

/** What each part of a plan is called on the screen. */
const LABELS: Readonly<Record<keyof GroupPlan, string>> = {
  ...{ service: 'shared.service', place: 'shared.place', people: 'shared.people' },
  ...{ day: 'quotes.day', startsAt: 'shared.from', endsAt: 'quotes.to', state: 'shared.status' },
  ...{ name: 'calendar.name', menu: 'calendar.menu', note: 'calendar.note' },
};

/** Why what was typed is not saved; where somebody else was first, what they put where something else is typed. */
export function GroupProblemAlert({ problem }: { readonly problem: GroupProblem }) {
  const t = useTranslate();
  const { nameOrNone } = useServices();
  const places = usePlaces();
  const { date } = useFormats();
  const isKept = problem.why === 'stale';
  const theirs = isKept ? problem.theirs : [];
  const textOf = (one: Theirs): [label: string, value: string] => {
    if (one.part === 'note') return [t('calendar.needsNote'), one.value];
    if (one.part === 'diets') return [t(`calendar.dietNames.${one.name}`), String(one.value)];
    if (one.part === 'allergens')
      return [t(`calendar.allergenNames.${one.name}`), String(one.value)];
    return [t(LABELS[one.name]), planText(one.name, String(one.value))];
  };
  const planText = (name: keyof GroupPlan, value: string) => {
    if (name === 'service') return nameOrNone(value);
    if (name === 'place') return places.nameOrNone(value);
    if (name === 'state') return t(`calendar.${value}`);
    return name === 'day' ? date(value) : value;
  };
  return (
    <Alert
      severity={isKept ? 'warning' : 'error'}
      sx={{ width: '100%', maxHeight: '40vh', overflow: 'auto' }}
    >
      {t(`calendar.${problem.why}`)}
      {theirs.length > 0 && (
        <>
          {' '}
          {t('calendar.staleBoth')}
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {theirs.map(textOf).map(([label, value]) => (
              <li key={label}>
                {label}: {value || '—'}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
