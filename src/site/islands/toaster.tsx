import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, Slide, type ToastContainerProps } from 'react-toastify/unstyled';
import { CloseButton } from './dialog/Dialog.tsx';
import '../styles/toasts.css';

export type ToastKind = 'success' | 'error';

/** How long a toast stays, milliseconds. */
const AUTO_CLOSE = 5_000;
const SUCCESS_CLOSE = 3_000;

/** How far a toast is dragged before it goes, per cent of its width. */
const DRAG_PERCENT = 80;

/** How many toasts stand at once; further ones wait for their turn. */
const LIMIT = 3;

/** How toasts behave. */
export const SETTINGS = {
  position: 'top-center',
  autoClose: AUTO_CLOSE,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: DRAG_PERCENT,
  limit: LIMIT,
  theme: 'auto',
  // The line in which a form says the same is what is announced.
  role: 'group',
  // By its place on the keyboard too: Alt+T writes another character on some of them.
  hotKeys: ({ altKey, code }) => altKey && code === 'KeyT',
} as const satisfies ToastContainerProps;

/** What a toaster says of itself: where toasts appear, and the name of the × that puts one away. */
export interface ToasterWords {
  readonly toasts: string;
  readonly close: string;
}

let isOpen = false;

function open({ toasts, close }: ToasterWords): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  flushSync(() =>
    createRoot(place).render(
      <ToastContainer
        {...SETTINGS}
        transition={isStill ? false : Slide}
        rtl={document.dir === 'rtl'}
        aria-label={toasts}
        closeButton={({ closeToast }) => (
          <CloseButton label={close} onClick={() => closeToast(true)} />
        )}
      />,
    ),
  );
  // The library has it announce what is added.
  place.firstElementChild?.setAttribute('aria-live', 'off');
}

/** Shows a toast: three seconds for good news, five for the rest. */
export function openToast(kind: ToastKind, text: string, words: ToasterWords): void {
  open(words);
  toast(text, { type: kind, autoClose: kind === 'success' ? SUCCESS_CLOSE : AUTO_CLOSE });
}
