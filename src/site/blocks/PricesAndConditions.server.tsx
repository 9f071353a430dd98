import type { Service, Workshop } from '../../content/index.ts';
import type { PlaceholderValues } from '../../i18n/index.ts';
import { usePage } from '../page-context.server.ts';
import { GroupTotals } from './GroupTotals.server.tsx';
import { PriceTable } from './PriceTable.server.tsx';
import { conditionLines } from './ServiceConditions.server.tsx';
import { TextList } from './TextList.server.tsx';

interface PricesAndConditionsOptions {
  readonly service: Service;
  readonly workshops: readonly Workshop[];
}

/** What a service costs, and what must be known before it is booked. */
export function PricesAndConditions({ service, workshops }: PricesAndConditionsOptions) {
  const page = usePage();
  const { t } = page;
  const lines = conditionLines(service, page, groupFigures(workshops));
  const prices = service.prices.filter(({ isExtra }) => !isExtra);
  const extras = service.prices.filter(({ isExtra }) => isExtra);
  const title = t(service.bookedAs ? 'services:conditions' : 'services:before');
  const conditions = <TextList title={title} lines={lines} />;
  if (service.prices.length === 0) {
    if (lines.length === 0) return null;
    return (
      <section className="section linen">
        <div className="wrap stack">{conditions}</div>
      </section>
    );
  }
  return (
    <section className="section linen">
      <div className="wrap halves top">
        <div className="stack">
          <PriceTable caption={t('services:prices')} prices={prices} />
          <GroupTotals service={service} />
          <PriceTable caption={t('services:extras')} prices={extras} />
          {extras.some(({ per }) => per === 'event') && (
            <p className="soft small">{t('services:extrasText')}</p>
          )}
        </div>
        <div className="stack">{conditions}</div>
      </div>
    </section>
  );
}

/** The workshops' own smallest groups, as conditions name them: `{{halloween.minimumGroup}}`. */
function groupFigures(workshops: readonly Workshop[]): PlaceholderValues {
  return Object.fromEntries(
    workshops.map(({ slug, minimumGroup }) => [`${slug}.minimumGroup`, minimumGroup]),
  );
}
