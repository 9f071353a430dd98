import { ALLERGENS, isPerPerson } from '../../content/index.ts';
import { formatPrice, languageNames } from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';
import { durationText } from '../workshop-details.server.ts';
import type { ShownWorkshop } from '../shown-workshops.server.ts';

/** What invites to come, as the documents say it: from what price, how long, in which languages. */
export function HomeFacts({ workshops }: { workshops: readonly ShownWorkshop[] }) {
  const { t, language, languages, isShown } = usePage();
  const [workshop] = workshops;
  const prices = workshop?.service.prices ?? [];
  const own = prices.filter(isPerPerson).map(({ from }) => from);
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

/** Short facts in a line: a figure in bold, then what it counts. */
function Facts({ facts }: { facts: readonly (readonly [figure: string, of: string])[] }) {
  return (
    <ul className="facts">
      {facts.map(([figure, of]) => (
        <li key={of}>
          <b>{figure}</b> {of}
        </li>
      ))}
    </ul>
  );
}
