import { describe, expect, it } from 'vitest';
import { createPictureAddresses } from '../media/index.ts';
import { ownIcon } from './own-icon.server.ts';

const pictures = createPictureAddresses(() => 'signed00');
const favicon = (size: string, crop?: Record<'left' | 'right' | 'top' | 'bottom', number>) => ({
  favicon: { asset: { _ref: `image-0123456789abcdef0123-${size}-png` }, crop },
});

describe('the owner’s icon', () => {
  it('is a square PNG of the size that is asked for', () => {
    const address = ownIcon(favicon('800x600'), 192, pictures);
    expect(address).toMatch(/^\/images\/0123456789abcdef0123-800x600\.png\?.*w=192&h=192&fm=png/);
  });

  it('is left out where its picture, or what a crop leaves of it, is too small', () => {
    expect(ownIcon(favicon('800x300'), 512, pictures)).toBeNull();
    const half = { left: 0.5, right: 0, top: 0, bottom: 0 };
    expect(ownIcon(favicon('800x800', half), 512, pictures)).toBeNull();
    expect(ownIcon(favicon('800x800'), 512, pictures)).not.toBeNull();
  });

  it('is shown in a tab however small it is', () => {
    expect(ownIcon(favicon('48x48'), 96, pictures)).not.toBeNull();
  });

  it('is nothing without settings or without a picture', () => {
    expect(ownIcon(null, 96, pictures)).toBeNull();
    expect(ownIcon({}, 96, pictures)).toBeNull();
  });
});
