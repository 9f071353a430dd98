import { expect } from '@playwright/test';
import { addDays, businessDay } from '../../../../src/i18n/index.ts';
import type { Office } from './office.ts';
import { sampleHolidays } from '../../support/sample-holidays.ts';

const TERMS = 'content/bookingTerms/bookingTerms';

/** A day on which the sample business is open, far enough ahead for every notice. */
async function workingDay(): Promise<string> {
  const from = addDays(businessDay(new Date()), 14);
  const { within } = await sampleHolidays();
  const holidays = within(from, 30).map(({ day }) => day);
  let day = from;
  while (new Date(day).getUTCDay() !== 2 || holidays.includes(day)) day = addDays(day, 1);
  return day;
}
/** The day that is asked for. */
export const DAY = await workingDay();

/** Has the business say how it is paid. */
export async function sayHow(office: Office, ways: object): Promise<void> {
  const { revision, published } = (await (await office.call('GET', TERMS)).json()) as {
    revision: string;
    published: { values: object };
  };
  const saved = await office.call(
    'PUT',
    TERMS,
    { values: { ...published.values, ...ways } },
    { 'If-Match': `"${revision}"` },
  );
  expect(saved.status, await saved.clone().text()).toBe(200);
  const { revision: draft } = (await saved.json()) as { revision: string };
  const live = await office.call('POST', `${TERMS}/publish`, undefined, {
    'If-Match': `"${draft}"`,
  });
  expect(live.status, await live.text()).toBe(200);
}

/** A request for eleven to fifteen people, quoted and sent; answers the quote and its private path. */
export async function quoted(office: Office, firstName: string, change: object = {}) {
  const answer = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ locale: 'es', firstName, service: 'catering', email: 'lucia@example.com' },
      ...{ phone: '+34 600 000 000', requestedDate: DAY, requestedTime: 'afternoon' },
      participants: '11-15',
    }),
  });
  const { id: submissionId } = (await answer.json()) as { id: string };
  const begun = await office.call('POST', 'quotes', { submissionId });
  const { id, draft } = (await begun.json()) as { id: string; draft: object };
  await office.call(
    'PUT',
    `quotes/${id}`,
    { draft: { ...draft, ...change } },
    { 'If-Match': '"1"' },
  );
  const sent = await office.call('POST', `quotes/${id}/send`, undefined, { 'If-Match': '"2"' });
  const { versions, number } = (await sent.json()) as {
    versions: { link: string }[];
    number: string;
  };
  return { id, number, path: new URL(versions[0]?.link ?? '').pathname };
}
