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
  View({ data }) {
    const page = usePage();
    const { t, text } = page;
    if (!data) return null;
    const { service, workshops } = data;
    const lines = conditionLines(service, page, groupFigures(workshops));
    const extras = service.prices.filter(({ isExtra }) => isExtra);
    const own = service.prices.filter(({ isExtra }) => !isExtra);
    const rowsOf = (prices: readonly ServicePrice[]) =>
      prices.map((one): PriceRow => [text(one.label), priceSpan(one, page), unitText(one, page)]);
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
          <PriceTable caption={t('services:prices')} rows={rowsOf(own)} />
          <GroupTotals service={service} />
          <PriceTable caption={t('services:extras')} rows={rowsOf(extras)} />
          {extras.some(({ per }) => per === 'event') && (
            <p className="soft small">{t('services:extrasText')}</p>
          )}
        </div>
        <div className="stack">{conditions}</div>
      </Section>
    );
  },
});

/** The workshops' own smallest groups, as conditions name them: `{{halloween.minimumGroup}}`. */
function groupFigures(workshops: readonly Workshop[]): PlaceholderValues {
  return Object.fromEntries(
    workshops.map(({ slug, minimumGroup }) => [`${slug}.minimumGroup`, minimumGroup]),
  );
}

/** What it is for, how much, and for how much of it. */
type PriceRow = readonly [label: string, price: string, unit?: string];

interface PriceTableOptions {
  caption: string;
  rows: readonly PriceRow[];
}

/** Prices, one line each. */
function PriceTable({ caption, rows }: PriceTableOptions) {
  usePage().useSheets('prices');
  if (rows.length === 0) return null;
  return (
    <table className="prices">
      <caption className="serif">{caption}</caption>
      <tbody>
        {rows.map(([label, price, unit]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className="price">{price}</span>{' '}
              {unit && <span className="soft small">{unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What groups pay in all, where the price per person depends on their size: from the smallest size to the largest. */
function GroupTotals({ service }: { service: Service }) {
  const { t, text, terms, language } = usePage();
  const sizes = service.prices.flatMap(({ group }) => group ?? []);
  if (sizes.length < 2) return null;
  const fees = feesOf(service).map(({ label }) => text(label));
  const least = Math.min(...sizes);
  const rows = Array.from({ length: Math.max(...sizes) - least + 1 }, (_, index): PriceRow => {
    const people = least + index;
    const { total } = estimate({ service, terms }, { people, extras: [] });
    return [t('estimate:peopleText', { count: people }), formatPrice(total.from, language)];
  });
  return (
    <>
      <PriceTable caption={t('estimate:totals')} rows={rows} />
      {fees.length > 0 && (
        <p className="soft small">{t('estimate:totalsText', { fees: fees.join(', ') })}</p>
      )}
    </>
  );
}
