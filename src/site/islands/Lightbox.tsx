import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent as Click } from 'react';
import { DRAG_THRESHOLD, wrap } from './carousel/motion.ts';
import { useSwipe } from './carousel/useSwipe.ts';
import { Control } from './carousel/Controls.tsx';
import { CloseButton } from './dialog/Dialog.tsx';
import { useDialog } from './dialog/useDialog.ts';
import { useFragment } from './dialog/useLayer.ts';
import { useLinks } from './dialog/useLinks.ts';
import { readPhotos, type Photo } from './lightbox-photos.ts';
import { tabAfter } from './tab-keys.ts';
import { fill, useWords } from './words.ts';
import '../styles/lightbox.css';

/** Begins the page's fragment while the lightbox is open; the number of the photo follows. */
const FRAGMENT = 'photo-';

/** Shows the page's photos (`a[data-lightbox]`) large, one after another. */
export function Lightbox() {
  const { lightbox: words, close } = useWords('islands');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [index, setIndex] = useState(0);
  /** The address of the photo that could not be loaded. */
  const [failed, setFailed] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const pressedAt = useRef(0);
  const isOpen = photos.length > 0;
  const photo = photos[index];

  /** Opens at the first photo of which `isIt` is true. */
  function open(isIt: (photo: Photo, index: number) => boolean): void {
    const found = readPhotos(document);
    const at = found.findIndex(isIt);
    if (at < 0) return;
    setIndex(at);
    setPhotos(found);
  }

  useLinks('a[data-lightbox]', (link) => {
    opener.current = link;
    open((photo) => photo.element === link);
  });

  // The neighbours are asked for before they are wanted.
  useEffect(() => {
    if (!isOpen) return;
    for (const step of [1, -1]) {
      const neighbour = photos[wrap(index + step, photos.length)];
      if (!neighbour) continue;
      new Image().src = neighbour.src;
    }
  }, [photos, index, isOpen]);

  const shut = () => {
    setPhotos([]);
    setFailed(undefined);
    opener.current?.focus();
  };
  // A reload, Forward or a shared address brings the photo back.
  useFragment((fragment) => {
    if (!isOpen && fragment.startsWith(FRAGMENT))
      open((_, at) => String(at + 1) === fragment.slice(FRAGMENT.length));
  });
  const go = (steps: number) => setIndex((before) => wrap(before + steps, photos.length));
  const dialog = useDialog({
    isOpen,
    onClose: shut,
    layer: 'photo',
    fragment: isOpen ? `${FRAGMENT}${index + 1}` : '',
  });
  const swipe = useSwipe({ slideWidth: (element) => element.clientWidth, onEnd: go });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = tabAfter(event, index, photos.length);
    if (next < 0) return;
    event.preventDefault();
    setIndex(next);
  }

  return (
    <dialog ref={dialog} className="lightbox night" aria-label={words.label} onKeyDown={onKeyDown}>
      {photo && (
        <>
          <figure
            {...swipe}
            onPointerDownCapture={({ clientX }) => (pressedAt.current = clientX)}
            onClick={(event) => {
              const isDrag = Math.abs(event.clientX - pressedAt.current) > DRAG_THRESHOLD;
              if (!isDrag && isBeside(event)) shut();
            }}
          >
            {failed === photo.src ? (
              <p role="alert">{words.failed}</p>
            ) : (
              <img
                key={photo.src}
                src={photo.src}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                draggable={false}
                style={photo.preview ? { backgroundImage: `url("${photo.preview}")` } : undefined}
                onError={() => setFailed(photo.src)}
              />
            )}
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

/** Whether a click misses the photo, which is drawn as large as its room allows, and its caption. */
function isBeside({ target, clientX, clientY }: Click<HTMLElement>): boolean {
  if (!(target instanceof HTMLImageElement))
    return target instanceof HTMLElement && target.localName === 'figure';
  const room = target.getBoundingClientRect();
  const { width, height } = target;
  const [own, other] = [target.naturalWidth || width, target.naturalHeight || height];
  const scale = Math.min(room.width / own, room.height / other);
  const isOff = (at: number, start: number, length: number, drawn: number) =>
    Math.abs(at - start - length / 2) > drawn / 2;
  return (
    isOff(clientX, room.left, room.width, own * scale) ||
    isOff(clientY, room.top, room.height, other * scale)
  );
}
