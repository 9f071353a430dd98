import { describe, expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

describe('the address of a title', () => {
  it('has small letters, figures and hyphens alone', () => {
    expect(slugOf('  Roscón de Reyes: ¡a 3,50 €! ')).toBe('roscon-de-reyes-a-3-50');
    expect(slugOf('Rødgrød med fløde, Łosoś, Weiß & Œufs')).toBe(
      'rodgrod-med-flode-losos-weiss-oeufs',
    );
    expect(slugOf('¿…?')).toBe('');
    expect(slugOf('ñandú '.repeat(20))).toMatch(/^nandu(-nandu)+$/);
  });
});
