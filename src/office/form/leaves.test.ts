import { expect, it, onTestFinished } from 'vitest';
import { formOfCollection } from '../../content/index.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { formValuesOf } from './form-values.ts';
import { labelOfItem, titleOfItem } from './leaves.ts';

const fields = formOfCollection('dailyMenu');

it('calls what is written in neither language of the office by its name in that of the site', () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'ca' });
  onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
  const title = { de: 'Tagesmenü', ca: 'Menú del dia' };
  expect(titleOfItem({ title }, fields, 'en')).toBe('Menú del dia');
  expect(labelOfItem({ title }, fields)).toBe('Menú del dia');
  expect(titleOfItem({ title: { de: 'Tagesmenü' } }, fields)).toBe('Tagesmenü');
  expect(formValuesOf(fields, { title: 'Menú del dia' })['title']).toEqual({ ca: 'Menú del dia' });
});
