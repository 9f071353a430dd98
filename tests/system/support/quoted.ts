import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import type { Business } from './businesses.ts';

interface Quote {
  readonly id: string;
  readonly revision: string;
  readonly draft: object;
  readonly versions: readonly { readonly link: string }[];
}

/**
 * Quotes a request, reminds its customer, has them accept without JavaScript, and notes that they paid.
 * Answers where they see it, what they saw there, and the emails that both sides got.
 */
export async function everyQuote({ get, call, emails }: Business, submissionId: string) {
  const before = new Set(await emails());
  const written = async () => (await emails()).filter((email) => !before.has(email));
  const begun = (await (await call('POST', 'quotes', { submissionId })).json()) as Quote;
  const quote = `quotes/${begun.id}`;
  const today = businessDay(new Date());
  const event = { day: addDays(today, 20), startsAt: '09:00', endsAt: '10:00', people: 4 };
  const lines = [{ key: '', label: 'Cuatro hogazas', count: 4, unit: 450 }];
  const draft = {
    ...begun.draft,
    ...event,
    lines,
    depositShare: 5_000,
    validUntil: addDays(today, 1),
  };
  const saved = (await (await call('PUT', quote, { draft }, begun.revision)).json()) as Quote;
  const sent = (await (
    await call('POST', `${quote}/send`, undefined, saved.revision)
  ).json()) as Quote;
  await call('POST', `${quote}/reminders`, { about: 'answer' });
  const { pathname } = new URL(sent.versions[0]?.link ?? '');
  const pages = [await (await get(pathname)).text()];
  const answer = await get(pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'answer=accepted&name=Ana+Gil&terms=on',
  });
  expect(answer.status).toBe(303);
  const payment = { kind: 'deposit', means: 'bizum', cents: 900, day: today };
  const noting = { id: randomUUID(), payment, paid: 0, sendsReceipt: true };
  await call('POST', `${quote}/payments`, noting);
  pages.push(await (await get(pathname)).text());
  // The quote, the reminder, its acceptance to both, the receipt.
  await expect.poll(async () => (await written()).length).toBe(5);
  return { path: pathname, pages, written: await written() };
}
