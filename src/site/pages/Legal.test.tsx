import { describe, expect, it } from 'vitest';
import { htmlOf } from '../components/testing.tsx';
import { termsPage } from './Legal.tsx';

const { View } = termsPage;

describe('the terms', () => {
  it.each([
    ['es', '3 días', /señal del 40\s% /, /mínimo del 50\s%/],
    ['en', '3 days', /deposit of 40% /, /at least 50%/],
  ] as const)(
    'say the deposits and the lead time in %s',
    async (language, lead, workshop, event) => {
      const html = await htmlOf(<View data={{}} />, language);
      expect(html).toContain(`${lead} `);
      expect(html).toMatch(workshop);
      expect(html).toMatch(event);
      expect(html).not.toContain('{{');
    },
  );
});
