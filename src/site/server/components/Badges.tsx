import {
  ALLERGENS,
  type Allergens,
  type AllergenState,
  type Diet,
} from '../../../content/index.ts';
import { usePage } from '../page-context.ts';

/** What a dish contains of the fourteen allergens, and of which it may hold traces. */
export function AllergenBadges({ allergens }: { allergens: Allergens | undefined }) {
  const { t } = usePage();
  const named = (state: AllergenState) =>
    ALLERGENS.filter((name) => allergens?.[name] === state).map((name) =>
      t(`common:allergens.${name}`),
    );
  const present = named('yes');
  const traces = named('traces');
  if (present.length + traces.length === 0) return null;
  return (
    <ul className="badges" aria-label={t('common:allergensLabel')}>
      {present.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {traces.length > 0 && (
        <li className="trace">{t('common:traces', { allergens: traces.join(', ') })}</li>
      )}
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
