import { describe, expect, it } from 'vitest';
import { rendered } from '../testing/page.tsx';
import { termsPage } from './Legal.tsx';

const { View } = termsPage;

describe('the terms', () => {
  it.each([
    ['es', '3 días', /señal del 40\s% /, /mínimo del 50\s%/],
    ['en', '3 days', /deposit of 40% /, /at least 50%/],
  ] as const)('say the deposits and the lead time in %s', (language, lead, workshop, event) => {
    const $ = rendered(<View data={{}} />, language);
    const text = $.text();
    expect(text).toContain(`${lead} `);
    expect(text).toMatch(workshop);
    expect(text).toMatch(event);
    expect($.html()).not.toContain('{{');
  });
});
