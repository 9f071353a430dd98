import { describe, expect, it } from 'vitest';
import type { ContentService } from './content-service.ts';
import { pictureProblems } from './picture-check.server.ts';
import { withPictureDefaults, type PictureDefault } from './picture-defaults.server.ts';
import * as sample from './testing/samples.ts';

const REF = 'image-0123456789abcdef0123-1600x600-webp';
const shown = (more: object = {}) => ({ asset: { _ref: REF }, ...more });
const DEFAULT: PictureDefault = {
  alt: { es: 'Un horno', en: 'An oven' },
  focalPoint: { x: 0.25, y: 0.75 },
};

async function answered(answer: unknown, defaults: Record<string, PictureDefault>) {
  const service = { galleryPictures: async () => answer } as unknown as ContentService;
  const source = { read: async () => new Map(Object.entries(defaults)), forget() {} };
  return withPictureDefaults(service, source).galleryPictures() as Promise<unknown>;
}

describe('what is said of a picture as a whole', () => {
  it('fills in what the document does not say, wherever the picture is', async () => {
    const answer = [{ _id: 'a', body: [{ image: shown() }] }];
    expect(await answered(answer, { [REF]: DEFAULT })).toEqual([
      {
        _id: 'a',
        body: [
          {
            image: shown({
              alt: { es: 'Un horno', en: 'An oven' },
              hotspot: { x: 0.25, y: 0.75, width: 0.2, height: 0.2 },
            }),
          },
        ],
      },
    ]);
    expect(answer).toEqual([{ _id: 'a', body: [{ image: shown() }] }]);
  });

  it('gives way to the document, language by language', async () => {
    const hotspot = { x: 0, y: 0, width: 1, height: 1 };
    const image = shown({ alt: { es: 'Nuestro horno' }, hotspot });
    expect(await answered({ image }, { [REF]: DEFAULT })).toEqual({
      image: shown({ alt: { es: 'Nuestro horno', en: 'An oven' }, hotspot }),
    });
  });

  it('leaves the very same answer where nothing is said', async () => {
    const answer = { image: shown(), other: [1, null, 'x'] };
    expect(await answered(answer, {})).toBe(answer);
    expect(await answered(answer, { other: DEFAULT })).toBe(answer);
    const silent = { alt: { es: '', en: '' }, focalPoint: null };
    expect(await answered(answer, { [REF]: silent })).toEqual(answer);
  });
});

describe('pictures that nobody has described', () => {
  const problemsOf = (image: unknown, defaults: Record<string, PictureDefault> = {}) =>
    pictureProblems(sample.post('p', { image }), new Map(Object.entries(defaults)));

  it('are named with the languages that are missing', () => {
    expect(problemsOf(shown())).toMatchObject([
      { path: ['image', 'alt'], rule: 'altText', expected: 'es' },
    ]);
    expect(problemsOf(shown({ alt: { es: ' ', en: '' } }))).toHaveLength(1);
  });

  it('are none once they say it in one language', () => {
    expect(problemsOf(shown({ alt: 'Un horno' }))).toEqual([]);
    const onlyEnglish = [{ _key: 'x', language: 'en', value: 'An oven' }];
    expect(problemsOf(shown({ alt: onlyEnglish }))).toEqual([]);
  });

  it('are none when the document or the picture as a whole says it', () => {
    const both = [
      { _key: 'es', value: 'Un horno' },
      { _key: 'en', value: 'An oven' },
    ];
    expect(problemsOf(shown({ alt: both }))).toEqual([]);
    expect(problemsOf(shown(), { [REF]: DEFAULT })).toEqual([]);
    const half = { ...DEFAULT, alt: { es: 'Un horno', en: '' } };
    expect(problemsOf(shown({ alt: { en: 'An oven' } }), { [REF]: half })).toEqual([]);
  });

  it('are found in lists and in rich text, but not where the name stands beside them', () => {
    const inText = pictureProblems(
      sample.post('p', { content: [{ _key: 'es', value: [{ _type: 'image', ...shown() }] }] }),
      new Map(),
    );
    expect(inText.map(({ path }) => path)).toEqual([['content', 0, 'value', 0, 'alt']]);
    const settings = { _type: 'globalSettings', favicon: shown(), logo: shown() };
    expect(pictureProblems(settings, new Map())).toEqual([]);
    const film = { asset: { _ref: 'file-0123456789abcdef0123-mp4' } };
    expect(problemsOf(film)).toEqual([]);
  });
});
