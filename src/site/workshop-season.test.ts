import { describe, expect, it } from 'vitest';
import { testPage } from './testing/page.tsx';
import { outOfSeason } from './workshop-season.server.ts';

const HALLOWEEN = { from: '09-15', to: '10-27' };
const NEW_YEAR = { from: '12-20', to: '01-06' };

describe('a workshop out of season', () => {
  const told = (season: typeof HALLOWEEN | undefined, now: string, language: 'es' | 'en') => {
    const { page, freshUntil } = testPage(language, { now: new Date(now) });
    return { words: outOfSeason({ season }, page), until: freshUntil()?.toISOString() };
  };

  it('says when requests open, until they do, at midnight in Madrid', () => {
    expect(told(HALLOWEEN, '2027-09-14T21:59:59Z', 'es')).toEqual({
      words: 'Vuelve en otoño: las solicitudes se abren el 15 de septiembre.',
      until: '2027-09-14T22:00:00.000Z',
    });
    expect(told(HALLOWEEN, '2026-11-22T10:00:00Z', 'en').words).toBe(
      'Back in the autumn: requests open on 15 September.',
    );
    expect(told(NEW_YEAR, '2027-06-01T10:00:00Z', 'es').words).toContain('en invierno');
  });

  it('says nothing in its season, until that ends', () => {
    expect(told(HALLOWEEN, '2027-09-14T22:00:00Z', 'es')).toEqual({
      words: undefined,
      until: '2027-10-27T22:00:00.000Z',
    });
    expect(told(undefined, '2027-09-14T22:00:00Z', 'es')).toEqual({
      words: undefined,
      until: undefined,
    });
  });
});
