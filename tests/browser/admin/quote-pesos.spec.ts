/** Money in another currency: from the settings to a price, a quote, what its customer reads, and its deposit. */
import { goOnTyping } from '../support/type-like-a-person.ts';
import { lookAt } from './support/look-at.ts';
import { expect, goWithin, PHONE, publish, test } from './support/one-office.ts';
import { es } from './support/says.ts';
import { quoted, sayHow } from './support/sent-quotes.ts';
import { dishText, publicText } from './support/today.ts';

test.use(PHONE);

test('money in pesos, from the settings to the deposit', async ({ page, office }) => {
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
  await lookAt(page, 'price-in-pesos');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: es('ra.boolean.true') }).click();
  await expect(page.getByRole('status')).toContainText(/2\.900\s\$/);
  await expect
    .poll(() => dishText(office, '/menu/all', 'Croissant de almendra'))
    .toContain('2.900 $');
  await page.getByRole('button', { name: es('shared.done') }).click();

  const lines = [{ key: '', label: 'Menú', count: 1, unit: 8_901 }];
  const { id, path } = await quoted(office, 'Gabriela', { lines, depositShare: 3_000 });
  const answer = { answer: 'accepted', name: 'Gabriela Soto', terms: 'on' };
  const accepted = await fetch(`${office.url}${path}`, {
    method: 'POST',
    headers: { origin: office.url },
    body: new URLSearchParams(answer),
  });
  expect(accepted.status).toBeLessThan(400);
  // 30 % of 8,901 are 2,670.3.
  expect(await publicText(office, path)).toMatch(/Señal: 2\.670\s\$, hasta el/);
  // Accounts in Chile have no IBAN.
  expect(await publicText(office, path)).toContain('Te escribimos para contarte cómo pagarlo.');
  const account = 'Cuenta corriente 12-345, Banco de ejemplo.';
  await sayHow(office, { transferText: { es: account, en: account } });
  await expect.poll(() => publicText(office, path)).toContain(account);
  await goWithin(page, `/admin/quotes/${id}`);
  await page.getByRole('button', { name: es('quotes.money.note') }).click();
  const amount = page.getByRole('dialog').getByLabel(es('quotes.money.amount', { sign: '$' }));
  await expect(amount).toHaveValue('2670');
  await amount.press('ControlOrMeta+a');
  await goOnTyping(page, '2.670');
  await lookAt(page, 'deposit-in-pesos');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('ra.action.save') })
    .click();
  await expect(page.getByText('Señal recibida').first()).toBeVisible();
});
