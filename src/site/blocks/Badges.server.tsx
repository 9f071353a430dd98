import type { Allergens, Diet } from '../../content/index.ts';
import { allergenNames } from '../allergen-names.server.ts';
import { usePage } from '../page-context.server.ts';

/** What a dish contains of the fourteen allergens, and of which it may hold traces. */
export function AllergenBadges({ allergens }: { allergens: Allergens | undefined }) {
  const page = usePage();
  const { contains, traces } = allergenNames(allergens, page);
  if (contains.length === 0 && !traces) return null;
  return (
    <ul className="badges" aria-label={page.t('common:allergensLabel')}>
      {contains.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {traces && <li className="trace">{traces}</li>}
    </ul>
  );
}

/** Diets that a dish suits, those worth saying. */
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
