import type { Testimonial } from '../../content/index.ts';
import { Island } from '../Island.server.tsx';
import { usePage } from '../page-context.server.ts';
import { Section } from './Section.server.tsx';

interface VoicesSectionOptions {
  title: string;
  testimonials: readonly Testimonial[];
}

/** What guests say, one after another; nothing when nobody has said anything. */
export function VoicesSection({ title, testimonials }: VoicesSectionOptions) {
  const page = usePage();
  const { t, text } = page;
  page.useSheets('carousel');
  if (testimonials.length === 0) return null;
  const items = testimonials.map(({ author, age, quote }) => ({
    author,
    quote: text(quote),
    ...(age !== undefined && { detail: t('common:testimonials.age', { age }) }),
  }));
  return (
    <Section title={title}>
      <Island name="TestimonialCarousel" hydrateOn="visible" props={{ label: title, items }} />
    </Section>
  );
}
