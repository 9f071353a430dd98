import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { lastSeen } from './seen.ts';

it('knows the statuses that any page has shown, the latest of each', () => {
  const client = new QueryClient();
  const shown = (page: number, updatedAt: number, statuses: Readonly<Record<string, string>>) =>
    client.setQueryData(
      ['inbox', 'getList', { pagination: { page, perPage: 2 } }],
      { data: Object.entries(statuses).map(([id, status]) => ({ id, status })), total: 4 },
      { updatedAt },
    );
  shown(2, 3, { b: 'done', c: 'new' });
  shown(1, 2, { a: 'answered', b: 'new', d: 'new' });
  client.setQueryData(['inbox', 'getOne', { id: 'a' }], { id: 'a', status: 'spam' });
  // Of what no list has shown nothing is said.
  expect(lastSeen(client, ['a', 'b', 'c', 'e'], 'status')).toEqual({
    ...{ a: 'answered', b: 'done', c: 'new' },
  });
});
