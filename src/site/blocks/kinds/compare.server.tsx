import { ANY_PLACE, groupSizes, servicePath, type Service } from '../../../content/index.ts';
import { noticeText } from '../../day-conditions.server.ts';
import { loadDishPrices } from '../../dish-prices.server.ts';
import { usePage, type PageContext } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { placeChoice } from '../place-words.server.ts';
import { priceLine } from '../Price.server.tsx';
import { Section } from '../Section.server.tsx';
import { SectionHeading } from '../SectionHeading.server.tsx';

/** Price, smallest group and notice of each service in a table. On a phone each row stands as a block. */
export const compareBlock = defineBlock({
  kind: 'compare',
  async load({ content }) {
    const [services, dishPrices] = await Promise.all([content.services(), loadDishPrices(content)]);
    return { services, dishPrices };
  },
  View({ block, data: { services, dishPrices } }) {
    const page = usePage();
    const { t, text, href } = page;
    if (services.length === 0) return null;
    page.useSheets('compare');
    const heads = [t('services:price'), t('services:group'), t('services:notice')] as const;
    return (
      <Section>
        <SectionHeading title={text(block.title) || t('services:compare')} id="compare" />
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
      </Section>
    );
  },
});

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
