import { useRef, type PointerEvent } from 'react';
import { DRAG_THRESHOLD, swipeSteps } from './motion.ts';

interface SwipeOptions {
  /** A drag is under way: its distance in pixels, positive towards the end of the line. */
  readonly onDrag?: (distance: number) => void;
  /** A drag has ended; `steps` is 0 when it goes back to where it was. */
  readonly onEnd: (steps: number, distance: number) => void;
  /** The width of a slide now, pixels. */
  readonly slideWidth: (element: HTMLElement) => number;
}

/** Handlers that tell how far a pointer drags sideways; a scroll up or down is left alone. */
export function useSwipe({ onDrag, onEnd, slideWidth }: SwipeOptions) {
  const start = useRef<{ x: number; y: number; at: number; isDrag: boolean }>(undefined);

  const distanceOf = (event: PointerEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return (event.clientX - (start.current?.x ?? event.clientX)) * (isRtl ? -1 : 1);
  };

  function end(event: PointerEvent<HTMLElement>, isCancelled: boolean): void {
    const began = start.current;
    const distance = distanceOf(event);
    start.current = undefined;
    if (!began?.isDrag) return;
    const width = slideWidth(event.currentTarget);
    const elapsed = event.timeStamp - began.at;
    onEnd(isCancelled ? 0 : swipeSteps(distance, elapsed, width), distance);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      start.current = { x, y, at, isDrag: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // The button was let go elsewhere.
      if (!event.buttons) return end(event, true);
      const began = start.current;
      if (!began) return;
      const distance = distanceOf(event);
      if (!began.isDrag) {
        if (Math.abs(event.clientY - began.y) > Math.abs(distance)) return;
        if (Math.abs(distance) <= DRAG_THRESHOLD) return;
        began.isDrag = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      onDrag?.(distance);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  };
}
