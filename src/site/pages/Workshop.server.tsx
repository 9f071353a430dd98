import { capitalized } from '../../i18n/index.ts';
import { seatLabel, servicePath, type Workshop } from '../../content/index.ts';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { Breadcrumbs } from '../blocks/Breadcrumbs.server.tsx';
import { DatesSection } from '../blocks/DatesSection.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { ImageStrip } from '../blocks/ImageStrip.server.tsx';
import { RequestFormSection } from '../blocks/RequestFormSection.server.tsx';
import { TextList } from '../blocks/TextList.server.tsx';
import { WorkshopCards } from '../blocks/WorkshopCards.server.tsx';
import { workshopPriceFigures } from '../price-figures.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';
import { course } from '../seo/course.server.ts';
import { event } from '../seo/event.server.ts';
import { serviceAt } from '../blocks/service-at.server.ts';
import { shownWorkshops, workshopPath, type ShownWorkshop } from '../shown-workshops.server.ts';
import {
  comingDates,
  isOpenForRequests,
  readOpenDates,
  seatHours,
  type OpenDate,
} from '../workshop-dates.server.ts';
import { workshopDetails } from '../workshop-details.server.ts';
import { dateParameter } from '../workshops-calendar.server.ts';
import { Section } from '../blocks/Section.server.tsx';

interface WorkshopData {
  workshop: ShownWorkshop;
  others: ShownWorkshop[];
  /** Its open dates. */
  dates: OpenDate[];
  /** That of them for which a seat is asked. */
  asked: OpenDate | undefined;
}

/** Paths with parameters are looked at in lower case. */
function keyOf({ slug }: Workshop): string {
  return slug.toLowerCase();
}

/**
 * A workshop's own page: what its dialog shows, with an address to share, and without scripts. `date`
 * names one of its open dates: the form then asks for a seat on it.
 */
export const workshopPage = definePage<WorkshopData>({
  path: '/:service/:slug',
  isThere: ({ services }, { service }) => serviceAt(service, services) !== undefined,
  parameters: {
    date: dateParameter,
    service: {
      values: async ({ content }) =>
        (await content.services()).map(({ slug }) => slug.toLowerCase()),
    },
    slug: { values: async ({ content }) => (await shownWorkshops(content)).map(keyOf) },
  },
  isListed: true,
  async load({ content, params, query }) {
    const service = serviceAt(params['service'], await content.services());
    if (!service) return null;
    const [workshops, allDates] = await Promise.all([
      shownWorkshops(content, service),
      readOpenDates(content, service),
    ]);
    const workshop = workshops.find((candidate) => keyOf(candidate) === params['slug']);
    if (!workshop) return null;
    const dates = allDates.filter((one) => one.workshop._id === workshop._id);
    const asked = dates.find(({ date }) => date._id === query['date']);
    if (query['date'] && !asked) return null;
    const others = workshops.filter((other) => other !== workshop);
    return { workshop, others, dates, asked };
  },
  head(page, { workshop, dates }) {
    const { text } = page;
    const title = text(workshop.title);
    const coming = comingDates(dates, page);
    return {
      ...headTexts(
        page,
        workshop,
        { title, description: text(workshop.summary) },
        workshopPriceFigures(workshop, page.language),
      ),
      picture: workshop.images[0],
      // With a date it is the same page, but for its form.
      address: workshopPath(workshop),
      hasCalendar: coming.length > 0,
      crumbs: [
        { name: text(workshop.service.title), path: servicePath(workshop.service) },
        { name: title, path: workshopPath(workshop) },
      ],
      structuredData: [course(page, workshop, coming), ...coming.map((one) => event(page, one))],
    };
  },
  async *entries(content) {
    for (const workshop of await shownWorkshops(content)) {
      yield { path: workshopPath(workshop), updatedAt: workshop._updatedAt };
    }
  },
  View: WorkshopView,
});

function WorkshopView({ data }: { data: WorkshopData }) {
  const { workshop, others, dates, asked } = data;
  const page = usePage();
  const { t, terms } = page;
  const details = workshopDetails(workshop, page);
  const closed = details.outOfSeason;
  const coming = comingDates(dates, page);

  /** A seat on the date that the address names; else the workshop, unless it is out of season. */
  function presets() {
    if (asked && isOpenForRequests(asked, page.now)) {
      const { date } = asked.date;
      const workshop = seatLabel(asked, page.language);
      return { workshop, date, seat: seatHours(asked) };
    }
    return { workshop: closed ? undefined : details.heading };
  }

  return (
    <>
      <Hero
        title={details.heading}
        text={details.description.join(' ')}
        picture={workshop.images[0]}
        wordsOf={{ of: workshop, field: 'title' }}
        pictureOf={{ of: workshop, field: 'images' }}
        actions={[{ label: t(closed ? 'common:bar.request' : 'workshops:book'), href: '#form' }]}
        above={<Breadcrumbs name={details.heading} />}
      />
      <Section layout="halves top">
        <dl className="stack">
          {details.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="stack">
          {closed && <p className="note">{closed}</p>}
          <TextList title={details.inclusionsTitle} lines={details.inclusions} />
          <TextList title={details.pricingTitle} lines={details.pricing} />
          <p>
            <b>{t('workshops:payment')}.</b> {details.paymentNote}
          </p>
          <p>
            <b>{t('workshops:reservation')}.</b> {details.reservationNote}
          </p>
          {terms?.changeDays !== undefined && (
            <p>{capitalized(t('services:changes', { count: terms.changeDays }))}.</p>
          )}
        </div>
      </Section>
      <Section>
        <ImageStrip pictures={workshop.images} />
      </Section>
      <DatesSection dates={coming} title={t('dates:own')} areOwn />
      <RequestFormSection
        about={details.heading}
        service={workshop.service.key}
        draft={workshop.slug}
        {...presets()}
      />
      {others.length > 0 && (
        <Section title={t('workshops:others')}>
          <WorkshopCards workshops={others} />
        </Section>
      )}
    </>
  );
}
