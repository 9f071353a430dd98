import {
  blockOf,
  dishPricesOf,
  type ContentService,
  type Question,
  type Service,
  type Submenu,
  type Testimonial,
} from '../../../content/index.ts';
import { choicesOf, canBeChosen } from '../../estimate/choices.server.ts';
import { shownWorkshops, type ShownWorkshop } from '../../shown-workshops.server.ts';
import { readOpenDates, type OpenDate } from '../../workshop-dates.server.ts';
import { serviceAt } from './service-at.server.ts';
import { loadQuestions } from '../Questions.server.tsx';

/** What the page of a service shows, read as its blocks ask for it. */
export interface ServiceData {
  readonly service: Service;
  readonly questions: readonly Question[];
  readonly workshops: readonly ShownWorkshop[];
  readonly dates: readonly OpenDate[];
  readonly testimonials: readonly Testimonial[];
  readonly submenus: readonly Submenu[];
  /** Euros per person of the dishes that its groups choose from. */
  readonly dishPrices: readonly number[];
  /** What the address asks an estimate for. */
  readonly query: Readonly<Record<string, string>>;
}

/** Null when no service that is offered has the address, or what the query asks for cannot be chosen. */
export async function loadService(
  content: ContentService,
  slug: string | undefined,
  query: ServiceData['query'],
): Promise<ServiceData | null> {
  const service = serviceAt(slug, await content.services());
  if (!service) return null;
  const ifShown = async <Found>(
    kind: Parameters<typeof blockOf>[1],
    read: () => Promise<Found[]>,
  ): Promise<Found[]> => (blockOf(service, kind) ? read() : []);
  const [questions, workshops, dates, testimonials, submenus, terms] = await Promise.all([
    ifShown('questions', () => loadQuestions(content, service.key)),
    ifShown('courses', () => shownWorkshops(content, service)),
    ifShown('dates', () => readOpenDates(content, service)),
    ifShown('testimonials', () => content.testimonials(service.key)),
    ifShown('dishes', () => content.submenus()),
    content.bookingTerms(),
  ]);
  const dishPrices = dishPricesOf(service, submenus);
  if (!canBeChosen(query, choicesOf(service, terms, dishPrices.length))) return null;
  return { service, questions, workshops, dates, testimonials, submenus, dishPrices, query };
}
