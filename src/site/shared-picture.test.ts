import { expect, test } from 'vitest';
import { noContent } from '../content/testing/no-content.ts';
import { read } from '../content/testing/read.ts';
import { picture, service } from '../content/testing/samples.ts';
import { pagesOf } from './testing/site.ts';

test('a shared page’s picture says its title alone, also where that is in another language', async () => {
  const tarts = { ...service('tarts'), slug: 'tarts', title: { es: 'Tartas' }, image: picture() };
  const get = pagesOf({ ...noContent, services: async () => [read('service', tarts)] });
  for (const address of ['/tarts', '/en/tarts']) {
    const image = (await get(address)).$('meta[property="og:image"]').attr('content') ?? '';
    expect(Object.fromEntries(new URL(image).searchParams)).toMatchObject({ title: 'Tartas' });
  }
});
