import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { wrap } from './carousel/motion.ts';
import { useSwipe } from './carousel/useSwipe.ts';
import { Control } from './carousel/Controls.tsx';
import { CloseButton } from './dialog/Dialog.tsx';
import { useDialog } from './dialog/useDialog.ts';
import { readPhotos, type Photo } from './lightbox-photos.ts';
import { nextTab } from './tab-keys.ts';
import { fill, useWords } from './words.ts';
import '../styles/lightbox.css';

/** Shows the page's photos (`a[data-lightbox]`) large, one after another. */
export function Lightbox() {
  const { lightbox: words, close } = useWords('islands');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [index, setIndex] = useState(0);
  const opener = useRef<HTMLElement>(null);
  const isOpen = photos.length > 0;
  const photo = photos[index];

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element && event.target.closest('a[data-lightbox]');
      if (!link) return;
      event.preventDefault();
      const found = readPhotos(document);
      opener.current = link as HTMLElement;
      setIndex(
        Math.max(
          0,
          found.findIndex(({ element }) => element === link),
        ),
      );
      setPhotos(found);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  // The neighbours are asked for before they are wanted.
  useEffect(() => {
    if (!isOpen) return;
    for (const step of [1, -1]) {
      const neighbour = photos[wrap(index + step, photos.length)];
      if (!neighbour) continue;
      const image = new Image();
      image.sizes = SIZES;
      if (neighbour.srcSet) image.srcset = neighbour.srcSet;
      image.src = neighbour.src;
    }
  }, [photos, index, isOpen]);

  const shut = () => {
    setPhotos([]);
    opener.current?.focus();
  };
  const go = (steps: number) => setIndex((before) => wrap(before + steps, photos.length));
  const dialog = useDialog({ isOpen, onClose: shut });
  const swipe = useSwipe({ slideWidth: (element) => element.clientWidth, onEnd: go });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, index, photos.length, isRtl);
    if (next < 0) return;
    event.preventDefault();
    setIndex(next);
  }

  return (
    <dialog ref={dialog} className="lightbox" aria-label={words.label} onKeyDown={onKeyDown}>
      {photo && (
        <>
          <figure {...swipe}>
            <img
              key={photo.src}
              src={photo.src}
              srcSet={photo.srcSet}
              sizes={SIZES}
              width={photo.width}
              height={photo.height}
              alt={photo.alt}
              draggable={false}
              style={photo.preview ? { backgroundImage: `url("${photo.preview}")` } : undefined}
            />
            <figcaption>{photo.caption ?? photo.alt}</figcaption>
          </figure>
          <p className="counter" role="status">
            {fill(words.counter, { number: index + 1, total: photos.length })}
          </p>
          <Control label={words.previous} path="M15 5l-7 7 7 7" turns onClick={() => go(-1)} />
          <Control label={words.next} path="M9 5l7 7-7 7" turns onClick={() => go(1)} />
          <CloseButton label={close} onClick={shut} />
        </>
      )}
    </dialog>
  );
}

const SIZES = '100vw';
