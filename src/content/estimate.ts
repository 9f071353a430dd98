import { amountOfCents, centsOf } from '../i18n/index.ts';
import { ANY_PLACE, type BookingTerms, type Service } from './types/index.gen.ts';
import { depositOf, groupSizes, type GroupSize } from './group-sizes.ts';

type Price = Service['prices'][number];

/** An amount, or a span of amounts. */
export interface Amount {
  readonly from: number;
  readonly to: number;
}

/** What is asked about: how many people, and what the service lets them choose. */
export interface Asked {
  readonly people: number;
  readonly place?: string | undefined;
  /** Key of a sample menu; or how many dishes of the buffet, as a number. */
  readonly kind?: string | undefined;
  /** Keys of the extras per person. */
  readonly extras: readonly string[];
}

/** A line of the sum: so many times an amount. */
export interface EstimateLine {
  /** `people` is the price per person; the others are lines of the service's prices. */
  readonly price: Price | 'people';
  readonly count: number;
  readonly each: Amount;
  readonly sum: Amount;
}

export interface Estimate {
  readonly asked: Asked;
  readonly lines: readonly EstimateLine[];
  readonly total: Amount;
  readonly perPerson: Amount;
  /** The share of the price that secures the booking, and what that is; undefined when it is not booked. */
  readonly deposit: { readonly share: number; readonly amount: Amount } | undefined;
  /** The group is smaller, or larger, than the place takes. */
  readonly problem: 'tooFew' | 'tooMany' | undefined;
  readonly group: GroupSize | undefined;
}

/** What a service costs is computed from. */
export interface EstimateSource {
  readonly service: Service;
  readonly terms: BookingTerms | null;
  /** Prices per person of the dishes that are chosen from, for the buffet. */
  readonly dishPrices?: readonly number[] | undefined;
}

/** Fees that every booking has, and extras that each person may have. */
export const feesOf = ({ prices }: Service): readonly Price[] =>
  prices.filter(({ isExtra, per }) => isExtra && per === 'event');
export const optionsOf = ({ prices }: Service): readonly Price[] =>
  prices.filter(({ isExtra, per }) => isExtra && per === 'person');

/** Is it what each person pays? Prices of pieces, kilos or hours are told, and not reckoned with. */
export const isPerPerson = ({ isExtra, per }: Price): boolean =>
  !isExtra && (per === 'person' || per === 'participant');

/** What a group pays for a service, from the prices of its document. */
export function estimate(source: EstimateSource, asked: Asked): Estimate {
  const { service, terms } = source;
  const { people, extras } = asked;
  const each = pricePerPerson(source, asked);
  const lines: EstimateLine[] = [
    { price: 'people', count: people, each, sum: times(each, people) },
    ...optionsOf(service)
      .filter(({ key }) => extras.includes(key))
      .map((price) => line(price, people)),
    ...feesOf(service).map((price) => line(price, 1)),
  ];
  const total = lines.map(({ sum }) => sum).reduce(plus);
  const share = depositOf(service, terms);
  const group = groupSizes(service, terms).find(
    ({ place }) => place === ANY_PLACE || place === asked.place,
  );
  return {
    asked,
    lines,
    total,
    perPerson: times(total, 1 / people),
    deposit: share === undefined ? undefined : { share, amount: times(total, share) },
    problem: problemOf(people, group),
    group,
  };
}

function problemOf(people: number, group: GroupSize | undefined): Estimate['problem'] {
  if (people < (group?.minimum ?? 1)) return 'tooFew';
  return people > (group?.maximum ?? Infinity) ? 'tooMany' : undefined;
}

/** The price per person: of the chosen menu, of so many dishes, of the size of the group, or the only one. */
function pricePerPerson({ service, dishPrices = [] }: EstimateSource, asked: Asked): Amount {
  const { kind, people } = asked;
  const menu = service.menus.find(({ key }) => key === kind);
  if (menu) return { from: menu.price, to: menu.price };
  const count = Number(kind);
  if (dishPrices.length > 0 && count > 0) return dishes(dishPrices, count);
  const prices = service.prices.filter(isPerPerson);
  const tiers = prices.filter(({ group }) => group !== undefined);
  if (tiers.length > 0) return tierPrice(tiers, people);
  const [only] = prices;
  return only ? { from: only.from, to: only.to ?? only.from } : { from: 0, to: 0 };
}

/**
 * The price of the largest group size that this group reaches. Nobody pays more than the next size
 * would in all: nine people pay what ten do, if that is less.
 */
function tierPrice(tiers: readonly Price[], people: number): Amount {
  const bySize = tiers.toSorted((one, other) => (one.group ?? 0) - (other.group ?? 0));
  const own = bySize.findLast(({ group = 0 }) => group <= people) ?? bySize[0];
  const next = bySize.find(({ group = 0 }) => group > people && own && own.group !== group);
  const ownPrice = own?.from ?? 0;
  const nextTotal = next ? next.from * (next.group ?? 0) : Infinity;
  const each = Math.min(ownPrice, nextTotal / people);
  return { from: each, to: each };
}

/** So many of the dishes, from the cheapest to the dearest choice. */
function dishes(prices: readonly number[], count: number): Amount {
  const sorted = prices.toSorted((one, other) => one - other);
  const sum = (some: readonly number[]) => some.reduce((all, price) => all + price, 0);
  return { from: toTheCent(sum(sorted.slice(0, count))), to: toTheCent(sum(sorted.slice(-count))) };
}

function line(price: Price, count: number): EstimateLine {
  const each = { from: price.from, to: price.to ?? price.from };
  return { price, count, each, sum: times(each, count) };
}

const toTheCent = (amount: number) => amountOfCents(centsOf(amount));
const times = ({ from, to }: Amount, by: number): Amount => ({
  from: toTheCent(from * by),
  to: toTheCent(to * by),
});
const plus = (one: Amount, other: Amount): Amount => ({
  from: toTheCent(one.from + other.from),
  to: toTheCent(one.to + other.to),
});
