import { expect, it, onTestFinished } from 'vitest';
import { formOfCollection } from '../../content/index.ts';
import { goByWays, USUAL_WAYS } from '../../i18n/index.ts';
import { formValuesOf } from './form-values.ts';
import { labelOfItem, titleOfItem } from './leaves.ts';

const fields = formOfCollection('dailyMenu');

it('calls what is written in neither language of the office by its name in that of the site', () => {
  goByWays({ ...USUAL_WAYS, language: 'ca' });
  onTestFinished(() => goByWays(USUAL_WAYS));
  const title = { de: 'Tagesmenü', ca: 'Menú del dia' };
  expect(titleOfItem({ title }, fields, 'en')).toBe('Menú del dia');
  expect(labelOfItem({ title }, fields)).toBe('Menú del dia');
  expect(titleOfItem({ title: { de: 'Tagesmenü' } }, fields)).toBe('Tagesmenü');
  expect(formValuesOf(fields, { title: 'Menú del dia' })['title']).toEqual({ ca: 'Menú del dia' });
});
