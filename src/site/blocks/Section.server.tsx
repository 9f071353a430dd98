import type { ReactNode } from 'react';

interface SectionOptions {
  children: ReactNode;
  /** What it lies on, where that is not the page. */
  ground?: 'linen' | 'deep' | undefined;
  /** How its parts stand: classes of its style sheet. */
  layout?: string;
  id?: string;
  labelledBy?: string;
}

/** A part of a page, as wide as its text. */
export function Section({ children, ground, layout, id, labelledBy }: SectionOptions) {
  return (
    <section
      className={ground ? `section ${ground}` : 'section'}
      id={id}
      aria-labelledby={labelledBy}
    >
      <div className={layout ? `wrap ${layout}` : 'wrap'}>{children}</div>
    </section>
  );
}
