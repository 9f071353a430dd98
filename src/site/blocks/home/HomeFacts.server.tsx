import { ALLERGENS, type Service, type Workshop } from '../../../content/index.ts';
import { formatPrice, languageNames } from '../../../i18n/index.ts';
import { usePage } from '../../page-context.server.ts';
import { durationText } from '../../workshop-details.server.ts';
import { Facts } from '../Facts.server.tsx';

interface HomeFactsOptions {
  services: readonly Service[];
  workshops: readonly Workshop[];
}

/** What invites to come, as the documents say it: from what price, how long, in which languages. */
export function HomeFacts({ services, workshops }: HomeFactsOptions) {
  const { t, language, languages, isShown } = usePage();
  const prices = services.find(({ key }) => key === 'gastronomic')?.prices ?? [];
  const own = prices.filter(({ isExtra }) => !isExtra).map(({ from }) => from);
  const [workshop] = workshops;
  const facts: [string, string][] = [];
  if (own.length > 0) {
    const price = formatPrice(Math.min(...own), language);
    facts.push([t('common:from', { price }), t('common:per.person')]);
  }
  if (workshop) facts.push([durationText(workshop.durationMinutes, t), t('home:facts.each')]);
  if (workshop) facts.push([languageNames(languages, language), t('home:facts.spoken')]);
  if (isShown('/menu')) facts.push([String(ALLERGENS.length), t('home:facts.allergens')]);
  if (facts.length === 0) return null;
  return <Facts facts={facts} />;
}
