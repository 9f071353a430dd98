import type { Words } from '../words.ts';
import type { print as original } from '../es/print.ts';

export const print: Words<typeof original> = {
  _name: 'Printed menu',
  title: 'The whole menu',
  headTitle: 'The whole menu with its allergens · {{name}}',
  description:
    'The whole menu, {{count|dish or drink|dishes and drinks}}, on one page to print or search: prices, units and a table of the fourteen allergens.',
  link: 'The whole menu, to print',
  asOf: 'as of {{date}}',
  qr: 'QR code with the address of this page',
  lists: 'Parts of the menu',
  hint: 'Print it, or use your browser’s search to find a dish or an ingredient.',
  askUs: 'Ask us about its allergens.',
  none: 'None of the fourteen allergens',
  table: {
    _name: 'Allergen table',
    title: 'Table of allergens',
    text: 'What each dish contains of the fourteen allergens, as of {{date}}.',
    dish: 'Dish',
    contains: 'Contains',
    traces: 'May contain traces',
    free: 'Does not contain',
    askUs: 'Ask us',
  },
  kitchen:
    'In a small kitchen everything is close together: if you have an allergy or an intolerance, tell us before you order.',
  tent: {
    _name: 'Table tent',
    link: 'Table tent with the QR code',
    title: 'Table tent',
    scan: 'Scan for the menu and allergens',
    hint: 'Print this page, fold it along the dotted line and stand it on the table.',
    qr: 'QR code with the address of the menu',
  },
};
