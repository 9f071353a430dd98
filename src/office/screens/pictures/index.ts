import { lazy } from 'react';
import { PhotoLibraryIcon } from '../../app/icons.ts';
import type { Area } from '../../app/area.ts';
import { bilingual } from '../../words.ts';

/** The library of pictures. */
export const area: Area = {
  name: 'pictures',
  needs: 'content',
  firstWords: bilingual({
    title: { es: 'Fotos', en: 'Photos' },
  }),
  words: () => import('./words.ts'),
  menu: [
    {
      to: '/pictures',
      label: 'pictures.title',
      icon: PhotoLibraryIcon,
      order: 46,
      group: 'content',
    },
  ],
  resources: [
    {
      name: 'pictures',
      list: lazy(() => import('./PictureLibrary.tsx')),
      edit: lazy(() => import('./PictureDetail.tsx')),
    },
  ],
};
