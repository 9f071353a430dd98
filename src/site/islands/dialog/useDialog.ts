import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLayer } from './useLayer.ts';

interface DialogOptions {
  readonly isOpen: boolean;
  /** Asked to close: by Escape, by a click beside the dialog, by the browser's Back. */
  readonly onClose: () => void;
  /** What the browser's history calls it. */
  readonly layer: string;
  /** The page's fragment while it is open. */
  readonly fragment?: string | undefined;
}

/**
 * A native modal dialog that follows `isOpen`: the rest of the page is inert and does not scroll
 * (`dialog.css`), focus goes back to where it was, Escape and a click on the backdrop ask to close,
 * and so does the browser's Back.
 */
export function useDialog(options: DialogOptions): RefObject<HTMLDialogElement | null> {
  const { isOpen, onClose, layer, fragment } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayer({ name: layer, isOpen, onClose, fragment });

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const before = document.activeElement;
    const listening = new AbortController();
    const { signal } = listening;
    const onCancel = (event: Event) => {
      // A file picker inside cancels too.
      if (event.target !== element) return;
      event.preventDefault();
      close();
    };
    let pressedOn: EventTarget | null = null;
    const onPress = ({ target }: Event) => void (pressedOn = target);
    // Pressed and released on the backdrop: text that is selected beyond the edge does not close.
    const onClick = ({ target }: Event) => {
      if (target === element && pressedOn === element) close();
    };
    element.addEventListener('cancel', onCancel, { signal });
    element.addEventListener('pointerdown', onPress, { signal });
    element.addEventListener('click', onClick, { signal });
    reserveScrollBar();
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      listening.abort();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);

  return dialog;
}

/** Tells the styles how wide the scroll bar is, before it goes. */
function reserveScrollBar(): void {
  const { clientWidth, style } = document.documentElement;
  const width = innerWidth - clientWidth;
  if (width > 0) style.setProperty('--scroll-bar', `${width}px`);
}
