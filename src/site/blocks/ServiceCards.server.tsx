import { mainPlace } from '../../content/index.ts';
import type { Service, ServiceKey } from '../../content/index.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { Card } from './Card.server.tsx';
import { weekLines } from './Hours.server.tsx';
import { priceLine } from './Price.server.tsx';

/** Where each service is told in full, without the language. */
export const SERVICE_PATHS: Readonly<Record<ServiceKey, string>> = {
  gastronomic: '/gastronomic',
  birthday: '/birthday',
  catering: '/catering',
  chef: '/chef',
  daily: '/daily',
  vegetarian: '/vegetarian',
};

interface ServiceCardsOptions {
  services: readonly Service[];
  /** Of the buffet, in euros. */
  dishPrices?: readonly number[];
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
          href={href(SERVICE_PATHS[service.key])}
          title={text(service.title)}
          text={text(service.summary)}
          picture={service.image}
          meta={priceLine(service, page, dishPrices) ?? kioskHours(page)}
        />
      ))}
    </ul>
  );
}

/** When the kiosk is open on most days, for the service that has no price of its own. */
function kioskHours(page: PageContext): string | null {
  const kiosk = page.hours && mainPlace(page.hours);
  return (kiosk && weekLines(kiosk, page)[0]) ?? null;
}
