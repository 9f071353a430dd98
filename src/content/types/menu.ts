import * as v from 'valibot';
import { list, special } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  formerSlugs,
  internalKey,
  isActive,
  localizedString,
  localizedText,
  picture,
  reference,
  slug,
  item,
} from './common.ts';
import { menuItem, submenuItem } from './dish.ts';
import { inGroup, field, optionalField } from './field.ts';
import { localizedRichText } from './rich-text.ts';

export const menuSection = item({
  key: internalKey,
  names: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
  descriptions: optionalField(localizedText, { label: { es: 'Descripción', en: 'Description' } }),
  image: optionalField(picture, { label: { es: 'Foto', en: 'Photo' } }),
});

export const dailyMenu = v.object({
  ...documentFields,
  _type: v.literal('dailyMenu'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  slug,
  formerSlugs,
  isActive,
  displayOrder,
  ...inGroup('dishes', {
    sections: optionalField(
      v.array(menuSection),
      { label: { es: 'Secciones', en: 'Sections' } },
      [],
    ),
    items: optionalField(v.array(menuItem), { label: { es: 'Platos', en: 'Dishes' } }, []),
  }),
});

export const submenu = v.object({
  ...documentFields,
  _type: v.literal('submenu'),
  titles: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  descriptions: optionalField(localizedText, { label: { es: 'Descripción', en: 'Description' } }),
  subtitles: optionalField(localizedString, { label: { es: 'Subtítulo', en: 'Subtitle' } }),
  slug,
  richText: optionalField(localizedRichText, { label: { es: 'Texto', en: 'Text' } }),
  submenuItems: optionalField(
    v.array(submenuItem),
    { label: { es: 'Platos', en: 'Dishes' }, group: 'dishes' },
    [],
  ),
  formerSlugs,
  isActive,
  displayOrder,
});

export const banner = v.object({
  ...documentFields,
  _type: v.literal('banner'),
  image: field(picture, { label: { es: 'Foto', en: 'Photo' } }),
  titles: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  descriptions: optionalField(localizedText, { label: { es: 'Descripción', en: 'Description' } }),
  ctaTexts: optionalField(localizedString, { label: { es: 'Texto del botón', en: 'Button text' } }),
  ctaLink: optionalField(v.string(), {
    label: { es: 'Enlace del botón', en: 'Button link' },
    help: {
      es: 'Una página de la web, como /menu, o una dirección entera.',
      en: 'A page of the site, such as /menu, or a whole address.',
    },
    input: 'link',
  }),
  slug,
});

/** Singleton: what the menu page shows. */
export const snapshot = v.object({
  ...documentFields,
  _type: v.literal('snapshot'),
  banner: optionalField(reference, {
    label: { es: 'Cartel', en: 'Banner' },
    help: { es: 'La foto grande de arriba.', en: 'The big photo at the top.' },
    input: 'reference',
    to: ['banner'],
  }),
  pageTitles: field(localizedString, { label: { es: 'Título de la página', en: 'Page title' } }),
  pageDescriptions: optionalField(localizedText, {
    label: { es: 'Descripción de la página', en: 'Page description' },
  }),
  ...inGroup('daily', {
    dailyMenuTitles: field(localizedString, {
      label: { es: 'Título de las cartas', en: 'Title of the menus' },
    }),
    dailyMenuDescriptions: optionalField(localizedText, {
      label: { es: 'Texto de las cartas', en: 'Text of the menus' },
    }),
  }),
  ...inGroup('groups', {
    submenuTitles: field(localizedString, {
      label: { es: 'Título de las cartas para grupos', en: 'Title of the group menus' },
    }),
    submenuDescriptions: optionalField(localizedText, {
      label: { es: 'Texto de las cartas para grupos', en: 'Text of the group menus' },
    }),
  }),
  dailyMenus: optionalField(
    v.array(reference),
    {
      label: { es: 'Cartas', en: 'Menus' },
      help: {
        es: 'Las primeras, en este orden; detrás van las demás cartas activas.',
        en: 'The first ones, in this order; every other active menu follows.',
      },
      input: 'references',
      group: 'daily',
      to: ['dailyMenu'],
    },
    [],
  ),
  submenus: optionalField(
    v.array(reference),
    {
      label: { es: 'Cartas para grupos', en: 'Group menus' },
      help: {
        es: 'Las primeras, en este orden; detrás van las demás cartas activas.',
        en: 'The first ones, in this order; every other active menu follows.',
      },
      input: 'references',
      group: 'groups',
      to: ['submenu'],
    },
    [],
  ),
  isActive,
});

export type MenuSection = v.InferOutput<typeof menuSection>;
export type DailyMenu = v.InferOutput<typeof dailyMenu>;
export type Submenu = v.InferOutput<typeof submenu>;
export type Banner = v.InferOutput<typeof banner>;
export type Snapshot = v.InferOutput<typeof snapshot>;

/** Lists are chosen by their slug, as the page writes it. */
const menuList = ({ slug }: Readonly<Record<string, unknown>>) =>
  `/menu?list=${encodeURIComponent(
    String(slug ?? '')
      .trim()
      .replace(/\s+/g, '-'),
  )}`;

export const dailyMenuCollection = list('dailyMenus', dailyMenu, {
  place: 10,
  fillsPage: true,
  page: menuList,
  hasOwnPage: true,
  form: {
    one: { es: 'carta', en: 'menu' },
    several: { es: 'cartas', en: 'menus' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      dishes: { es: 'Platos', en: 'Dishes' },
    },
  },
  uniqueBy: 'slug',
  order: 'displayOrder',
  hasActiveFlag: true,
  forgivingLists: ['sections', 'items'],
  isPartOf: ['snapshot'],
});

export const submenuCollection = list('submenus', submenu, {
  place: 20,
  fillsPage: true,
  page: menuList,
  hasOwnPage: true,
  form: {
    one: { es: 'carta para grupos', en: 'group menu' },
    several: { es: 'cartas para grupos', en: 'group menus' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      dishes: { es: 'Platos', en: 'Dishes' },
    },
  },
  uniqueBy: 'slug',
  order: 'displayOrder',
  hasActiveFlag: true,
  forgivingLists: ['submenuItems'],
  isPartOf: ['snapshot'],
});

export const bannerCollection = list('banners', banner, {
  place: 30,
  page: '/menu',
  form: {
    one: { es: 'cartel', en: 'banner' },
    several: { es: 'carteles', en: 'banners' },
  },
  order: 'updatedAt',
  isPartOf: ['snapshot'],
});

export const snapshotCollection = special(snapshot, {
  place: 40,
  page: '/menu',
  form: {
    one: { es: 'página del menú', en: 'menu page' },
    groups: {
      content: { es: 'Contenido', en: 'Content' },
      daily: { es: 'Cartas', en: 'Menus' },
      groups: { es: 'Cartas para grupos', en: 'Group menus' },
    },
  },
  isSingleton: true,
  hasActiveFlag: true,
  isPartOf: ['snapshot'],
});
