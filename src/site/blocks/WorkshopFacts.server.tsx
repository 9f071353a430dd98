import type { Workshop } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { workshopDetails } from '../workshop-details.server.ts';
import { FeatureGrid, type Feature } from './FeatureGrid.server.tsx';

/** What holds for every workshop of a kind: time and duration, participants, pricing and reservation. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  const page = usePage();
  const { t, text } = page;
  const { pricing, reservationNote } = workshopDetails(workshop, page);
  const hours = text(workshop.schedule);
  const items: Feature[] = [
    { icon: 'clock', title: t('workshops:time'), subtitle: hours },
    { icon: 'people', title: t('workshops:participants'), subtitle: text(workshop.ages) },
    { icon: 'basket', title: t('workshops:prices'), subtitle: pricing.join(' · ') },
    { icon: 'calendar', title: t('workshops:reservation'), subtitle: reservationNote },
  ];
  return (
    <section className="section">
      <div className="wrap">
        <FeatureGrid title={t('workshops:pricing')} items={items} />
      </div>
    </section>
  );
}
