import { afterEach, expect, it, vi } from 'vitest';
import { sendPlainly } from './keep.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [200, true],
  [405, true],
  [502, false],
  [504, false],
])('a form is sent as plain HTML when %i comes: %s', async (status, isSent) => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { href: 'https://a.test/catering' });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const told = { textContent: '', dataset: { lost: 'No connection' } };
  const form = { elements: [], dataset: {}, querySelector: () => told, submit: vi.fn() };
  await sendPlainly(form as unknown as HTMLFormElement);
  expect(form.submit).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(told.textContent).toBe(isSent ? '' : 'No connection');
});
