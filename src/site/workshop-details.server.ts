import type { BookingTerms, Workshop } from '../content/index.ts';
import type { Translate } from '../i18n/index.server.ts';
import { pictureProps } from './blocks/Picture.server.tsx';
import type { PageContext } from './page-context.server.ts';
import { outOfSeason } from './workshop-season.server.ts';
import type { LabelledText, WorkshopDetails } from './islands/workshop.ts';

const MINUTES_PER_HOUR = 60;

/** How wide a workshop's pictures are shown, in CSS. */
const PICTURE_SIZES = '(width >= 60rem) 22rem, 90vw';

/** A workshop in finished words, as its dialog and its own page show it. */
export function workshopDetails(
  workshop: Workshop,
  page: Pick<
    PageContext,
    'text' | 'list' | 't' | 'language' | 'pictures' | 'terms' | 'now' | 'freshUntil'
  >,
): WorkshopDetails {
  const { text, list, t, terms } = page;
  const closed = outOfSeason(workshop, page);
  const facts: (LabelledText | null)[] = [
    { label: t('workshops:duration'), value: durationText(workshop.durationMinutes, t) },
    { label: t('workshops:when'), value: text(workshop.schedule) },
    workshop.dateNote ? { label: t('workshops:date'), value: text(workshop.dateNote) } : null,
    { label: t('workshops:ages'), value: text(workshop.ages) },
    { label: t('workshops:groupSize'), value: groupText(workshop, terms, t) },
  ];
  return {
    slug: workshop.slug,
    service: workshop.kind,
    heading: text(workshop.title),
    description: text(workshop.description).split(/\n{2,}/),
    facts: facts.filter((fact) => fact !== null),
    inclusionsTitle: t('workshops:inclusions'),
    inclusions: list(workshop.inclusions),
    pricingTitle: t('workshops:prices'),
    pricing: list(workshop.pricing),
    paymentNote: text(workshop.paymentNote),
    reservationNote: text(workshop.reservationNote),
    ...(closed && { outOfSeason: closed }),
    pictures: workshop.images
      .map((picture) => pictureProps({ picture, ratio: '4:3', sizes: PICTURE_SIZES }, page))
      .filter((picture) => picture !== null),
  };
}

/** `3 hours`, `90 minutes`. */
export function durationText(minutes: number, t: Translate): string {
  const hours = minutes / MINUTES_PER_HOUR;
  return Number.isInteger(hours)
    ? t('workshops:hours', { count: hours })
    : t('workshops:minutes', { count: minutes });
}

/** The required size of the group; a workshop may leave it to be asked for. */
function groupText(workshop: Workshop, terms: BookingTerms | null, t: Translate): string {
  const minimum = smallestGroup(workshop, terms);
  const { maximumGroup: maximum } = workshop;
  if (minimum === undefined) return t('workshops:groupAsk');
  if (maximum === undefined) return t('workshops:groupFrom', { count: minimum });
  return t('workshops:groupBetween', { minimum, maximum });
}

type Terms = BookingTerms | null;

/** The smallest group of a workshop; undefined when visitors have to ask for it. */
function smallestGroup(workshop: Workshop, terms: Terms): number | undefined {
  if (workshop.isGroupOnRequest) return undefined;
  return workshop.minimumGroup ?? terms?.workshopGroup;
}
