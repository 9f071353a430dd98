import { formatClock, formatDate, LANGUAGES, type Language } from '../i18n/index.ts';
import { localize } from './localize.ts';
import type { Workshop, WorkshopDate } from './types/index.gen.ts';

/** A day on which a workshop is held for whoever comes, with that workshop. */
export interface OpenDay {
  readonly date: WorkshopDate;
  readonly workshop: Workshop;
}

/** Euros for a seat. */
export function seatPrice({ date, workshop }: OpenDay): number {
  return date.price ?? workshop.pricePerPerson;
}

/** What a request for a seat asks for: `Fresh pasta · 22 January 2027, 11:00`. */
export function seatLabel({ date, workshop }: OpenDay, language: Language): string {
  const day = formatDate(date.date, language);
  return `${localize(workshop.title, language)} · ${day}, ${formatClock(date.startsAt, language)}`;
}

/** The date whose seat a request asks for, by its label in any language. */
export function seatNamed<Day extends OpenDay>(
  dates: readonly Day[],
  label: string,
): Day | undefined {
  return dates.find((one) => LANGUAGES.some(({ code }) => seatLabel(one, code) === label));
}

/** The workshop that a request names by its title in any language or by its slug. */
export function workshopNamed<One extends Workshop>(
  workshops: readonly One[],
  named: string,
): One | undefined {
  return workshops.find(
    ({ slug, title }) =>
      slug === named || LANGUAGES.some(({ code }) => localize(title, code) === named),
  );
}
