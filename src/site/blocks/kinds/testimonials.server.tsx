import type { Testimonial } from '../../../content/index.ts';
import { Island } from '../../Island.server.tsx';
import { usePage } from '../../page-context.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { Section } from '../Section.server.tsx';

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
    if (testimonials.length === 0) return null;
    const title = text(block.title) || t(isOfAll ? 'home:testimonials' : 'services:voices');
    return block.layout === 'carousel' ? (
      <Section title={title}>
        <Carousel title={title} testimonials={testimonials} />
      </Section>
    ) : (
      <Section ground={isOfAll ? 'linen' : undefined} title={title}>
        <Voices testimonials={testimonials} />
      </Section>
    );
  },
});

interface VoicesOptions {
  testimonials: readonly Testimonial[];
}

/** One after another. */
function Carousel({ title, testimonials }: VoicesOptions & { title: string }) {
  const { t, text, useSheets } = usePage();
  useSheets('carousel');
  const items = testimonials.map(({ author, age, quote }) => ({
    author,
    quote: text(quote),
    ...(age !== undefined && { detail: t('common:testimonials.age', { age }) }),
  }));
  return <Island name="TestimonialCarousel" hydrateOn="visible" props={{ label: title, items }} />;
}

/** Side by side. */
function Voices({ testimonials }: VoicesOptions) {
  const { t, text, useSheets } = usePage();
  useSheets('cards');
  return (
    <ul className="voices">
      {testimonials.map(({ _id, author, age, quote }) => (
        <li key={_id}>
          <figure>
            <blockquote className="serif">{text(quote)}</blockquote>
            <figcaption>
              <b>{author}</b>
              {age !== undefined && (
                <span className="soft">, {t('common:testimonials.age', { age })}</span>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
