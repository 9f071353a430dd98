import { lazy } from 'react';
import {
  ArticleOutlinedIcon,
  MenuBookOutlinedIcon,
  ScheduleOutlinedIcon,
  SpellcheckOutlinedIcon,
  TranslateIcon,
  WidgetsOutlinedIcon,
} from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

const group = 'content';

/** The site's content: lists, forms, and the words of the interface. */
export const area: Area = {
  name: 'content',
  needs: 'content',
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
    { to: '/content/dailyMenu', label: 'content.menus', icon: MenuBookOutlinedIcon, order: 14 },
    {
      to: '/content/openingHours/openingHours',
      label: 'content.hours',
      short: 'content.hoursShort',
      icon: ScheduleOutlinedIcon,
      order: 42,
      group,
    },
    { to: '/content/blog', label: 'content.blog', icon: ArticleOutlinedIcon, order: 44, group },
    {
      to: '/translations',
      label: 'content.translations.title',
      icon: TranslateIcon,
      order: 46,
      group,
    },
    {
      to: '/content-words',
      label: 'content.wording',
      icon: SpellcheckOutlinedIcon,
      order: 48,
      group,
    },
    { to: '/content', label: 'content.title', icon: WidgetsOutlinedIcon, order: 49, group },
  ],
  pages: [
    { path: '/content', screen: lazy(() => import('./Overview.tsx')) },
    {
      path: '/content/:type',
      screen: lazy(() => import('./ContentList.tsx')),
    },
    {
      path: '/content/:type/:id',
      screen: lazy(() => import('./ContentEdit.tsx')),
    },
    {
      path: '/translations',
      screen: lazy(() => import('./Translations.tsx')),
    },
    { path: '/content-words', screen: lazy(() => import('./Wordings.tsx')) },
  ],
};
