import { createElement, lazy } from 'react';
import {
  ArticleOutlinedIcon,
  MenuBookOutlinedIcon,
  ScheduleOutlinedIcon,
  SpellcheckOutlinedIcon,
  TranslateIcon,
  WidgetsOutlinedIcon,
} from '../../app/icons.tsx';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

const group = 'office.groups.content';
const needs = 'content';

/** The site's content: lists, forms, and the words of the interface. */
export const area: Area = {
  name: 'content',
  firstWords: bilingual({
    menus: { es: 'Cartas', en: 'Menus' },
    hours: { es: 'Horario', en: 'Opening hours' },
    hoursShort: { es: 'Horario', en: 'Hours' },
    blog: { es: 'Blog', en: 'Blog' },
    wording: { es: 'Palabras de la web', en: 'Words on the site' },
    title: { es: 'Todo el contenido', en: 'All the content' },
    translations: { title: { es: 'Por traducir', en: 'To translate' } },
    done: { see: { es: 'Ver en la web', en: 'See it on the site' } },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/content/dailyMenu',
      label: 'content.menus',
      icon: MenuBookOutlinedIcon,
      needs,
      order: 14,
    },
    {
      to: '/content/openingHours/openingHours',
      label: 'content.hours',
      short: 'content.hoursShort',
      icon: ScheduleOutlinedIcon,
      needs,
      order: 42,
      group,
    },
    {
      to: '/content/blog',
      label: 'content.blog',
      icon: ArticleOutlinedIcon,
      needs,
      order: 44,
      group,
    },
    {
      to: '/translations',
      label: 'content.translations.title',
      icon: TranslateIcon,
      needs,
      order: 46,
      group,
    },
    {
      to: '/content-words',
      label: 'content.wording',
      icon: SpellcheckOutlinedIcon,
      needs,
      order: 48,
      group,
    },
    { to: '/content', label: 'content.title', icon: WidgetsOutlinedIcon, needs, order: 49, group },
  ],
  pages: [
    { path: '/content', element: createElement(lazy(() => import('./Overview.tsx'))), needs },
    {
      path: '/content/:type',
      element: createElement(lazy(() => import('./ContentList.tsx'))),
      needs,
    },
    {
      path: '/content/:type/:id',
      element: createElement(lazy(() => import('./ContentEdit.tsx'))),
      needs,
    },
    {
      path: '/translations',
      element: createElement(lazy(() => import('./Translations.tsx'))),
      needs,
    },
    { path: '/content-words', element: createElement(lazy(() => import('./Wordings.tsx'))), needs },
  ],
};
