import { serviceOf } from '../../src/office/start/patterns.ts';
import { allergensOf } from '../../src/content/testing/samples.ts';
import { EVERY_DAY, said, type OwnBusiness, type Values } from './business.ts';

export const BAKERY = 'Panadería Ortiga';

/** A bakery in Zaragoza that takes orders in two languages, made through the office from nothing; answers the id of its service. */
export async function makeBakery({ publish }: OwnBusiness, look: Values): Promise<string> {
  await publish('globalSettings', {
    ...{ siteName: BAKERY, businessType: 'Bakery' },
    siteDescription: said('Pan de masa madre en Zaragoza.', 'Sourdough bread in Zaragoza.'),
    contactInfo: {
      ...{ email: 'hola@ortiga.example', phone: '+34 976 000 001' },
      address: said('Calle del Horno 3, Zaragoza', 'Calle del Horno 3, Zaragoza'),
      postalAddress: { street: 'Calle del Horno 3', locality: 'Zaragoza', country: 'ES' },
    },
    emails: { replyTo: 'hola@ortiga.example', noticesTo: 'horno@ortiga.example' },
    holidays: { country: 'ES', region: 'AR' },
  });
  await publish('look', { ...look, fonts: 'modern', corners: 'square' });
  await publish('openingHours', {
    places: [
      {
        ...{ _key: 'a', key: 'obrador', isMain: true, name: said('Obrador', 'Bakehouse') },
        weekly: [{ _key: 'a', days: EVERY_DAY, opens: '08:00', closes: '12:00' }],
      },
    ],
  });
  const orders = await publish('service', {
    ...serviceOf('orders', { languages: ['es', 'en'], displayOrder: 1 }),
    needsNotice: false,
    prices: [
      { _key: 'a', key: 'a', label: said('Hogaza', 'Loaf'), from: 4.5, per: 'piece' },
      { _key: 'b', key: 'b', label: said('Galletas', 'Biscuits'), from: 18, per: 'kilo' },
    ],
    questions: [
      {
        ...{ _key: 'a', key: 'flour', kind: 'choice', isRequired: true },
        label: said('Harina', 'Flour'),
        options: { es: ['Trigo', 'Espelta'], en: ['Wheat', 'Spelt'] },
      },
      { _key: 'b', key: 'words', kind: 'text', label: said('Texto de la tarta', 'On the cake') },
      { _key: 'c', key: 'like', kind: 'picture', label: said('Una como esta', 'One like this') },
    ],
  });
  await publish('dailyMenu', {
    ...{ title: said('Panes', 'Breads'), slug: 'panes', isActive: true, displayOrder: 1 },
    items: [
      {
        ...{ _key: 'a', key: 'hogaza', names: said('Hogaza de trigo', 'Wheat loaf'), price: 4.5 },
        allergens: allergensOf({ gluten: 'yes' }),
      },
    ],
  });
  await publish('page', {
    ...{ slug: 'harinas', title: said('Nuestras harinas', 'Our flours'), isActive: true },
    displayOrder: 1,
    blocks: [{ _key: 'a', _type: 'text', text: said('Molidas a la piedra.', 'Stone-ground.') }],
  });
  await publish('navigation', {
    bar: [
      { _key: 'a', address: '/encargos' },
      { _key: 'b', address: '/harinas' },
    ],
  });
  return orders;
}
