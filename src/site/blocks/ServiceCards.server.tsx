import { servicePath, type Service } from '../../content/index.ts';
import type { DishPrices } from '../dish-prices.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { Card } from './Card.server.tsx';
import { isIconName } from './Icon.server.tsx';
import { weekLines } from './Hours.server.tsx';
import { priceLine } from './Price.server.tsx';

interface ServiceCardsOptions {
  services: readonly Service[];
  dishPrices: DishPrices;
  /** Level of the cards' titles; 3 unless told otherwise. */
  level?: 2 | 3;
}

/** The services as cards of unequal width, with what each costs or when it is open. */
export function ServiceCards({ services, dishPrices, level = 3 }: ServiceCardsOptions) {
  const page = usePage();
  const { text, href } = page;
  return (
    <ul className="cards unequal">
      {services.map((service) => (
        <Card
          key={service.key}
          level={level}
          href={href(servicePath(service))}
          title={text(service.title)}
          icon={isIconName(service.icon) ? service.icon : undefined}
          text={text(service.summary)}
          picture={service.image}
          meta={priceLine(service, page, dishPrices(service)) ?? hoursLine(service, page)}
        />
      ))}
    </ul>
  );
}

/** When its place is open on most days, for a service that has no price of its own. */
function hoursLine({ place: wanted }: Service, page: PageContext): string | null {
  const place = page.hours?.places.find(({ key }) => key === wanted);
  return (place && weekLines(place, page)[0]) ?? null;
}
