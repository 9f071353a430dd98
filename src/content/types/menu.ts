import * as v from 'valibot';
import { list, special } from '../collection.ts';
import {
  displayOrder,
  documentFields,
  internalKey,
  isActive,
  localizedString,
  picture,
  reference,
  slug,
  item,
} from './common.ts';
import { menuItem, submenuItem } from './dish.ts';
import { field, optionalField } from './field.ts';
import { localizedRichText } from './rich-text.ts';

export const menuSection = item({
  key: internalKey,
  names: field(localizedString, { label: { es: 'Nombre', en: 'Name' } }),
  descriptions: optionalField(localizedString, {
    label: { es: 'Descripción', en: 'Description' },
    input: 'multiline',
  }),
  image: optionalField(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' }),
});

export const dailyMenu = v.object({
  ...documentFields,
  _type: v.literal('dailyMenu'),
  title: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  slug,
  isActive,
  displayOrder,
  sections: optionalField(
    v.array(menuSection),
    {
      label: { es: 'Secciones', en: 'Sections' },
      input: 'list',
      group: 'dishes',
    },
    [],
  ),
  items: optionalField(
    v.array(menuItem),
    {
      label: { es: 'Platos', en: 'Dishes' },
      input: 'list',
      group: 'dishes',
    },
    [],
  ),
});

export const submenu = v.object({
  ...documentFields,
  _type: v.literal('submenu'),
  titles: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  descriptions: optionalField(localizedString, {
    label: { es: 'Descripción', en: 'Description' },
    input: 'multiline',
  }),
  subtitles: optionalField(localizedString, { label: { es: 'Subtítulo', en: 'Subtitle' } }),
  slug,
  richText: optionalField(localizedRichText, {
    label: { es: 'Texto', en: 'Text' },
    input: 'richText',
  }),
  submenuItems: optionalField(
    v.array(submenuItem),
    {
      label: { es: 'Platos', en: 'Dishes' },
      input: 'list',
      group: 'dishes',
    },
    [],
  ),
  isActive,
  displayOrder,
});

export const banner = v.object({
  ...documentFields,
  _type: v.literal('banner'),
  image: field(picture, { label: { es: 'Foto', en: 'Photo' }, input: 'picture' }),
  titles: field(localizedString, { label: { es: 'Título', en: 'Title' } }),
  descriptions: optionalField(localizedString, {
    label: { es: 'Descripción', en: 'Description' },
    input: 'multiline',
  }),
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
  pageDescriptions: optionalField(localizedString, {
    label: { es: 'Descripción de la página', en: 'Page description' },
    input: 'multiline',
  }),
  dailyMenuTitles: field(localizedString, {
    label: { es: 'Título de las cartas', en: 'Title of the menus' },
    group: 'daily',
  }),
  dailyMenuDescriptions: optionalField(localizedString, {
    label: { es: 'Texto de las cartas', en: 'Text of the menus' },
    input: 'multiline',
    group: 'daily',
  }),
  submenuTitles: field(localizedString, {
    label: { es: 'Título de las cartas para grupos', en: 'Title of the group menus' },
    group: 'groups',
  }),
  submenuDescriptions: optionalField(localizedString, {
    label: { es: 'Texto de las cartas para grupos', en: 'Text of the group menus' },
    input: 'multiline',
    group: 'groups',
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
  toldApartBy: 'slug',
  order: 'displayOrder',
  hasActiveFlag: true,
  forgivingLists: ['sections', 'items'],
  isPartOf: ['snapshot'],
});

export const submenuCollection = list('submenus', submenu, {
  place: 20,
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
  toldApartBy: 'slug',
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
