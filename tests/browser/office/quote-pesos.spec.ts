/** Money in another currency: from the settings to a price, a quote, what its customer reads, and its deposit. */
import { goOnTyping } from '../support/type-like-a-person.ts';
import type { Office } from './support/office.ts';
import { expect, goWithin, PHONE, publish, test } from './support/one-office.ts';
import { es } from './support/says.ts';
import { quoted, sayHow } from './support/sent-quotes.ts';
import { dishText, publicText } from './support/today.ts';

test.use(PHONE);

test('money in pesos, from the settings to the deposit', async ({ page, office }) => {
  const euros = await quoted(office, 'Lucía', {
    lines: [{ key: '', label: 'Menú', count: 1, unit: 25_050 }],
    depositShare: 5_000,
  });
  await accept(office, euros.path);

  await page.goto('/admin/content/globalSettings/globalSettings');
  await page.getByRole('tab', { name: 'Hora y moneda' }).click();
  await page.getByRole('combobox', { name: /^Moneda/ }).click();
  await goOnTyping(page, 'peso chileno');
  await page.getByRole('option', { name: /^CLP/ }).click();
  await publish(page, 'es');

  // The office goes by it at once, without being loaded again.
  await goWithin(page, '/admin');
  await page.getByRole('button', { name: /^Platos/ }).click();
  await page.getByRole('button', { name: /el precio de Croissant de almendra$/ }).click();
  await goOnTyping(page, '2.900');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: es('ra.boolean.true') }).click();
  await expect(page.getByRole('status')).toContainText(/2\.900\s\$/);
  await expect
    .poll(() => dishText(office, '/menu/all', 'Croissant de almendra'))
    .toContain('2.900 $');
  await page.getByRole('button', { name: es('shared.done') }).click();

  const lines = [{ key: '', label: 'Menú', count: 1, unit: 8_901 }];
  const { id, number, path } = await quoted(office, 'Gabriela', { lines, depositShare: 3_000 });
  await accept(office, path);
  // 30 % of 8,901 are 2,670.3.
  expect(await publicText(office, path)).toMatch(/Señal: 2\.670\s\$, hasta el/);
  // Accounts in Chile have no IBAN.
  expect(await publicText(office, path)).toContain('Te escribimos para contarte cómo pagar.');
  const account = 'Cuenta corriente 12-345, Banco de ejemplo.';
  await sayHow(office, { transferText: { es: account, en: account } });
  await expect.poll(() => publicText(office, path)).toContain(account);
  await goWithin(page, `/admin/quotes/${id}`);
  // Today, where the other quote waits, has such a button, too.
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.getByRole('button', { name: es('quotes.money.note') }).click();
  const amount = page.getByRole('dialog').getByLabel(es('quotes.money.amount', { sign: '$' }));
  await expect(amount).toHaveValue('2670');
  await amount.press('ControlOrMeta+a');
  await goOnTyping(page, '2.670');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('ra.action.save') })
    .click();
  await expect(page.getByText('Señal recibida').first()).toBeVisible();

  // What was accepted in euros is paid in euros.
  expect(await publicText(office, euros.path)).toMatch(/Señal: 125,25\s€, hasta el/);
  await goWithin(page, '/admin/quotes');
  await expect(page.getByText(/250,50\s€/)).toBeVisible();
  await goWithin(page, `/admin/quotes/${euros.id}`);
  await expect(page.locator('div[aria-live=polite] > p').first()).toHaveText(/^250,50\s€$/);
  await expect(page.getByLabel('Precio (€)')).toHaveValue('250,50');
  await page.getByRole('button', { name: es('quotes.money.note') }).click();
  const inEuros = page.getByRole('dialog').getByLabel(es('quotes.money.amount', { sign: '€' }));
  await expect(inEuros).toHaveValue('125,25');
  await inEuros.press('ControlOrMeta+a');
  await goOnTyping(page, '100,50');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('ra.action.save') })
    .click();
  await expect(page.getByText(/100,50\s€/).first()).toBeVisible();
  expect(await publicText(office, euros.path)).toMatch(/100,50\s€/);

  // Who did what says it in the currency that it was done in.
  await goWithin(page, '/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('audit.title'));
  await expect(page.getByRole('main')).toContainText(/100,50\s€/);
  await expect(page.getByRole('main')).toContainText(/2\.670\s\$/);
});

/** Has the customer of a quote accept it. */
async function accept(office: Office, path: string): Promise<void> {
  const answer = { answer: 'accepted', name: 'Gabriela Soto', terms: 'on' };
  const accepted = await fetch(`${office.url}${path}`, {
    method: 'POST',
    headers: { origin: office.url },
    body: new URLSearchParams(answer),
  });
  expect(accepted.status).toBeLessThan(400);
}
