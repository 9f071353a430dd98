import { expect } from '@playwright/test';
import type { Office } from './office.ts';

/** Begins the quote of a request and writes in it, without which it is in no list; answers its id. */
export async function writeQuote(office: Office, submissionId: string): Promise<string> {
  const begun = await office.call('POST', 'quotes', { submissionId });
  expect(begun.status).toBe(200);
  const { id, draft } = (await begun.json()) as { id: string; draft: object };
  const written = await office.call(
    'PUT',
    `quotes/${id}`,
    { draft: { ...draft, note: 'Con ganas de veros.' } },
    { 'If-Match': '"1"' },
  );
  expect(written.status).toBe(200);
  return id;
}
