/** Groups on the calendar, and the dialog in which they are changed. */
import type { Locator, Page } from '@playwright/test';
import { businessDay } from '../../../../src/i18n/index.ts';
import type { GroupPlan } from '../../../../src/requests/index.ts';
import type { Office } from './office.ts';
import { expect } from './one-office.ts';
import { es } from './says.ts';

export const DAY = businessDay(new Date());
export const PLAN: GroupPlan = {
  ...{ day: DAY, startsAt: '13:00', endsAt: '16:00', people: 12, place: 'kiosk', menu: '' },
  ...{ service: 'catering', state: 'confirmed', name: '', note: '' },
};

export const words = {
  show: es('calendar.needsShow'),
  save: es('ra.action.save'),
  saved: es('shared.saved'),
  close: es('ra.action.close'),
  glutenFree: es('calendar.dietNames.glutenFree'),
  nuts: es('calendar.allergenNames.nuts'),
  people: es('shared.people'),
  ...{ note: es('calendar.note'), other: es('calendar.needsNote'), name: es('calendar.name') },
  ...{ add: es('calendar.add'), begin: es('calendar.needsAdd') },
  ask: es('office.unsaved.typed.title'),
  keep: es('office.unsaved.typed.keep'),
  discard: es('ra.action.discard'),
  ...{ offline: /^No hay conexión/, stale: /^Otra persona ha cambiado este grupo/ },
  day: es('shared.day'),
  erase: es('shared.erase'),
  undo: es('ra.action.undo'),
  state: es('shared.status'),
  calledOff: es('calendar.cancelled'),
  ...{ notKept: /no han quedado como las has escrito/ },
} as const;

/** A group that phoned; answers its id and its revision. */
export async function group(
  office: Office,
  name: string,
  plan: Partial<GroupPlan> = {},
): Promise<{ id: string; revision: string }> {
  const body = { plan: { ...PLAN, ...plan, name } };
  const answer = await office.call('POST', 'calendar/groups', body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; revision: string };
}

export async function open(page: Page, name: string): Promise<Locator> {
  await page.getByText(`· ${name}`).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

export const field = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name, exact: true });
export const button = (at: Page | Locator, name: string) =>
  at.getByRole('button', { name, exact: true });

/** What somebody says on the telephone. */
export const NEEDS = [
  [words.glutenFree, '2'],
  [words.nuts, '1'],
  [words.note, 'Terraza'],
] as const;
export async function fillNeeds(dialog: Locator) {
  await button(dialog, words.show).click();
  for (const [name, text] of NEEDS) await field(dialog, name).fill(text);
}
/** Opened again, the dialog reads what the server has. */
export async function expectNeeds(page: Page, name: string) {
  const dialog = await open(page, name);
  await button(dialog, words.show).click();
  for (const [field_, text] of NEEDS) await expect(field(dialog, field_)).toHaveValue(text);
  await button(dialog, words.close).click();
  await expect(dialog).toHaveCount(0);
}

/** By which id the browser keeps a new group. */
export const keptId = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.includes('groups/new')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { values?: { id: string } }).values
      ?.id;
  });
