import { afterEach, expect, it } from 'vitest';
import { read } from '../../content/testing/read.ts';
import * as sample from '../../content/testing/samples.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { testPage } from '../testing/page.tsx';
import { menu } from './menu.server.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each([
  ['EUR', '7.25'],
  ['KWD', '7.250'],
  ['CLP', '7'],
])('a price in %s has as many decimals as the currency: %s', (currency, price) => {
  const items = [sample.dish('campero', { price: 7.25 })];
  const list = read('submenu', sample.submenu('rolls', 1, { submenuItems: items }));
  const { page } = testPage('es');
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
  const sections = [{ name: list.titles, items: list.submenuItems }];
  expect(menu(page, 'Carta', sections)).toMatchObject({
    hasMenuSection: [{ hasMenuItem: [{ offers: { price, priceCurrency: currency } }] }],
  });
});
