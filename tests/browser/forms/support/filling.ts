import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { addDays, businessDay } from '../../../../src/i18n/index.ts';

export type Values = Readonly<Record<string, string>>;

/** A page that has a request form and little else. */
export const REQUEST_PAGE = '/catering';

/** The request form of a page. */
export function requestForm(page: Page): Locator {
  return page.locator('#form form');
}

/** The contact form of its page, the feedback form of its own. */
export function mainForm(page: Page): Locator {
  return page.locator('main form');
}

export function field(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`);
}

/** An email address that no other test uses. */
export function newEmail(): string {
  return `guest-${randomUUID()}@example.com`;
}

/** The day, yyyy-mm-dd in Madrid, this many days from today. */
export function dayFromNow(days: number): string {
  return addDays(businessDay(new Date()), days);
}

/** A request with all required fields. */
export function requestValues(email: string = newEmail()) {
  return {
    firstName: 'Carmen',
    email,
    phone: '+34 600 000 000',
    requestedDate: dayFromNow(20),
    requestedTime: 'evening',
    participants: '6-10',
  };
}

/** A message with all required fields. */
export function contactValues(email: string = newEmail()) {
  return {
    firstName: 'Carmen',
    lastName: 'Ruiz',
    email,
    phone: '(952) 000-000',
    message: '¿Abrís en agosto?',
  };
}

/** Texts of a request with markup and all kinds of Unicode: composed and decomposed, right to left, beyond the BMP. */
export const TEXTS = {
  firstName: '<img src=x onerror="alert(1)">',
  lastName: 'O\'Neill–Muñoz e\u0301 & "co"',
  company: 'شركة السعادة · 食堂 · \u{20BB7}野家',
  message: '</textarea><script>alert(2)</script>\n👩🏽‍🍳🧑‍🧑‍🧒 {{name}} ${x} %00 \\u0000\n\u202Eabc\u202C',
};

const CHOICES = ['requestedTime', 'participants'];

/** Fills in fields by name; `on` ticks a checkbox. */
export async function fillIn(form: Locator, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const element = field(form, name);
    if (CHOICES.includes(name)) await element.selectOption(value);
    else if (value === 'on') await element.check();
    else await element.fill(value);
  }
}

/** The current values of the fields. */
export async function written(form: Locator, names: readonly string[]): Promise<Values> {
  const entries: [string, string][] = [];
  for (const name of names) entries.push([name, await field(form, name).inputValue()]);
  return Object.fromEntries(entries);
}

/** The calls that the page makes to a path, in order; the list grows as they happen. */
export function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

/** The idempotency keys of the calls. */
export function keysOf(calls: readonly Request[]): string[] {
  return calls.map((request) => request.headers()['idempotency-key'] ?? '');
}
