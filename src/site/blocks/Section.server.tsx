import type { ReactNode } from 'react';
import { SectionHeading, type HeadingOptions } from './SectionHeading.server.tsx';

interface SectionOptions extends Partial<Omit<HeadingOptions, 'id'>> {
  children: ReactNode;
  /** What it lies on, where that is not the page. */
  ground?: 'linen' | 'deep' | undefined;
  /** How its parts stand: classes of its style sheet. */
  layout?: string;
  id?: string;
  labelledBy?: string;
}

/** A part of a page, as wide as its text, below its heading if it has one. */
export function Section(options: SectionOptions) {
  const { children, ground, layout, id, labelledBy, title, ...heading } = options;
  return (
    <section
      className={ground ? `section ${ground}` : 'section'}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={layout ? `wrap ${layout}` : 'wrap'}>
        {title !== undefined && <SectionHeading title={title} {...heading} />}
        {children}
      </div>
    </section>
  );
}
