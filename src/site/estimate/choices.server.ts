import {
  groupSizes,
  optionsOf,
  type Asked,
  type BookingTerms,
  type ContentService,
  type GroupSize,
  type Place,
  type Service,
  type ServiceKey,
} from '../../content/index.ts';
import type { Parameters } from '../parameters.server.ts';

/** Larger groups are not estimated, unless the service says that it takes them: they ask. */
const MOST_PEOPLE = 40;

/** Sizes that can be chosen at most: each of them is an address. */
const MOST_SIZES = 500;

/** How many dishes of a buffet are chosen: at least, and usually. */
const DISHES = { least: 3, usual: 5 };

/** What a visitor can choose for an estimate. */
export interface Choices {
  /** Sizes of a group, in people: from the smallest that any place takes to the largest. */
  readonly people: readonly number[];
  /** Do larger groups ask? Not where the service says how large they can be. */
  readonly hasLarger: boolean;
  /** None where it makes no difference. */
  readonly places: readonly Place[];
  /** Keys of sample menus. */
  readonly menus: readonly string[];
  /** How many dishes; none where they are not what is charged for. */
  readonly dishes: readonly number[];
  /** Keys of extras per person. */
  readonly extras: readonly string[];
}

/** The choices of a service; null when nothing in it is priced per person, or no group is of a size that is estimated. */
export function choicesOf(
  service: Service,
  terms: BookingTerms | null,
  dishCount: number,
): Choices | null {
  const isPriced = service.prices.some(({ isExtra }) => !isExtra);
  if (!isPriced && dishCount === 0) return null;
  const sizes = groupSizes(service, terms);
  const people = peopleOf(sizes);
  if (people.length === 0) return null;
  const places = sizes.map(({ place }) => place).filter((place) => place !== 'any');
  return {
    people,
    hasLarger: sizes.length === 0 || sizes.some(({ maximum }) => maximum === undefined),
    places: places.length > 1 ? places : [],
    menus: service.menus.map(({ key }) => key),
    dishes: numbers(DISHES.least, dishCount),
    extras: optionsOf(service).map(({ key }) => key),
  };
}

/** A service that says nothing of groups takes any. */
function peopleOf(sizes: readonly GroupSize[]): readonly number[] {
  const groups = sizes.length > 0 ? sizes : [{ minimum: undefined, maximum: undefined }];
  const least = Math.max(1, Math.ceil(Math.min(...groups.map(({ minimum }) => minimum ?? 1))));
  const most = Math.floor(Math.max(...groups.map(({ maximum }) => maximum ?? MOST_PEOPLE)));
  return numbers(least, Math.min(most, least + MOST_SIZES - 1));
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

/** The query parameters of an estimate on the page of a service: each value that can be chosen. */
export function estimateParameters(
  key: ServiceKey,
  dishPrices: (content: ContentService) => Promise<readonly number[]> = async () => [],
): Parameters {
  const values = (of: (choices: Choices) => readonly (string | number)[]) => ({
    values: async ({ content }: { content: ContentService }) => {
      const [services, terms, dishes] = await Promise.all([
        content.services(),
        content.bookingTerms(),
        dishPrices(content),
      ]);
      const service = services.find((one) => one.key === key);
      const choices = service && choicesOf(service, terms, dishes.length);
      return choices ? of(choices).map(String) : [];
    },
  });
  return {
    people: values(({ people }) => people),
    place: values(({ places }) => places),
    kind: values(({ menus, dishes }) => [...menus, ...dishes]),
    extra: values(({ extras }) => extras),
  };
}

/** What the address asks for; null when it asks for no estimate. What it leaves out is the usual. */
export function askedIn(
  query: Readonly<Record<string, string>>,
  choices: Choices | null,
): Asked | null {
  const people = Number(query['people'] ?? 0);
  if (!choices || people === 0) return null;
  const { places, menus, dishes } = choices;
  const usualKind = menus[0] ?? usualDishes(dishes);
  return {
    people,
    place: places.find((place) => place === query['place']) ?? places[0],
    kind: query['kind'] ?? usualKind,
    extras: query['extra'] ? [query['extra']] : [],
  };
}

/** What the form shows before anything is chosen. */
export function usualChoice(choices: Choices): Asked {
  const [people = 1] = choices.people;
  return askedIn({ people: String(people) }, choices) ?? { people, extras: [] };
}

function usualDishes(dishes: readonly number[]): string | undefined {
  const usual = dishes.includes(DISHES.usual) ? DISHES.usual : dishes.at(-1);
  return usual === undefined ? undefined : String(usual);
}
