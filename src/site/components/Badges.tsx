import { ALLERGENS, type Allergens, type Diet } from '../../content/index.ts';
import { usePage } from '../page-context.ts';

/** What a dish contains of the fourteen allergens, and of which it may hold traces. */
export function AllergenBadges({ allergens }: { allergens: Allergens | undefined }) {
  const { t } = usePage();
  const present = ALLERGENS.filter((name) => (allergens?.[name] ?? 'no') !== 'no');
  if (present.length === 0) return null;
  return (
    <ul className="badges" aria-label={t('common:allergensLabel')}>
      {present.map((name) => {
        const allergen = t(`common:allergens.${name}`);
        const isTrace = allergens?.[name] === 'traces';
        return (
          <li key={name} className={isTrace ? 'trace' : undefined}>
            {isTrace ? t('common:traces', { allergen }) : allergen}
          </li>
        );
      })}
    </ul>
  );
}

/** Which diets a dish suits. */
export function DietBadges({ diets }: { diets: readonly Diet[] }) {
  const { t } = usePage();
  if (diets.length === 0) return null;
  return (
    <ul className="badges diets" aria-label={t('common:dietsLabel')}>
      {diets.map((diet) => (
        <li key={diet}>{t(`common:diets.${diet}`)}</li>
      ))}
    </ul>
  );
}
