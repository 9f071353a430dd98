import { describe, expect, it } from 'vitest';
import { offeredLanguages } from './offered-languages.ts';

describe('offeredLanguages', () => {
  it('are all that the installation has, while the settings say nothing', () => {
    expect(offeredLanguages(null, ['es', 'en'])).toEqual(['es', 'en']);
    expect(offeredLanguages({}, ['es', 'en', 'ar'])).toEqual(['es', 'en', 'ar']);
  });

  it('are those that the settings name, in the order of the installation', () => {
    expect(offeredLanguages({ languages: ['ar', 'en'] }, ['es', 'en', 'ar'])).toEqual([
      'es',
      'en',
      'ar',
    ]);
    expect(offeredLanguages({ languages: ['ar'] }, ['es', 'en', 'ar'])).toEqual(['es', 'ar']);
  });

  it('always have the default among them, and none that the installation has not', () => {
    expect(offeredLanguages({ languages: [] }, ['es', 'en'])).toEqual(['es']);
    expect(offeredLanguages({ languages: ['en', 'ar'] }, ['es', 'en'])).toEqual(['es', 'en']);
  });
});
