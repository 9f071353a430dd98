import { expect, it } from 'vitest';
import { readMenu } from '../testing/read-menu.ts';

/** What was pasted, and what is read of it. */
const MENUS: Readonly<Record<string, readonly [text: string, read: readonly string[]]>> = {
  'several prices of a dish, whole ones among them': [
    'Croquetas 8,50 €\nJamón ibérico 12 / 22\nBravas 4,50',
    ['[]', 'Croquetas |  | 8.5', 'Jamón ibérico | 12 / 22 | -', 'Bravas |  | 4.5'],
  ],
  'several prices, with a sign, without one, and with a dash': [
    'Croquetas 5€ / 9€\nJamón ibérico 12 / 22\nBravas 4,50 - 8\nPan 2-4 €\nRibera 2019 - 18,50',
    [
      '[]',
      'Croquetas | 5€ / 9€ | -',
      'Jamón ibérico | 12 / 22 | -',
      'Bravas | 4,50 - 8 | -',
      'Pan | 2-4 € | -',
      'Ribera 2019 |  | 18.5',
    ],
  ],
  'three prices: a bite, a half and a whole': [
    'Ensaladilla 4 / 7 / 12\nCroquetas 5 / 8 / 14\nBravas 6',
    ['[]', 'Ensaladilla | 4 / 7 / 12 | -', 'Croquetas | 5 / 8 / 14 | -', 'Bravas |  | 6'],
  ],
  'three with cents': [
    'Ensaladilla 3,50 / 6,00 / 10,00\nTortilla 3/6,50/12',
    ['[]', 'Ensaladilla | 3,50 / 6,00 / 10,00 | -', 'Tortilla | 3/6,50/12 | -'],
  ],
  'what several prices are for': [
    'Croasán 2,20\nTarta de queso (porción / entera) 4,50 / 32\nJamón 12 / 22 (con pan)\nPan desde 2 / 4 €',
    [
      '[]',
      'Croasán |  | 2.2',
      'Tarta de queso (porción / entera) | 4,50 / 32 | -',
      'Jamón | 12 / 22 con pan | -',
      'Pan | desde 2 / 4 € | -',
    ],
  ],
  'several prices in lines of their own': [
    'Croquetas\n8,50 €\nJamón ibérico\n12 / 22\nBravas\n4,50',
    ['[]', 'Croquetas |  | 8.5', 'Jamón ibérico | 12 / 22 | -', 'Bravas |  | 4.5'],
  ],
  'halves and quarters, which are words': [
    'Bocadillo 1/2 4,50\nTortilla\nMedia 1/2\nCaña 1/5 / 1/3 1,50 / 2,00\nQueso 3/4 6,50',
    [
      '[]',
      'Bocadillo 1/2 | Tortilla Media 1/2 | 4.5',
      'Caña 1/5 / 1/3 | 1,50 / 2,00 | -',
      'Queso 3/4 |  | 6.5',
    ],
  ],
  'whole prices in a menu of cents': [
    'Croquetas 8,50\nJamón, queso y lomo 12\nBravas 4,50\nSalmorejo 4/7\nViña 2018 – 22\nTarta 3,00\nRioja 0,75 18',
    [
      '[]',
      'Croquetas |  | 8.5',
      'Jamón, queso y lomo |  | 12',
      'Bravas |  | 4.5',
      'Salmorejo | 4/7 | -',
      'Viña 2018 |  | 22',
      'Tarta |  | 3',
      'Rioja 0,75 |  | 18',
    ],
  ],
  'whole numbers that are no prices in a menu of cents': [
    'Rosquillas 8,50\nCaja de 12\nAlérgenos: 1, 3, 7\nAlérgenos 1-3-7\nContiene alérgenos: 1 / 3\nUnidades 6\nVino 3,00\nAñada 2019\nPan 1,00\ntarda 20\nFlan 4,00\nTé 1,50',
    [
      '[]',
      'Rosquillas | Caja de 12 Alérgenos: 1, 3, 7 Alérgenos 1-3-7 Contiene alérgenos: 1 / 3 Unidades 6 | 8.5',
      'Vino | Añada 2019 | 3',
      'Pan | tarda 20 | 1',
      'Flan |  | 4',
      'Té |  | 1.5',
    ],
  ],
  'names with a number above their prices': [
    'Combinado 1\nHuevos\n9,50\n\nCombinado 2\nLomo\n10,00',
    ['[]', 'Combinado 1 | Huevos | 9.5', 'Combinado 2 | Lomo | 10'],
  ],
  'a word before each price': [
    'Queso tapa 4 / ración 12\nVino copa 3,50 / botella 18,00\nPan 2',
    ['[]', 'Queso tapa | 4 / ración 12 | -', 'Vino copa | 3,50 / botella 18,00 | -', 'Pan |  | 2'],
  ],
  'a spreadsheet with several columns of prices, whose rows may have one': [
    'Queso\tCurado\t4\t12\nBravas\tPicantes\t\t8\nCroquetas\tDe jamón\t5\t9',
    ['[]', 'Queso | Curado 4 / 12 | -', 'Bravas | Picantes | 8', 'Croquetas | De jamón 5 / 9 | -'],
  ],
  'a spreadsheet whose dishes are numbered': [
    '1\tQueso\t12\n2\tBravas\t8',
    ['[]', 'Queso |  | 12', 'Bravas |  | 8'],
  ],
  'prices that commas would halve': [
    'Queso,4,50\nPan,2,30',
    ['[]', 'Queso,4,50 |  | -', 'Pan,2,30 |  | -'],
  ],
  'several prices between commas': [
    'Queso,4.50,12.00\nPan,2.30,6.00',
    ['[]', 'Queso | 4.50 / 12.00 | -', 'Pan | 2.30 / 6.00 | -'],
  ],
  'a measure before a dash': [
    'Agua 0,5 - 2\nVino 0,75 - 18\nPan - 3\nTinto 0,75 - 18,00',
    ['[]', 'Agua 0,5 |  | 2', 'Vino 0,75 |  | 18', 'Pan |  | 3', 'Tinto 0,75 |  | 18'],
  ],
};

it.each(Object.entries(MENUS))('reads %s', (_name, [text, wanted]) => {
  expect(readMenu(text)).toEqual(wanted);
});
