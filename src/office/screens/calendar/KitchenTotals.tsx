import { useTranslate } from 'ra-core';
import type { NeedTotal } from '../../../requests/index.ts';
import type { KitchenNeedsAnswer } from './api.ts';

/** How many people of the day follow which diet and must not have what. */
export function KitchenTotals({
  totals: { diets, allergens },
}: Pick<KitchenNeedsAnswer, 'totals'>) {
  const t = useTranslate();
  if (diets.length + allergens.length === 0) return <p>{t('calendar.sheet.noTotals')}</p>;
  return (
    <section className="totals">
      <h2>{t('calendar.sheet.totals')}</h2>
      <Totals title={t('calendar.sheet.allergens')} names="allergenNames" totals={allergens} />
      <Totals title={t('calendar.sheet.diets')} names="dietNames" totals={diets} />
    </section>
  );
}

interface TotalsOptions {
  readonly title: string;
  readonly names: string;
  readonly totals: readonly NeedTotal[];
}

function Totals({ title, names, totals }: TotalsOptions) {
  const t = useTranslate();
  if (totals.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {totals.map(({ name, people, isAtLeast }) => (
          <li key={name}>
            <strong>{isAtLeast ? t('calendar.sheet.atLeast', { people }) : people}</strong>{' '}
            {t(`calendar.${names}.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
