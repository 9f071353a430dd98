import type { ReactNode } from 'react';
import { usePage } from '../page-context.server.ts';
import type { OpenDate } from '../workshop-dates.server.ts';
import { SectionHeading } from './SectionHeading.server.tsx';
import { WorkshopDates } from './WorkshopDates.server.tsx';
import { Section } from './Section.server.tsx';

interface DatesSectionOptions {
  dates: readonly OpenDate[];
  title: string;
  text?: string;
  /** See `WorkshopDates`. */
  areOwn?: boolean | undefined;
  /** A link at the end of the heading; the calendar of all dates unless told otherwise. */
  link?: { readonly href: string | null; readonly label: string };
  /** In place of the dates when there are none; without it there is no section then. */
  empty?: ReactNode;
}

/** The part of a page with open dates of workshops, which the anchor `dates` leads to. */
export function DatesSection({ dates, title, text, areOwn, link, empty }: DatesSectionOptions) {
  const { t, href } = usePage();
  if (dates.length === 0 && !empty) return null;
  const calendar = { href: href('/workshops.ics'), label: t('dates:calendarAll') };
  return (
    <Section id="dates">
      {dates.length > 0 ? (
        <>
          <SectionHeading title={title} text={text} link={link ?? calendar} />
          <WorkshopDates dates={dates} areOwn={areOwn} />
        </>
      ) : (
        <>
          <SectionHeading title={title} />
          {empty}
        </>
      )}
    </Section>
  );
}
