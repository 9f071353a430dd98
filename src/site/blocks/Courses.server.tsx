import type { BlockOf } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import type { ShownWorkshop } from '../shown-workshops.server.ts';
import { SectionHeading } from './SectionHeading.server.tsx';
import { WorkshopCards } from './WorkshopCards.server.tsx';
import { WorkshopFacts } from './WorkshopFacts.server.tsx';

interface CoursesOptions {
  readonly block: BlockOf<'courses'>;
  readonly workshops: readonly ShownWorkshop[];
}

/** The workshops of a service as cards, each with its dialog; before them what holds for most. */
export function Courses({ block, workshops }: CoursesOptions) {
  const { t, text } = usePage();
  // The figures are those of most workshops; the others say on their own pages where they differ.
  const usual = workshops.find((one) => !one.isGroupOnRequest) ?? workshops[0];
  if (!usual) return null;
  return (
    <>
      {block.hasFacts && <WorkshopFacts workshop={usual} />}
      <section className="section" id="workshops">
        <div className="wrap">
          <SectionHeading
            title={text(block.title) || t('workshops:cards')}
            text={text(block.text) || t('workshops:cardsText')}
          />
          <WorkshopCards workshops={workshops} />
        </div>
      </section>
    </>
  );
}
