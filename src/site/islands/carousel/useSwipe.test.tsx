import type { PointerEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useSwipe } from './useSwipe.ts';

type Handlers = ReturnType<typeof useSwipe>;

afterEach(() => vi.unstubAllGlobals());

/** The handlers, and what they told. */
function swipe(): { handlers: Handlers; told: string[] } {
  vi.stubGlobal('getComputedStyle', () => ({ direction: 'ltr' }));
  const told: string[] = [];
  let handlers: Handlers | undefined;
  function Probe() {
    handlers = useSwipe({
      slideWidth: () => 300,
      onDrag: (distance) => void told.push(`drag ${distance}`),
      onEnd: (steps) => void told.push(`end ${steps}`),
    });
    return null;
  }
  renderToString(<Probe />);
  if (!handlers) throw new Error('Not rendered');
  return { handlers, told };
}

const at = (clientX: number, buttons: number) =>
  ({
    ...{ clientX, clientY: 0, button: 0, buttons, timeStamp: clientX },
    currentTarget: { setPointerCapture: () => undefined },
  }) as unknown as PointerEvent<HTMLElement>;

it('follows a pressed pointer, and ends with it', () => {
  const { handlers, told } = swipe();
  handlers.onPointerDown(at(100, 1));
  handlers.onPointerMove(at(60, 1));
  handlers.onPointerUp(at(60, 0));
  expect(told).toEqual(['drag -40', 'end 1']);
});

it('does not stick to a mouse whose button was let go elsewhere', () => {
  const { handlers, told } = swipe();
  handlers.onPointerDown(at(100, 1));
  handlers.onPointerMove(at(40, 0));
  handlers.onPointerMove(at(10, 0));
  expect(told).toEqual([]);
});
