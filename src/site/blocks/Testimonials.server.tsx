import type { Testimonial } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';

/** What guests say, side by side. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { text, t } = usePage();
  usePage().useSheets('cards');
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
