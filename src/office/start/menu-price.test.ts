import { afterEach, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { LONGEST_MENU, menuOfText } from './menu-text.ts';

/** The dishes of a menu, each with its price. */
const dishes = (text: string) =>
  menuOfText(text).sections.flatMap((section) =>
    section.dishes.map(({ name, price }) => [name, price] as const),
  );

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each([
  ['GBP', 'Mains\nFish and chips £14.50\nPie ..... £12\nPeas 3.50 GBP', [14.5, 12, 3.5]],
  ['USD', 'Burger $12\nFries US$ 4.50\nShake 6.25', [12, 4.5, 6.25]],
  ['SEK', 'Köttbullar 145 kr\nKanelbulle 38 kr', [145, 38]],
  [
    'CLP',
    'Cazuela $8.900\nPastel de choclo 12.500\nMote con huesillo $ 2900',
    [8_900, 12_500, 2_900],
  ],
  ['COP', 'Bandeja paisa\t25000\nAjiaco\t$ 22.000,00', [25_000, 22_000]],
  [
    'KWD',
    'Machboos 2.250\nHarees ..... 1,500\nTea 0.75\nFeast 1,250.500',
    [2.25, 1.5, 0.75, 1_250.5],
  ],
  ['PEN', 'Ceviche S/ 38\nLomo saltado S/. 42.50', [38, 42.5]],
  // Thousands parted by a space, which a number may stand before.
  [
    'SEK',
    'Bröllopstårta 2 490 kr\nTårta 12 1\u00a0290,50 kr per bit\nBuffé kr 3\u202f100\nLax 95 kr\n95 kr Sill',
    [2_490, 1_290.5, 3_100, 95, 95],
  ],
  ['SEK', 'Tårta\t2\u00a0490\nBuffé\t1 250 kr\nBulle\t35', [2_490, 1_250, 35]],
  ['HUF', 'Gulyás 3 490 Ft\nLakodalom 1 250 000 Ft\nLángos 990 HUF', [3_490, 1_250_000, 990]],
  ['EUR', 'Catering\t1 250 €\nPan\t2 €', [1_250, 2]],
  ['EUR', 'Torte 1 250,00 €\n€12 500 g Steak\nVino 2019 180 €', [1_250, 180]],
  ['SEK', 'Bulle 35:-\nTårta 2.490:-\nKaffe 28,-', [35, 2_490, 28]],
  ['EUR', 'Schnitzel 12,- €\nTorte 1.250,-\nRösti 9.--', [12, 1_250, 9]],
  ['PLN', 'Pierogi 32,-\nChleb 12 PLN\nZurek 18 zł', [32, 12, 18]],
  ['JPY', 'Miso ramen 1,300円\nGyoza 450 yen\nSake ￥900', [1_300, 450, 900]],
  ['ZAR', 'Bunny chow R95\nKoeksister R 25.50\nPie 40 ZAR', [95, 25.5, 40]],
  ['HNL', 'Baleada L 45\nCola 2 L\nTé L 20', [45, 20]],
])('reads prices in %s', (currency, text, prices) => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
  expect(dishes(text).map(([, price]) => price)).toEqual(prices);
});

it('takes a litre for none of the lempiras that follow it', () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'HNL' });
  expect(dishes('Agua 1 L 45\nJugo 2 L 60')).toEqual([
    ['Agua 1 L', 45],
    ['Jugo 2 L', 60],
  ]);
  expect(dishes('Combo 2 L45')).toEqual([['Combo 2', 45]]);
});

it('takes a Polish table’s word for its prices', () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'pl', currency: 'PLN' });
  expect(dishes('Danie\tCena (zł)\nPierogi\t32\nŻurek\t18')).toEqual([
    ['Pierogi', 32],
    ['Żurek', 18],
  ]);
});

it.each(['.', ' ', '9', '-', '€9 ', 'a\t', '"', 'a,', '1.', '... 9,', '(', '9,50 / '])(
  'takes no time over a text of nothing but %j',
  (piece) => {
    const from = performance.now();
    menuOfText(piece.repeat(LONGEST_MENU));
    menuOfText(`Pan ${piece.repeat(2_000)} x\n`.repeat(45));
    menuOfText(`Pan ${piece.repeat(90)}8 / 9\n`.repeat(250));
    expect(performance.now() - from).toBeLessThan(4_000);
  },
);
