import { Slides } from './carousel/Slides.tsx';
import type { PictureSource } from './picture-source.ts';
import { fill, useWords } from './words.ts';

interface CarouselProps {
  readonly label: string;
  readonly pictures: readonly PictureSource[];
}

/** Pictures that go round, each a card with the alternative text "Slide N". */
export function Carousel({ label, pictures }: CarouselProps) {
  const words = useWords('islands').carousel;
  const slides = pictures.map(({ alt, ...picture }, index) => ({
    key: picture.src,
    name: alt,
    content: (
      <img
        {...picture}
        alt={fill(words.slide, { number: index + 1 })}
        loading="lazy"
        draggable={false}
      />
    ),
  }));
  return <Slides label={label} slides={slides} />;
}
