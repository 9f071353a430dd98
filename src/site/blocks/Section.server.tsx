import type { ReactNode } from 'react';

/** A part of a page, as wide as its text. */
export function Section({ children }: { children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">{children}</div>
    </section>
  );
}
