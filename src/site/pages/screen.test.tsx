import { expect, it } from 'vitest';
import { read } from '../../content/testing/read.ts';
import { dish, hours, menu } from '../../content/testing/samples.ts';
import type { MenuData } from '../blocks/menu/menu-data.server.ts';
import { rendered } from '../testing/page.tsx';
import { screenPage } from './Screen.server.tsx';

const document = read(
  'dailyMenu',
  menu('m', 1, { items: [dish('stew'), dish('fish', { weekdays: [5] })] }),
);
const data: MenuData = {
  ...{ snapshot: null, banner: null, asked: undefined },
  menus: { lists: [{ id: 'm', title: { es: 'Menú' }, document }], selected: undefined },
  submenus: { lists: [], selected: undefined },
};

const at = (now: string) =>
  rendered(<screenPage.View data={data} />, 'es', {
    hours: read('openingHours', hours()),
    now: new Date(now),
  }).html();

// A Sunday: eight days later, on a Monday, there is something to say in between.
it('is the same, whenever and by whichever machine it is rendered, until something else is true', () => {
  const first = at('2026-11-22T07:00:30Z');
  expect(first).toContain('"moments"');
  expect(at('2026-11-22T12:47:00Z')).toBe(first);
  expect(at('2026-11-23T09:00:00Z')).not.toBe(first);
});
