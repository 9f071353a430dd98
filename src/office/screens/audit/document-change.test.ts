import { afterEach, expect, it, vi } from 'vitest';
import type { ListedEntry } from '../../audit-entry.ts';
import { documentChange } from './document-change.ts';

afterEach(() => vi.unstubAllGlobals());

const entry = { id: '1', at: 10, subject: 'document/notice/notice' } as ListedEntry;

it('knows an erased document, which has nothing to show, from one that could not be read', async () => {
  const gone = Response.json({ error: 'notFound' }, { status: 404 });
  vi.stubGlobal('fetch', async () => gone.clone());
  expect(await documentChange(entry)).toBeNull();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  await expect(documentChange(entry)).rejects.toMatchObject({ code: 'offline' });
});
