import { ALLERGENS, type Service } from '../../../../content/index.ts';
import { groupSizes, leadDaysOf } from '../../booking.ts';
import { usePage } from '../../page-context.ts';
import { Facts } from '../Facts.tsx';

/** The figures a visitor wants first, as the services' documents give them. */
export function HomeFacts({ services }: { services: readonly Service[] }) {
  const { t, terms } = usePage();
  const workshops = services.find(({ key }) => key === 'gastronomic');
  const group = workshops && groupSizes(workshops, terms)[0]?.minimum;
  const leadDays = workshops && leadDaysOf(workshops, terms);
  const facts: [string, string][] = [];
  if (group !== undefined) facts.push([`${group}+`, t('home:facts.group')]);
  if (leadDays !== undefined) {
    facts.push([t('home:facts.days', { count: leadDays }), t('home:facts.ahead')]);
  }
  facts.push([String(ALLERGENS.length), t('home:facts.allergens')]);
  return <Facts facts={facts} />;
}
