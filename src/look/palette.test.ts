import { expect, it } from 'vitest';
import { contrast, leastContrast, TEXT_CONTRAST } from './color.ts';
import { DEFAULT_LOOK } from './look.ts';
import { groundsOf, paletteOf } from './palette.ts';

const LOOKS = {
  shipped: DEFAULT_LOOK,
  grey: {
    ...DEFAULT_LOOK,
    ...{ ground: '#ffffff', ink: '#111111', press: '#444444', link: '#333333' },
  },
  vivid: {
    ...DEFAULT_LOOK,
    ...{ ground: '#fff0f8', ink: '#300030', press: '#d0006f', link: '#6a00d0', accent: '#00e0c0' },
  },
};

it.each(Object.entries(LOOKS))(
  'in a %s look every text is read, in both schemes',
  (_name, look) => {
    const { light, dark, onDeep, onNight, accent, onAccent } = paletteOf(look);
    for (const scheme of [light, dark]) {
      for (const name of ['ink', 'soft', 'link', 'terracotta', 'olive', 'error'] as const)
        expect(leastContrast(scheme[name], groundsOf(scheme)), name).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        );
      expect(contrast(scheme.onPress, scheme.press)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const color of Object.values(onDeep))
        expect(contrast(color, scheme.deep)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const color of Object.values(onNight))
        expect(contrast(color, scheme.night)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  },
);
