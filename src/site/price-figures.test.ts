import { expect, test } from 'vitest';
import { sampleDocument } from '../content/testing/sample-document.server.ts';
import { read } from '../content/testing/read.ts';
import { servicePriceFigures, workshopPriceFigures } from './price-figures.server.ts';

test('the texts of a service name its prices, and what whole groups pay', () => {
  const service = read('service', {
    ...sampleDocument('service'),
    prices: [
      { key: 'four', label: 'Four', from: 65, per: 'person', group: 4 },
      { key: 'ten', label: 'Ten', from: 50, to: 55, per: 'person', group: 10 },
      { key: 'chef', label: 'Chef', from: 175, per: 'event', isExtra: true },
    ],
  });
  expect(servicePriceFigures(service, 'en')).toEqual({
    'price.four': '€65.00',
    'price.ten': '€50.00',
    'priceTo.ten': '€55.00',
    'price.chef': '€175.00',
    'total.4': '€435.00',
    'total.10': '€675.00',
  });
});

test('the texts of a workshop name its price', () => {
  const workshop = read('workshop', { ...sampleDocument('workshop'), pricePerPerson: 42.5 });
  expect(workshopPriceFigures(workshop, 'es')).toEqual({ pricePerPerson: '42,50\u00a0€' });
});
