import { afterEach, expect, it } from 'vitest';
import { goByWays, USUAL_WAYS } from '../i18n/index.ts';
import { DEFAULT_LOOK } from '../look/index.ts';
import { officeManifest } from './manifest.server.ts';

afterEach(() => goByWays(USUAL_WAYS));

it.each([
  ['es', { name: 'Ortiga · Trastienda', lang: 'es' }],
  ['en', { name: 'Ortiga · Back office', lang: 'en' }],
] as const)('calls the office as a business that begins in %s does', async (language, called) => {
  goByWays({ ...USUAL_WAYS, language });
  const manifest = officeManifest('Ortiga', DEFAULT_LOOK);
  expect(await manifest.json()).toMatchObject(called);
});
