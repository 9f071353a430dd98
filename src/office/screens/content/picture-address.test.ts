import { expect, it } from 'vitest';
import { withFile } from './picture-address.ts';

const picture = {
  asset: { _type: 'reference', _ref: 'image-paella-800x600-jpg' },
  alt: [{ _key: 'es', value: 'Una paella' }],
  hotspot: { x: 0.1, y: 0.9 },
  crop: { top: 0.5 },
  caption: [{ _key: 'es', value: 'En la terraza' }],
};

it('says nothing of another picture that was said of the one before', () => {
  const next = { ...picture, ...withFile(picture, 'image-flan-800x600-jpg') };
  expect(next.asset._ref).toBe('image-flan-800x600-jpg');
  expect(next).toMatchObject({ alt: undefined, hotspot: undefined, crop: undefined });
  expect(next.caption).toBe(picture.caption);
});

it('keeps what is said of a picture that is chosen again', () => {
  expect({ ...picture, ...withFile(picture, picture.asset._ref) }).toEqual(picture);
});
