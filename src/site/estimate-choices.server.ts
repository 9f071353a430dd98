import {
  ANY_PLACE,
  groupSizes,
  chosenDishes,
  dishPricesOf,
  isPerPerson,
  optionsOf,
  type Asked,
  type BookingTerms,
  type ContentService,
  type GroupSize,
  type Service,
} from '../content/index.ts';
import { valuesOfList, type Parameters } from './parameters.server.ts';

/** Larger groups are not estimated, unless the service says that it takes them: they ask. */
const MOST_PEOPLE = 40;

/** Sizes that can be chosen at most: each of them is an address. */
const MOST_SIZES = 500;

/** What a visitor can choose for an estimate. */
export interface Choices {
  /** Sizes of a group, in people: from the smallest that any place takes to the largest. */
  readonly people: readonly number[];
  /** Do larger groups ask? Not where the service says how large they can be. */
  readonly hasLarger: boolean;
  /** None where it makes no difference. */
  readonly places: readonly string[];
  /** Keys of sample menus. */
  readonly menus: readonly string[];
  /** How many dishes; none where they are not what is charged for. */
  readonly dishes: readonly number[];
  /** That of them which is usual. */
  readonly usualDishes: number;
  /** Keys of extras per person. */
  readonly extras: readonly string[];
}

/** The choices of a service; null when nothing in it is priced per person, or no group is of a size that is estimated. */
export function choicesOf(
  service: Service,
  terms: BookingTerms | null,
  dishCount: number,
): Choices | null {
  const isPriced = service.prices.some(isPerPerson);
  if (!isPriced && dishCount === 0) return null;
  const sizes = groupSizes(service, terms);
  const people = peopleOf(sizes);
  if (people.length === 0) return null;
  const dishes = chosenDishes(service, dishCount);
  const places = sizes.map(({ place }) => place).filter((place) => place !== ANY_PLACE);
  return {
    people,
    hasLarger: sizes.length === 0 || sizes.some(({ maximum }) => maximum === undefined),
    places: places.length > 1 ? places : [],
    menus: service.menus.map(({ key }) => key),
    dishes: dishCount > 0 ? numbers(dishes.least, dishCount) : [],
    usualDishes: dishes.usual,
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

/** The choices of each service that is offered. */
async function allChoices(content: ContentService): Promise<readonly Choices[]> {
  const [services, terms, submenus] = await Promise.all([
    content.services(),
    content.bookingTerms(),
    content.submenus(),
  ]);
  return services.flatMap(
    (service) => choicesOf(service, terms, dishPricesOf(service, submenus).length) ?? [],
  );
}

const valuesOf = {
  people: ({ people }: Choices) => people.map(String),
  place: ({ places }: Choices): readonly string[] => places,
  kind: ({ menus, dishes }: Choices) => [...menus, ...dishes.map(String)],
  extra: ({ extras }: Choices) => extras,
};

/** The query parameters of an estimate: each value that can be chosen for any of the services. */
export const estimateParameters: Parameters = Object.fromEntries(
  Object.entries(valuesOf).map(([name, of]) => [
    name,
    {
      values: async ({ content }) => (await allChoices(content)).flatMap(of),
      isList: name === 'extra',
    },
  ]),
);

/** Are all of an address's values among the choices of its service? */
export function canBeChosen(
  query: Readonly<Record<string, string>>,
  choices: Choices | null,
): boolean {
  return Object.entries(valuesOf).every(([name, of]) => {
    const value = query[name];
    if (value === undefined) return true;
    const chosen = name === 'extra' ? valuesOfList(value) : [value];
    return choices !== null && chosen.every((one) => of(choices).includes(one));
  });
}

/** What the address asks for; null when it asks for no estimate. What it leaves out is the usual. */
export function askedIn(
  query: Readonly<Record<string, string>>,
  choices: Choices | null,
): Asked | null {
  const people = Number(query['people'] ?? 0);
  if (!choices || people === 0) return null;
  const { places, menus, dishes, usualDishes } = choices;
  const usualKind = menus[0] ?? (dishes.length > 0 ? String(usualDishes) : undefined);
  return {
    people,
    place: places.find((place) => place === query['place']) ?? places[0],
    kind: query['kind'] ?? usualKind,
    extras: valuesOfList(query['extra']),
  };
}

/** What the form shows before anything is chosen. */
export function usualChoice(choices: Choices): Asked {
  const [people = 1] = choices.people;
  return askedIn({ people: String(people) }, choices) ?? { people, extras: [] };
}
