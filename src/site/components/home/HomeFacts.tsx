import { ALLERGENS, type Service } from '../../../content/index.ts';
import { usePage } from '../../page-context.ts';
import { Facts } from '../Facts.tsx';

/** The figures a visitor wants first, as the services' documents give them. */
export function HomeFacts({ services }: { services: readonly Service[] }) {
  const { t } = usePage();
  const workshops = services.find(({ key }) => key === 'gastronomic');
  const group = workshops?.groups[0]?.minimum;
  const facts: [string, string][] = [];
  if (group !== undefined) facts.push([`${group}+`, t('home:facts.group')]);
  if (workshops?.leadDays !== undefined) {
    facts.push([t('home:facts.days', { count: workshops.leadDays }), t('home:facts.ahead')]);
  }
  facts.push([String(ALLERGENS.length), t('home:facts.allergens')]);
  return <Facts facts={facts} />;
}
