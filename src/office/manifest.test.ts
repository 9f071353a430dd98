import { afterEach, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../i18n/index.ts';
import { DEFAULT_LOOK } from '../look/index.ts';
import { officeManifest } from './manifest.server.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each([
  ['es', { name: 'Ortiga · Trastienda', lang: 'es' }],
  ['en', { name: 'Ortiga · Back office', lang: 'en' }],
] as const)('calls the office as a business that begins in %s does', async (language, called) => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language });
  const manifest = officeManifest('Ortiga', DEFAULT_LOOK);
  expect(await manifest.json()).toMatchObject(called);
});
