import { expect, it } from 'vitest';
import { copyOf } from './copy.server.ts';

it('is called a copy in every language', () => {
  const title = [
    { _key: 'es', value: 'Menú' },
    { _key: 'fr', value: 'Menu' },
    { _key: 'ar', value: 'قائمة' },
  ];
  expect(copyOf('dailyMenu', { title })).toEqual({
    title: [
      { _key: 'es', value: 'Menú (copia)' },
      { _key: 'fr', value: 'Menu (copie)' },
      { _key: 'ar', value: 'قائمة (نسخة)' },
    ],
  });
});
