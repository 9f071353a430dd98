import { galleryCaptions } from './captions/gallery.ts';
import { pageCaptions } from './captions/pages.ts';
import { serviceCaptions } from './captions/services.ts';

/** A picture as the rest of the project knows it: its file, its size, what it shows. */
export interface CatalogueEntry {
  name: string;
  file: string;
  width: number;
  height: number;
  alt: { es: string; en: string };
}

const portraitGallery = new Set([2, 9, 13, 19, 23, 26, 29, 32, 35, 40, 41, 43, 46, 47]);
const squareGallery = new Set([3, 5, 11, 14, 17, 21, 25, 28, 30, 33, 37, 44]);

const sizeByFamily: Record<string, readonly [number, number]> = {
  hero: [2000, 1250],
  banner: [1600, 600],
  service: [1200, 900],
  workshop: [1200, 900],
  menu: [952, 1090],
  blog: [1600, 1000],
  about: [1200, 900],
  team: [900, 900],
};

/** The size in pixels of a picture: one for each family, mixed in the gallery. */
export function sizeOf(name: string): readonly [number, number] {
  if (name === 'about-film') return [1280, 720];
  const [family = '', number] = name.split('-');
  if (family === 'gallery') {
    if (portraitGallery.has(Number(number))) return [1200, 1600];
    return squareGallery.has(Number(number)) ? [1200, 1200] : [1600, 1200];
  }
  const size = sizeByFamily[family];
  if (!size) throw new Error(`No size is known for the picture "${name}".`);
  return size;
}

const captions = { ...serviceCaptions, ...pageCaptions, ...galleryCaptions };

/** Every picture of the sample business, in a stable order. */
export const catalogue: CatalogueEntry[] = Object.entries(captions).map(([name, [es, en]]) => {
  const [width, height] = sizeOf(name);
  return { name, file: `${name}.webp`, width, height, alt: { es, en } };
});
