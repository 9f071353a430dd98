import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { fill, useWords } from '../words.ts';
import { Controls } from './Controls.tsx';
import { SLIDES_PER_VIEW, slideOffset, stepsBetween, wrap } from './motion.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useMedia } from './useMedia.ts';
import { useSwipe } from './useSwipe.ts';

export interface Slide {
  readonly key: string;
  /** What it is called beside its number. */
  readonly name?: string | undefined;
  readonly content: ReactNode;
}

interface SlidesProps {
  label: string;
  slides: readonly Slide[];
  /** Never more than one slide at once. */
  isSingle?: boolean;
}

/** Where the slides are, and how they came there; `drag` is what the finger had already moved, pixels. */
interface Place {
  readonly position: number;
  readonly step: number;
  readonly drag: number;
  /** Counts the moves, so that each is animated anew. */
  readonly move: number;
}

/** Slides that go round. Until it is hydrated, and without JavaScript, a strip to be scrolled by hand. */
export function Slides({ label, slides, isSingle = false }: SlidesProps) {
  const words = useWords('islands').carousel;
  const count = slides.length;
  const isWide = useMedia(`(width >= ${SLIDES_PER_VIEW[0].from}px)`);
  const isWider = useMedia(`(width >= ${SLIDES_PER_VIEW[1].from}px)`);
  const perView = isSingle || !isWide ? 1 : SLIDES_PER_VIEW[isWider ? 1 : 0].slides;
  const canMove = count > perView;
  const [isHydrated, setHydrated] = useState(false);
  const [place, setPlace] = useState<Place>({ position: 0, step: 0, drag: 0, move: 0 });
  const [dragged, setDragged] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const { isPlaying, isPaused, canPlay, setPaused, rest } = useAutoplay(canMove, () => go(1));

  // Takes over from where the strip was scrolled to.
  useEffect(() => {
    const list = strip.current;
    const width = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const position = list && width ? Math.round(Math.abs(list.scrollLeft) / width) : 0;
    setPlace((before) => ({ ...before, position }));
    setHydrated(true);
  }, []);

  function go(step: number, drag = 0): void {
    setPlace(({ position, move }) => ({
      position: wrap(position + step, count),
      step,
      drag,
      move: move + 1,
    }));
  }

  const swipe = useSwipe({
    slideWidth: (element) => element.firstElementChild?.getBoundingClientRect().width ?? 0,
    onDrag(distance) {
      rest('drag', true);
      setDragged(distance);
    },
    onEnd(steps, distance) {
      rest('drag', false);
      setDragged(0);
      go(steps, distance);
    },
  });

  /** Before hydration nothing moves, and the policy forbids `style` attributes in a page's HTML. */
  const moved = (style: Record<`--${string}`, string | number>) =>
    isHydrated ? (style as CSSProperties) : undefined;

  const lead = dragged ? Number(dragged > 0) : Math.max(place.step, Number(place.drag > 0), 0);
  return (
    <section
      className={`carousel ${isSingle ? 'single' : ''}`}
      data-hydrated={isHydrated && canMove ? '' : undefined}
      aria-roledescription={words.roles.carousel}
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && rest('hover', true)}
      onPointerLeave={() => rest('hover', false)}
      onFocus={({ target }) => rest('focus', target.matches(':focus-visible'))}
      onBlur={() => rest('focus', false)}
    >
      <ul
        ref={strip}
        className="slides"
        // A strip that scrolls must be reached by the keyboard.
        tabIndex={isHydrated ? undefined : 0}
        aria-live={isPlaying ? 'off' : 'polite'}
        style={moved({ '--drag': `${dragged}px`, '--from': `${place.drag}px` })}
        {...(isHydrated && canMove && swipe)}
      >
        {slides.map(({ key, name, content }, index) => {
          const offset = slideOffset(index, place.position, count, Math.min(lead, count - perView));
          const number = index + 1;
          const of = fill(words.of, { number, total: count });
          return (
            <li
              key={key}
              aria-roledescription={words.roles.slide}
              aria-label={name ? `${name} (${of})` : of}
              inert={isHydrated && canMove && (offset < 0 || offset >= perView)}
              data-move={place.move ? place.move % 2 : undefined}
              style={moved({ '--offset': offset, '--step': place.step })}
            >
              {content}
            </li>
          );
        })}
      </ul>
      {isHydrated && canMove && (
        <Controls
          count={count}
          position={place.position}
          isPaused={isPaused}
          onPause={canPlay ? setPaused : undefined}
          onStep={go}
          onPick={(slide) => go(stepsBetween(place.position, slide, count))}
        />
      )}
    </section>
  );
}
