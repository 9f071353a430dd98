import { expect, test } from 'vitest';
import { pageInCurrentSchema } from './older-pages.server.ts';
import { read } from './testing/read.ts';

const said = (value: string) => [{ _key: 'es', value }];
const page = (kind: string, more: object) => ({
  ...{ _id: `copy-${kind}`, _type: 'pageCopy', kind, displayOrder: 1 },
  ...more,
});
const kindsIn = (document: Parameters<typeof read>[1]) =>
  read('pageCopy', document).blocks?.map((one) => ('of' in one ? one.of : one._type));

test('what about and contact told as a whole becomes blocks with its texts, where it stood', () => {
  const about = pageInCurrentSchema(
    page('about', {
      texts: [{ key: 'team', text: said('Pocas personas') }],
      blocks: [{ _type: 'questions' }, { _type: 'body' }],
    }),
  );
  expect(kindsIn(about)).toEqual(['questions', 'story', 'team', 'service', 'events']);
  expect(about).toMatchObject({ texts: [] });
  expect(read('pageCopy', about).blocks?.[2]).toMatchObject({ text: { es: 'Pocas personas' } });
  // Of 0.1.0, without blocks.
  const contact = pageInCurrentSchema(
    page('contact', {
      texts: [
        { key: 'write', text: said('Contestamos') },
        { key: 'find', text: said('Junto al paseo') },
      ],
    }),
  );
  expect(kindsIn(contact)).toEqual(['contact', 'place', 'questions']);
  expect(read('pageCopy', contact).blocks).toMatchObject([
    { text: { es: 'Contestamos' } },
    { text: { es: 'Junto al paseo' } },
    {},
  ]);
  // Once it is so, it stays; and other pages keep their own part.
  for (const once of [about, contact]) expect(pageInCurrentSchema(once)).toBe(once);
  expect(kindsIn(pageInCurrentSchema(page('menu', {})))).toEqual(['body', 'questions', 'form']);
});
