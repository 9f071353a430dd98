/** What a cook reads from two metres away: one page, printed whole or not at all. */
import { businessDay } from '../../../src/i18n/index.ts';
import { lookAt } from './support/look-at.ts';
import { expect, forget, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

const DAY = businessDay(new Date());

test.use(PHONE);

test('the kitchen sheet sums what is made, and prints with the allergies alone', async ({
  page,
  office,
  noise,
}) => {
  const plan = {
    ...{ day: DAY, endsAt: '16:00', place: 'kiosk', service: 'catering', state: 'confirmed' },
    ...{ note: '' },
  };
  const needs = { diets: { glutenFree: 2 }, allergens: { nuts: 1 }, note: 'Mesa aparte' };
  const groups = [
    {
      plan: {
        ...{ ...plan, name: 'Peña del Sur', startsAt: '13:00', people: 14 },
        menu: '12 × Paella\n2 × Menú sin gluten',
      },
      needs,
    },
    {
      plan: { ...plan, name: 'Clase de 4.º B', startsAt: '14:30', people: 20, menu: '20 × Paella' },
    },
    {
      plan: { ...plan, name: 'Vera', startsAt: '12:00', people: 8, menu: '', note: 'Con carrito' },
    },
  ];
  for (const group of groups)
    expect((await office.call('POST', 'calendar/groups', group)).status).toBe(200);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  const sheet = '**/api/admin/calendar/kitchen/*';
  await page.route(sheet, (route) => route.abort());
  await page.goto(`/admin/kitchen/${DAY}`);
  await expect(page.getByText(/^No hay conexión/)).toBeVisible();
  await page.unroute(sheet);
  await page.getByRole('button', { name: es('office.tryAgain') }).click();
  forget(noise, /ERR_FAILED/);
  await expect(page.getByRole('listitem').filter({ hasText: '32 × Paella' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/no se imprime sin las dietas/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await lookAt(page, 'kitchen-phone');
  await page.getByRole('button', { name: es('calendar.sheet.print') }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const avoid = page.getByRole('listitem').filter({ hasText: 'Frutos secos' });
  await expect(avoid).toContainText(/1 ×.*Peña del Sur/);
  // As it is printed, without what is for the screen alone.
  await page.emulateMedia({ media: null });
  const folder = process.env['OFFICE_PICTURES'];
  const pdf = await page.pdf({ format: 'A4', ...(folder && { path: `${folder}/kitchen.pdf` }) });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
