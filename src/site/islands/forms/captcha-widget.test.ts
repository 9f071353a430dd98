import { afterEach, expect, it, vi } from 'vitest';
import type { CaptchaSettings } from '../../../captcha/index.ts';
import { showWidget } from './captcha-widget.ts';

const settings: CaptchaSettings = { provider: 'turnstile', siteKey: 'key' };
const place = {} as HTMLElement;

/** The page, with the script element that it is asked for. */
function page() {
  const script = Object.assign(new EventTarget(), { remove: vi.fn() });
  vi.stubGlobal('document', { createElement: () => script, head: { append: () => undefined } });
  return script;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends without a proof once the widget has failed, so that the server asks a question', async () => {
  page();
  const render = vi.fn(() => 1);
  vi.stubGlobal('turnstile', { render, reset: () => undefined });
  const widget = await showWidget(place, settings, 'es');
  const [, heard] = render.mock.calls[0] as unknown as [
    unknown,
    Record<string, (_: string) => void>,
  ];
  expect(widget.proof()).toBeNull();
  heard['callback']?.('token');
  expect(widget.proof()).toEqual({ captcha: 'token' });
  heard['error-callback']?.('300010');
  expect(widget.proof()).toEqual({});
  widget.reset();
  expect(widget.proof()).toBeNull();
});

it('is looked for no longer than ten seconds', async () => {
  vi.useFakeTimers();
  const script = page();
  const look = vi.fn();
  vi.stubGlobal('turnstile', Object.defineProperty({}, 'ready', { get: look }));
  const shown = showWidget(place, settings, 'es');
  const failed = expect(shown).rejects.toThrow('turnstile could not be loaded');
  script.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_050);
  await failed;
  look.mockClear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(look).not.toHaveBeenCalled();
});
