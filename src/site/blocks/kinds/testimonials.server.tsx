import { usePage } from '../../page-context.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { Section } from '../Section.server.tsx';
import { Testimonials } from '../Testimonials.server.tsx';
import { VoicesSection } from '../VoicesSection.server.tsx';

/** What guests say of a service; on a page of none, one voice of each. */
export const testimonialsBlock = defineBlock({
  kind: 'testimonials',
  async load(source, block) {
    const { content } = source;
    const service = await serviceOf(source, block);
    if (service) return { testimonials: await content.testimonials(service.key), isOfAll: false };
    const services = await content.services();
    const voices = await Promise.all(services.map(({ key }) => content.testimonials(key)));
    return { testimonials: voices.flatMap((kind) => kind.slice(0, 1)), isOfAll: true };
  },
  View({ block, data: { testimonials, isOfAll } }) {
    const { t, text } = usePage();
    const title = text(block.title) || t(isOfAll ? 'home:testimonials' : 'services:voices');
    if (block.layout === 'carousel')
      return <VoicesSection title={title} testimonials={testimonials} />;
    if (testimonials.length === 0) return null;
    return (
      <Section ground={isOfAll ? 'linen' : undefined} title={title}>
        <Testimonials testimonials={testimonials} />
      </Section>
    );
  },
});
