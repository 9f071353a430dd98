import { shownWorkshops } from '../../shown-workshops.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import type { Workshop } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { WorkshopCards } from '../WorkshopCards.server.tsx';
import { workshopDetails } from '../../workshop-details.server.ts';
import { FeatureGrid, type Feature } from '../FeatureGrid.server.tsx';
import { Section } from '../Section.server.tsx';

/** Workshops as cards, each with its dialog; before them what holds for most. */
export const coursesBlock = defineBlock({
  kind: 'courses',
  load: async (source, block) =>
    shownWorkshops(source.content, (await serviceOf(source, block)) ?? undefined),
  View({ block, data: workshops }) {
    const { t, text } = usePage();
    // The figures are those of most workshops; the others say on their own pages where they differ.
    const usual = workshops.find((one) => !one.isGroupOnRequest) ?? workshops[0];
    if (!usual) return null;
    return (
      <>
        {block.hasFacts && <WorkshopFacts workshop={usual} />}
        <Section
          id="workshops"
          title={text(block.title) || t('workshops:cards')}
          text={text(block.text) || t('workshops:cardsText')}
        >
          <WorkshopCards workshops={workshops} />
        </Section>
      </>
    );
  },
});

/** What holds for every workshop of a kind: time and duration, participants, pricing and reservation. */
function WorkshopFacts({ workshop }: { workshop: Workshop }) {
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
    <Section>
      <FeatureGrid title={t('workshops:pricing')} items={items} />
    </Section>
  );
}
