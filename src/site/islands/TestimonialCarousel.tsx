import { Slides } from './carousel/Slides.tsx';

interface TestimonialItem {
  readonly quote: string;
  readonly author: string;
  /** Such as the author's age. */
  readonly detail?: string;
}

interface TestimonialCarouselProps {
  readonly label: string;
  readonly items: readonly TestimonialItem[];
}

/** What guests say, one after another. */
export function TestimonialCarousel({ label, items }: TestimonialCarouselProps) {
  const slides = items.map(({ quote, author, detail }) => ({
    key: author + quote,
    content: (
      <figure className="voice">
        <blockquote className="serif">{quote}</blockquote>
        <figcaption>
          <b>{author}</b>
          {detail && <span className="soft">{`, ${detail}`}</span>}
        </figcaption>
      </figure>
    ),
  }));
  return <Slides label={label} slides={slides} isSingle />;
}
