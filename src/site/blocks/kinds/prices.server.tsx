import { blockOf, feesOf, type Service, type Workshop, estimate } from '../../../content/index.ts';
import { shownWorkshops } from '../../shown-workshops.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { type PlaceholderValues, formatPrice } from '../../../i18n/index.ts';
import { usePage } from '../../page-context.server.ts';
import { conditionLines } from '../condition-lines.server.ts';
import { TextList } from '../TextList.server.tsx';
import { priceSpan, unitText, type ServicePrice } from '../Price.server.tsx';
import { Section } from '../Section.server.tsx';

/** What a service costs, and what must be known before it is booked. */
export const pricesBlock = defineBlock({
  kind: 'prices',
  async load(source, block) {
    const service = await serviceOf(source, block);
    if (!service) return null;
    const hasCourses = blockOf(service, 'courses') !== undefined;
    return { service, workshops: hasCourses ? await shownWorkshops(source.content, service) : [] };
  },
  View: ({ data }) => data && <PricesAndConditions {...data} />,
});

interface PricesAndConditionsOptions {
  readonly service: Service;
  readonly workshops: readonly Workshop[];
}

/** What a service costs, and what must be known before it is booked. */
function PricesAndConditions({ service, workshops }: PricesAndConditionsOptions) {
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
      <Section ground="linen" layout="stack">
        {conditions}
      </Section>
    );
  }
  return (
    <Section ground="linen" layout="halves top">
      <div className="stack">
        <PriceTable caption={t('services:prices')} prices={prices} />
        <GroupTotals service={service} />
        <PriceTable caption={t('services:extras')} prices={extras} />
        {extras.some(({ per }) => per === 'event') && (
          <p className="soft small">{t('services:extrasText')}</p>
        )}
      </div>
      <div className="stack">{conditions}</div>
    </Section>
  );
}

/** The workshops' own smallest groups, as conditions name them: `{{halloween.minimumGroup}}`. */
function groupFigures(workshops: readonly Workshop[]): PlaceholderValues {
  return Object.fromEntries(
    workshops.map(({ slug, minimumGroup }) => [`${slug}.minimumGroup`, minimumGroup]),
  );
}

interface PriceTableOptions {
  caption: string;
  prices: readonly ServicePrice[];
}

/** Prices of a service, one line each. */
function PriceTable({ caption, prices }: PriceTableOptions) {
  const page = usePage();
  const { text } = page;
  page.useSheets('prices');
  if (prices.length === 0) return null;
  return (
    <table className="prices">
      <caption className="serif">{caption}</caption>
      <tbody>
        {prices.map((price) => (
          <tr key={price.key}>
            <th scope="row">{text(price.label)}</th>
            <td>
              <span className="price">{priceSpan(price, page)}</span>{' '}
              <span className="soft small">{unitText(price, page)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What groups pay in all, where the price per person depends on their size: from the smallest size to the largest. */
function GroupTotals({ service }: { service: Service }) {
  const page = usePage();
  const { t, text, terms, language } = page;
  const sizes = service.prices.flatMap(({ group }) => group ?? []);
  if (sizes.length < 2) return null;
  const fees = feesOf(service).map(({ label }) => text(label));
  const least = Math.min(...sizes);
  const groups = Array.from(
    { length: Math.max(...sizes) - least + 1 },
    (_, index) => least + index,
  );
  return (
    <>
      <table className="prices">
        <caption className="serif">{t('estimate:totals')}</caption>
        <tbody>
          {groups.map((people) => (
            <tr key={people}>
              <th scope="row">{t('estimate:peopleText', { count: people })}</th>
              <td>
                <span className="price">
                  {formatPrice(
                    estimate({ service, terms }, { people, extras: [] }).total.from,
                    language,
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fees.length > 0 && (
        <p className="soft small">{t('estimate:totalsText', { fees: fees.join(', ') })}</p>
      )}
    </>
  );
}
