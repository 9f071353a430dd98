import { expect, it, onTestFinished } from 'vitest';
import { menu } from '../../testing/samples.ts';
import { startFakeSanity } from './fake-sanity.server.ts';

async function given() {
  const sanity = await startFakeSanity();
  onTestFinished(() => sanity.close());
  const path = (endpoint: string) => `${sanity.url}/v2024-01-01/data/${endpoint}/production`;
  const mutate = async (mutations: unknown, token = sanity.token) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ mutations });
    const response = await fetch(path('mutate'), { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { sanity, path, mutate };
}

it('answers a query by GET and by POST', async () => {
  const { sanity, path } = await given();
  sanity.lake.put(menu('m', 1));
  const query = '*[_id == $id][0].title';
  const search = new URLSearchParams({ query, $id: '"m"' });
  const got = await (await fetch(`${path('query')}?${search}`)).json();
  expect(got).toMatchObject({ query, result: 'Menú m' });
  const body = JSON.stringify({ query, params: { id: 'm' } });
  const posted = await (await fetch(path('query'), { method: 'POST', body })).json();
  expect(posted).toMatchObject({ query, result: 'Menú m' });
});

it('names what is wrong with a query, a dataset, an address', async () => {
  const { sanity, path } = await given();
  const bad = await fetch(`${path('query')}?query=${encodeURIComponent('*[')}`);
  expect([bad.status, await bad.json()]).toMatchObject([
    400,
    { error: { type: 'queryParseError' } },
  ]);
  const other = await fetch(`${sanity.url}/v2024-01-01/data/query/other?query=*`);
  expect(other.status).toBe(404);
  expect((await fetch(`${sanity.url}/elsewhere`)).status).toBe(404);
});

it('takes mutations, all or none', async () => {
  const { sanity, mutate } = await given();
  const document = { _id: 'a', _type: 'note', n: 1 };
  const made = await mutate([{ create: document }, { createIfNotExists: { ...document, n: 2 } }]);
  expect(made).toMatchObject({
    status: 200,
    body: {
      results: [
        { id: 'a', operation: 'create' },
        { id: 'a', operation: 'none' },
      ],
    },
  });
  expect(await mutate([{ delete: { id: 'a' } }, { create: { _id: 'b' } }])).toMatchObject({
    status: 400,
  });
  expect(await mutate([{ create: document }])).toMatchObject({ status: 409 });
  await mutate([
    { patch: { id: 'a', set: { n: 3 } } },
    { createOrReplace: { _id: 'b', _type: 'note' } },
  ]);
  expect(sanity.lake.documents.get('a')).toMatchObject({ n: 3 });
  await mutate([{ delete: { id: 'a' } }]);
  expect([...sanity.lake.documents.keys()]).toEqual(['b']);
  expect(await mutate([{ create: document }], 'wrong')).toMatchObject({ status: 401 });
});
