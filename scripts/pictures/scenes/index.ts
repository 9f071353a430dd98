import type { Scene } from '../scene.ts';
import { aboutScenes } from './about.ts';
import { blogScenes } from './blog.ts';
import { galleryCoast } from './gallery-coast.ts';
import { galleryFeasts } from './gallery-feasts.ts';
import { galleryGarden } from './gallery-garden.ts';
import { galleryTables } from './gallery-tables.ts';
import { heroScenes } from './heroes.ts';
import { menuScenes } from './menus.ts';
import { serviceScenes } from './services.ts';
import { workshopScenes } from './workshops.ts';

const every: readonly Scene[] = [
  ...heroScenes,
  ...serviceScenes,
  ...workshopScenes,
  ...menuScenes,
  ...blogScenes,
  ...aboutScenes,
  ...galleryTables,
  ...galleryCoast,
  ...galleryGarden,
  ...galleryFeasts,
];

/** Every scene by the name of its picture. */
export const scenes: ReadonlyMap<string, Scene> = new Map(every.map((one) => [one.name, one]));
