import {
  chosenDishes,
  dishPricesOf,
  estimate,
  feesOf,
  isPerPerson,
  localize,
  optionsOf,
  seatNamed,
  seatPrice,
  workshopNamed,
  type BookingTerms,
  type ContentService,
  type OpenDay,
  type Service,
  type Submenu,
  type Workshop,
} from '../../content/index.ts';
import { centsOf, type Language } from '../../i18n/index.ts';
import type { Translate } from '../../i18n/index.server.ts';
import type { QuoteLine } from '../../requests/index.ts';

/** What a quote's lines are made from. */
export interface PriceSource {
  readonly services: readonly Service[];
  readonly workshops: readonly Workshop[];
  readonly openDays: readonly OpenDay[];
  readonly terms: BookingTerms | null;
  /** Their dishes are what the groups of some services choose from. */
  readonly submenus: readonly Submenu[];
}

/** Reads what the prices of every service come from. */
export async function readPrices(content: ContentService): Promise<PriceSource> {
  const [services, terms, submenus, dates] = await Promise.all([
    content.services(),
    content.bookingTerms(),
    content.submenus(),
    content.workshopDates(),
  ]);
  const ofServices = await Promise.all(services.map(({ key }) => content.workshops(key)));
  const workshops = ofServices.flat();
  const openDays = dates.flatMap((date) =>
    workshops.flatMap((workshop) =>
      workshop._id === date.workshop._ref ? [{ date, workshop }] : [],
    ),
  );
  return { services, terms, workshops, openDays, submenus };
}

export interface PricedGroup {
  readonly service: string;
  readonly people: number;
  readonly language: Language;
  /** What the request names: a workshop, or a seat on one of its open dates. */
  readonly workshop?: string | undefined;
}

/** The lines of a service for a group, and those that could be added to them. */
export interface PricedLines {
  readonly lines: readonly QuoteLine[];
  readonly more: readonly QuoteLine[];
}

/**
 * What a group pays for a service by its prices, each line in cents: the price of its size first,
 * then what is charged once. The other menus, and what each person may have besides, could be added.
 */
export function pricedLines(
  source: PriceSource,
  group: PricedGroup,
  words: Translate,
): PricedLines {
  const { service: key, people, language, workshop: named = '' } = group;
  const service = source.services.find((one) => one.key === key);
  const asked = askedWorkshop(source, named);
  if (asked) {
    const title = localize(asked.workshop.title, language);
    const options = service ? optionsOf(service) : [];
    return {
      lines: [perPerson('people', title, asked.price)],
      more: options.map((price) => charged(price, people)),
    };
  }
  if (!service) return { lines: [], more: [] };
  const title = localize(service.title, language);
  const [menu, ...menus] = service.menus;
  const fees = feesOf(service).map((price) => charged(price, 1));
  const more = [
    ...menus.map((one) => perPerson(one.key, localize(one.title, language), one.price)),
    ...optionsOf(service).map((price) => charged(price, people)),
  ];
  const dishPrices = dishPricesOf(service, source.submenus);
  const isOfDishes = dishPrices.length > 0;
  if (!service.prices.some(isPerPerson) && !isOfDishes) return { lines: fees, more };
  const { usual } = chosenDishes(service, dishPrices.length);
  const kind = menu?.key ?? (isOfDishes ? String(usual) : undefined);
  const { terms } = source;
  const [first] = estimate({ service, terms, dishPrices }, { people, kind, extras: [] }).lines;
  const label = menu ? localize(menu.title, language) : title;
  return { lines: [...(first ? [whole(first.sum.from, label)] : []), ...fees], more };

  /** The sum as so many times a price if that price is in whole cents, or else as one amount. */
  function whole(amount: number, name: string): QuoteLine {
    const cents = centsOf(amount);
    return cents % people === 0
      ? { ...perPerson('people', name, 0), unit: cents / people }
      : {
          key: 'people',
          label: words('quotes:prices.group', { title: name, people }),
          count: 1,
          unit: cents,
        };
  }

  function perPerson(of: string, name: string, amount: number): QuoteLine {
    const label = words('quotes:prices.perPerson', { title: name });
    return { key: of, label, count: people, unit: centsOf(amount) };
  }

  function charged(price: Service['prices'][number], count: number): QuoteLine {
    const label = localize(price.label, language);
    return { key: price.key, label, count, unit: centsOf(price.from) };
  }
}

/** The workshop that a request names, and what a person pays for it: on an open date, for a seat. */
export function askedWorkshop(
  { workshops, openDays }: Pick<PriceSource, 'workshops' | 'openDays'>,
  named: string,
): { readonly workshop: Workshop; readonly price: number } | undefined {
  const seat = seatNamed(openDays, named);
  if (seat) return { workshop: seat.workshop, price: seatPrice(seat) };
  const [title = ''] = named.split(' · ');
  // The date of a seat may have been moved since.
  const workshop = workshopNamed(workshops, named) ?? workshopNamed(workshops, title);
  return workshop && { workshop, price: workshop.pricePerPerson };
}
