import { ANY_PLACE, groupSizes, servicePath, type Service } from '../../content/index.ts';
import { noticeText } from '../day-conditions.server.ts';
import type { DishPrices } from '../dish-prices.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { placeChoice } from './place-words.server.ts';
import { priceLine } from './Price.server.tsx';

interface ComparisonOptions {
  readonly services: readonly Service[];
  readonly dishPrices: DishPrices;
}

/** Price, smallest group and notice of each service. On a phone each row stands as a block. */
export function Comparison({ services, dishPrices }: ComparisonOptions) {
  const page = usePage();
  const { t, text, href } = page;
  page.useSheets('compare');
  const heads = [t('services:price'), t('services:group'), t('services:notice')] as const;
  return (
    <table className="compare" aria-labelledby="compare">
      <thead>
        <tr>
          <th scope="col">{t('services:service')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.key}>
            <th scope="row">
              <a href={href(servicePath(service))}>{text(service.title)}</a>
            </th>
            <td data-label={heads[0]}>
              {priceLine(service, page, dishPrices(service)) ?? t('services:noPrice')}
            </td>
            <td data-label={heads[1]}>{groupSize(service, page)}</td>
            <td data-label={heads[2]}>{noticeText(service, page) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The smallest group of each place, where they differ; else the only one, or the largest. */
function groupSize(service: Service, page: PageContext): string {
  const { t, terms } = page;
  const groups = groupSizes(service, terms);
  const smallest = new Map(groups.map(({ place, minimum }) => [place, minimum]));
  const words = {
    here: t('services:placeNames.here'),
    customer: t('services:placeNames.customer'),
  };
  const placed = groups.filter(
    ({ place, minimum }) => place !== ANY_PLACE && minimum !== undefined,
  );
  const byPlace = placeChoice(
    placed.map(({ place }) => place),
    words,
    page,
  ).map(([key, place]) => t('services:sizeAt', { count: smallest.get(key) ?? 1, place }));
  if (byPlace.length > 1) return byPlace.join(' · ');
  const least = groups.flatMap(({ minimum }) => minimum ?? []);
  const most = groups.flatMap(({ maximum }) => maximum ?? []);
  if (least.length === 0 && most.length === 0) return '–';
  if (least.length === 0) return t('services:maximum', { count: Math.max(...most) });
  return t('services:people', { minimum: Math.min(...least) });
}
