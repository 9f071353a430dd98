import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ALLERGENS, byLanguage } from '../../../content/index.ts';
import { isRecord, type FormValues } from '../../form/form-values.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotYet } from '../../ui/NotYet.tsx';
import type { ContentForm } from '../content/api.ts';
import { AllergensField } from '../content/fields/AllergensField.tsx';
import { useSiteLanguages } from './site-languages.ts';
import { StartDocument } from './StartDocument.tsx';
import { useStarted } from './use-started.ts';
import { Hint } from '../../ui/Hint.tsx';

/** What each dish has of the fourteen allergens, one dish after another: nothing is said beforehand. */
export function AllergensStep() {
  const t = useTranslate();
  const { started, error, refetch } = useStarted('dailyMenu');
  if (!started) return <NotYet error={error} onRetry={refetch} />;
  const [menu] = started;
  if (!menu)
    return (
      <EmptyState text="start.allergens.none">
        <Button component={Link} to="/start/menu" variant="outlined">
          {t('start.steps.menu')}
        </Button>
      </EmptyState>
    );
  return (
    <StartDocument type="dailyMenu" id={menu.id}>
      {({ values, form }) => <DishByDish values={values} form={form} />}
    </StartDocument>
  );
}

/** Is something said of each of the fourteen? */
function isSaid({ allergens }: FormValues): boolean {
  return isRecord(allergens) && ALLERGENS.every((name) => allergens[name]);
}

interface DishByDishOptions {
  readonly values: FormValues;
  readonly form: ContentForm;
}

function DishByDish({ values, form }: DishByDishOptions) {
  const t = useTranslate();
  const languages = useSiteLanguages();
  const { items } = values;
  const dishes = Array.isArray(items) ? items.filter(isRecord) : [];
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      dishes.findIndex((dish) => !isSaid(dish)),
    ),
  );
  const inner = form.fields.find(({ name }) => name === 'items')?.fields ?? [];
  const field = inner.find(({ name }) => name === 'allergens');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // Above the button that was pressed another dish has come.
    heading.current?.focus();
  }, [at]);
  const dish = dishes[at];
  if (!dish || !field) return <EmptyState text="start.allergens.none" />;
  const say = (value: unknown) => {
    const texts = byLanguage(value);
    const text = languages.map((code) => texts[code]).find(Boolean) ?? Object.values(texts)[0];
    return typeof text === 'string' ? text : '';
  };
  const done = dishes.filter(isSaid).length;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Hint role="status">{t('start.allergens.progress', { done, all: dishes.length })}</Hint>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / dishes.length}
          aria-label={t('start.allergens.progress', { done, all: dishes.length })}
        />
      </div>
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
          {say(dish['names']) || t('shared.untitled')}
        </Typography>
        <Typography color="textSecondary">{say(dish['descriptions'])}</Typography>
      </div>
      <AllergensField
        key={at}
        field={field}
        path={`items.${at}.allergens`}
        value={dish['allergens']}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('start.allergens.before')}
        </Button>
        <Button
          variant="outlined"
          disabled={at === dishes.length - 1}
          onClick={() => setAt(at + 1)}
        >
          {t('start.allergens.next')}
        </Button>
      </Box>
      {done < dishes.length && <Alert severity="info">{t('start.allergens.unsaid')}</Alert>}
    </Box>
  );
}
