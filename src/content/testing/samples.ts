/** Small documents for tests, each in the shape that its schema asks for. */

import { ALLERGENS, type Allergen, type AllergenState } from '../types/dish.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface TestDocument extends Record<string, unknown> {
  readonly _id: string;
  readonly _type: string;
}

export const picture = (alt = 'una foto') => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: 'image-0123456789abcdef0123-1600x600-webp' },
  alt,
});

export const paragraph = (text: string) => ({
  _type: 'block',
  _key: 'a',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'b', text, marks: [] }],
});

export const post = (id: string, fields: Fields = {}): TestDocument => ({
  _id: id,
  _type: 'blog',
  title: `Entrada ${id}`,
  slug: { _type: 'slug', current: `slug-${id}` },
  content: [{ _key: 'es', value: [paragraph('Hola')] }],
  publishedAt: '2024-01-01T10:00:00.000Z',
  ...fields,
});

export const dish = (key: string, fields: Fields = {}) => ({
  key,
  names: key,
  price: 3.5,
  ...fields,
});

/** What a dish says of all 14 allergens: what is not given, it does not contain. */
export const allergensOf = (
  said: Partial<Record<Allergen, AllergenState>> = {},
): Record<Allergen, AllergenState> =>
  ({ ...Object.fromEntries(ALLERGENS.map((name) => [name, 'no'])), ...said }) as Record<
    Allergen,
    AllergenState
  >;

/** A dish that says everything of its allergens. */
export const wholeDish = (key: string, fields: Fields = {}) =>
  dish(key, { allergens: allergensOf(), ...fields });

export const menu = (id: string, displayOrder: number, fields: Fields = {}): TestDocument => ({
  _id: id,
  _type: 'dailyMenu',
  title: `Menú ${id}`,
  slug: id,
  isActive: true,
  displayOrder,
  items: [dish('tortilla', { allergens: allergensOf({ eggs: 'yes' }) })],
  ...fields,
});

export const submenu = (id: string, displayOrder: number, fields: Fields = {}): TestDocument => ({
  _id: id,
  _type: 'submenu',
  titles: `Carta ${id}`,
  slug: id,
  isActive: true,
  displayOrder,
  submenuItems: [dish('croqueta', { allergens: allergensOf({ gluten: 'yes' }) })],
  ...fields,
});

export const banner = (id: string, fields: Fields = {}): TestDocument => ({
  _id: id,
  _type: 'banner',
  image: picture(),
  titles: `Cartel ${id}`,
  slug: id,
  ...fields,
});

export const reference = (id: string) => ({ _type: 'reference', _key: id, _ref: id });

export const snapshot = (fields: Fields = {}): TestDocument => ({
  _id: 'snapshot',
  _type: 'snapshot',
  pageTitles: 'La carta',
  dailyMenuTitles: 'Menús del día',
  submenuTitles: 'Para picar',
  isActive: true,
  ...fields,
});

export const settings = (fields: Fields = {}): TestDocument => ({
  _id: 'globalSettings',
  _type: 'globalSettings',
  siteName: 'La Sobremesa',
  siteDescription: 'Cocina y talleres',
  contactInfo: { email: 'hola@example.com' },
  ...fields,
});

export const testimonial = (
  id: string,
  displayOrder: number,
  fields: Fields = {},
): TestDocument => ({
  _id: id,
  _type: 'testimonial',
  kind: 'birthday',
  author: 'Una familia',
  quote: 'Volveremos',
  isActive: true,
  displayOrder,
  ...fields,
});

export const galleryPicture = (id: string, displayOrder: number): TestDocument => ({
  _id: id,
  _type: 'galleryPicture',
  image: picture(),
  displayOrder,
});

export const pastExperience = (id: string, date: string): TestDocument => ({
  _id: id,
  _type: 'pastExperience',
  title: `Noche ${id}`,
  text: 'Una cena',
  date,
});

export const hours = (fields: Fields = {}): TestDocument => ({
  _id: 'openingHours',
  _type: 'openingHours',
  places: [
    {
      key: 'kiosk',
      name: 'Quiosco',
      weekly: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '15:00' }],
    },
  ],
  ...fields,
});

/** A service that shows the usual blocks. */
export const service = (id: string, fields: Fields = {}): TestDocument => ({
  _id: id,
  _type: 'service',
  slug: { _type: 'slug', current: id },
  title: { es: `Servicio ${id}`, en: `Service ${id}` },
  summary: 'Un resumen',
  description: 'Una descripción',
  image: picture(),
  isActive: true,
  displayOrder: 1,
  ...fields,
});
