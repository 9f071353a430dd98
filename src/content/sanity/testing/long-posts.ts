import * as sample from '../../testing/samples.ts';
import type { Lake } from './lake.server.ts';

/** As long as a post's body is in one language, characters. */
const PARAGRAPHS = 12;
const TEXT = 'Una tarde de otoño, con la cocina llena de gente y de humo. '.repeat(16);

const inBoth = (value: unknown) => ['es', 'en'].map((_key) => ({ _key, value }));

/** Paragraphs, pictures and pictures beside text, 12,000 characters in each language. */
const CONTENT = inBoth([
  ...Array.from({ length: PARAGRAPHS }, () => sample.paragraph(TEXT)),
  { ...sample.picture(), _key: 'p' },
  {
    _type: 'imageWithText',
    _key: 'w',
    image: { ...sample.picture(), caption: inBoth('La cocina') },
    alignment: 'left',
    text: [sample.paragraph(TEXT)],
  },
]);

/** Puts posts with long bodies, of which the newest comes last. */
export function putLongPosts(lake: Lake, count: number): void {
  for (let index = 0; index < count; index += 1) {
    lake.put(
      sample.post(`3f0c2b6e-5d3f-4a52-9f64-${String(index).padStart(12, '0')}`, {
        title: inBoth(`Lo que aprendimos en la entrada número ${index}`),
        slug: { _type: 'slug', current: `lo-que-aprendimos-en-la-entrada-${index}` },
        description: inBoth('Lo que se guisa de octubre a marzo, y a quién se lo compramos.'),
        coverImage: { ...sample.picture(), alt: inBoth('Una mesa puesta para doce') },
        author: { name: 'La cocina' },
        content: CONTENT,
        publishedAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
      }),
    );
  }
}
