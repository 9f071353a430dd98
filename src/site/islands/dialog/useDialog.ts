import { useEffect, useRef, type RefObject } from 'react';
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
 * (`dialog.css`), focus stays inside and goes back to where it was, Escape and a click on the
 * backdrop ask to close, and so does the browser's Back.
 */
export function useDialog(options: DialogOptions): RefObject<HTMLDialogElement | null> {
  const { isOpen, onClose, layer, fragment } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose), [onClose]);
  useLayer({ name: layer, isOpen, onClose, fragment });

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const before = document.activeElement;
    let pressedOn: EventTarget | null = null;
    const onCancel = (event: Event) => {
      // A file picker inside cancels too.
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    const onPress = ({ target }: Event) => void (pressedOn = target);
    // Pressed and released on the backdrop: text that is selected beyond the edge does not close.
    const onClick = ({ target }: Event) => {
      if (target === element && pressedOn === element) close.current();
    };
    const onKey = (event: KeyboardEvent) => keepFocusInside(element, event);
    element.addEventListener('cancel', onCancel);
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    reserveScrollBar();
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
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

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** What can be reached by Tab inside `element`, in order. */
function reachable(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (candidate) => candidate.checkVisibility() && candidate.tabIndex >= 0,
  );
}

/** Leads Tab from the last element to the first, and back, so that focus never leaves. */
function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  // A dialog over this one keeps its own.
  if (event.target instanceof Element && event.target.closest('dialog') !== element) return;
  const all = reachable(element);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const active = document.activeElement;
  if (!other || (active !== edge && active !== element)) return;
  if (active === element && !event.shiftKey) return;
  event.preventDefault();
  other.focus();
}
