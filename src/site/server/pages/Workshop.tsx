import { type Workshop } from '../../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Hero } from '../components/Hero.tsx';
import { ImageStrip } from '../components/ImageStrip.tsx';
import { RequestFormSection } from '../components/RequestFormSection.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextList } from '../components/TextList.tsx';
import { WorkshopCards, workshopPath } from '../components/WorkshopCards.tsx';
import { course } from '../structured-data/index.ts';
import { workshopDetails } from '../workshop-details.ts';

interface WorkshopData {
  workshop: Workshop;
  others: Workshop[];
}

/** Paths with parameters are looked at in lower case. */
function keyOf({ slug }: Workshop): string {
  return slug.toLowerCase();
}

/** A workshop's own page: what its dialog shows, with an address to share, and without scripts. */
function workshopPage(kind: Workshop['kind']) {
  return definePage<WorkshopData>({
    path: `/${kind}/:slug`,
    parameters: {
      slug: { values: async ({ content }) => (await content.workshops(kind)).map(keyOf) },
    },
    isListed: true,
    async load({ content, params }) {
      const workshops = await content.workshops(kind);
      const workshop = workshops.find((candidate) => keyOf(candidate) === params['slug']);
      return workshop
        ? { workshop, others: workshops.filter((other) => other !== workshop) }
        : null;
    },
    head(page, { workshop }) {
      const { t, text, settings } = page;
      const title = text(workshop.title);
      return {
        title: settings ? `${title} · ${settings.siteName}` : title,
        description: text(workshop.summary),
        picture: workshop.images[0],
        crumbs: [
          { name: t(`workshops:${kind}Title`), path: `/${kind}` },
          { name: title, path: workshopPath(workshop) },
        ],
        structuredData: [course(page, workshop)],
      };
    },
    async *entries(content) {
      for (const workshop of await content.workshops(kind)) {
        yield { path: workshopPath(workshop), updatedAt: workshop._updatedAt };
      }
    },
    View: WorkshopView,
  });
}

export const gastronomicWorkshopPage = workshopPage('gastronomic');
export const birthdayWorkshopPage = workshopPage('birthday');

function WorkshopView({ data: { workshop, others } }: { data: WorkshopData }) {
  const page = usePage();
  const { t } = page;
  const details = workshopDetails(workshop, page);
  const crumbs = [{ name: t(`workshops:${workshop.kind}Title`), path: `/${workshop.kind}` }];
  return (
    <>
      <Hero
        title={details.heading}
        text={details.description.join(' ')}
        picture={workshop.images[0]}
        actions={[{ label: t('workshops:book'), href: '#form' }]}
        above={<Breadcrumbs crumbs={crumbs} name={details.heading} />}
      />
      <section className="section">
        <div className="wrap halves">
          <dl className="stack">
            {details.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="small soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="stack">
            <TextList title={details.inclusionsTitle} lines={details.inclusions} />
            <TextList title={details.pricingTitle} lines={details.pricing} />
            <p>
              <b>{t('workshops:payment')}.</b> {details.paymentNote}
            </p>
            <p>
              <b>{t('workshops:reservation')}.</b> {details.reservationNote}
            </p>
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <ImageStrip pictures={workshop.images} />
        </div>
      </section>
      <RequestFormSection
        service={workshop.kind}
        workshop={details.heading}
        draft={workshop.slug}
      />
      {others.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHeading title={t('workshops:others')} />
            <WorkshopCards workshops={others} />
          </div>
        </section>
      )}
    </>
  );
}
