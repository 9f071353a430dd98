/** Money for a quote: what its customer is told to pay, what the owner notes, and what everybody sees of it. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import { goOnTyping } from '../support/type-like-a-person.ts';
import { holdNextCall, loseNextAnswer } from './support/bad-line.ts';
import { lookAt } from './support/look-at.ts';
import { POSTGRES } from './support/office.ts';
import { expect, forget, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';
import { DAY, quoted, sayHow } from './support/sent-quotes.ts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

/** Somebody who is not signed in. */
const STRANGER = { ...PHONE, storageState: { cookies: [], origins: [] } };

// Of the tests that `npm test` runs in a browser, those of money do on PostgreSQL, where there is one.
test.use({ ...PHONE, postgres: POSTGRES || (process.env['TEST_DATABASE_URL'] ?? '') });

const SPANISH_WAYS = {
  ...{ iban: 'ES91 2100 0418 4502 0005 1332', accountHolder: 'Kiosco de ejemplo, S. L.' },
  bizumText: { es: 'Haz un Bizum al 600 000 000.', en: 'Send a Bizum to 600 000 000.' },
};

test('money for a quote', async ({ page, browser, noise, office }) => {
  await test.step('a place that gets too full is said while the quote is written', async () => {
    await quoted(office, 'Nuria');
    const answer = await fetch(`${office.url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ locale: 'es', firstName: 'Elena', service: 'catering', email: 'e@example.com' },
        ...{ phone: '+34 600 000 000', requestedDate: DAY, requestedTime: 'afternoon' },
        participants: '11-15',
      }),
    });
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`/admin/quotes/new/${id}`);
    // Beside Nuria's fifteen, whom nobody has planned yet: they are where their service is had.
    await expect(
      page.getByText(/En el kiosco: hay sitio. Con este grupo, 30 de 40 personas a la vez/),
    ).toBeVisible();
    const people = page.getByLabel(es('shared.people'), { exact: true });
    await people.click();
    await people.press('ControlOrMeta+a');
    // While it is asked whether they fit and what they cost, on a slow line, nothing moves under a thumb.
    const last = page.getByLabel(es('quotes.note'));
    const place = () => last.evaluate((field) => field.getBoundingClientRect().top + scrollY);
    await expect(page.getByRole('button', { name: es('quotes.again') })).toBeEnabled();
    const before = await place();
    const held = Promise.withResolvers<void>();
    const asked = /\/quote-(fit|prices)\?/;
    await page.route(asked, async (route) => {
      await held.promise;
      // What was asked for one person, on the way to sixteen, is not wanted any more.
      await route.continue().catch(() => undefined);
    });
    await goOnTyping(page, '16');
    await expect(page.getByText(es('quotes.fitting'))).toBeVisible();
    await expect(page.getByRole('button', { name: es('quotes.again') })).toBeDisabled();
    expect(await place()).toBe(before);
    held.resolve();
    await expect(page.getByText(/hay sitio. Con este grupo, 31 de 40/)).toBeVisible();
    expect(await place()).toBe(before);
    await page.unroute(asked);
    // Nor does what comes while something is pressed move that away; a browser of an iPhone keeps nothing in its place.
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
    const lines = page.getByRole('textbox', { name: es('quotes.label') });
    const count = await lines.count();
    const addLine = page.getByRole('button', { name: es('quotes.addLine') });
    await people.press('ControlOrMeta+a');
    const fit = await holdNextCall(page, '**/quote-fit?*people=45*');
    await goOnTyping(page, '45');
    await addLine.hover({ position: { x: 20, y: 6 } });
    await page.mouse.down();
    const answered = page.waitForResponse(/quote-fit\?.*people=45/);
    fit();
    await (await answered).finished();
    // As long as whoever presses slowly.
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(lines).toHaveCount(count + 1);
    await page.getByRole('button', { name: es('quotes.removeEmpty') }).click();
    const warning = page.getByText(/En el kiosco, .*: habría 45 personas y caben 40/);
    await expect(warning).toBeVisible();
    await lookAt(page, 'quote-too-many');
    await page.getByRole('button', { name: es('quotes.send') }).click();
    await expect(page.getByRole('dialog').getByText(/caben 40/)).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Para 45 personas')).toBeVisible();
    // Nothing runs in the frame of the preview, what looks at the screen neither.
    forget(noise, /Blocked script execution/);
  });

  await test.step('who is about to be too late is reminded with a tap, once', async () => {
    const { number } = await quoted(office, 'Marcos', {
      validUntil: addDays(businessDay(new Date()), 1),
    });
    await goWithin(page, '/admin');
    const item = page.getByRole('listitem').filter({ hasText: number });
    await expect(item).toContainText('Sin respuesta; caduca el');
    await item.getByRole('button', { name: /^Enviar un recordatorio/ }).click();
    await expect(page.getByText('Recordatorio enviado')).toBeVisible();
    await expect(item).toHaveCount(0);
    await goWithin(page, '/admin/quotes');
    await goWithin(page, '/admin');
    await expect(page.getByRole('heading', { name: es('today.waiting') })).toBeVisible();
    await expect(item).toHaveCount(0);
  });

  await test.step('from accepted to paid: what is due, how it is paid, and what came in', async () => {
    await sayHow(office, SPANISH_WAYS);
    const { id, number, path } = await quoted(office, 'Lucía');
    const outside = await browser.newContext(STRANGER);
    const visitor = await outside.newPage();
    await visitor.goto(office.url + path);
    await expect(visitor.getByText(/quedará en firme cuando nos llegue la señal/)).toBeVisible();

    // The owner sees that it was opened.
    await goWithin(page, `/admin/quotes/${id}`);
    await expect(page.getByText('Visto por el cliente').first()).toBeVisible();

    await visitor.getByLabel('Tu nombre y apellidos').fill('Lucía Vega');
    await visitor.getByLabel('He leído las condiciones y las acepto.').check();
    await visitor.getByRole('button', { name: 'Aceptar con obligación de pago' }).click();
    await expect(visitor.getByRole('status')).toContainText('Falta la señal');
    await expect(visitor.getByText(/^Señal: 187,50\s€, hasta el/)).toBeVisible();
    await expect(visitor.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
    await expect(visitor.getByText(`${number} Lucía`)).toBeVisible();
    await expect(visitor.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    await expect(visitor.getByText('Haz un Bizum al 600 000 000.')).toBeVisible();
    await expect(visitor.locator('script')).toHaveCount(0);
    await lookAt(visitor, 'quote-deposit-due');

    // An accepted quote is work.
    await goWithin(page, '/admin');
    const item = page.getByRole('listitem').filter({ hasText: number });
    await expect(item).toContainText('Aceptado, falta la señal');
    await expect(page.getByText(/^Todo al día/)).toHaveCount(0);
    await item.getByRole('link', { name: /^Abrir/ }).click();

    await page.getByRole('button', { name: es('quotes.money.note') }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel(es('quotes.money.amount', { sign: '€' }));
    await expect(amount).toHaveValue('187,50');
    await amount.press('ControlOrMeta+a');
    await goOnTyping(page, '1875');
    await expect(dialog.getByText(/más de lo que falta/)).toBeVisible();
    await amount.press('ControlOrMeta+a');
    await goOnTyping(page, '187,50');
    await dialog.getByLabel(es('quotes.money.how')).click();
    await page.getByRole('option', { name: 'Bizum' }).click();
    await lookAt(page, 'payment-dialog');
    // Without a connection nothing that was typed is lost.
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: es('ra.action.save') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(amount).toHaveValue('187,50');
    await page.context().setOffline(false);
    // Noted, and nobody heard of it: what is put right meanwhile counts, and it is no second payment.
    await amount.press('ControlOrMeta+a');
    await goOnTyping(page, '100');
    await loseNextAnswer(page, /quotes\/[\w-]+\/payments$/);
    await dialog.getByRole('button', { name: es('ra.action.save') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await amount.press('ControlOrMeta+a');
    await goOnTyping(page, '187,50');
    await dialog.getByRole('button', { name: es('ra.action.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Señal recibida').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Quitar: Señal/ })).toHaveCount(1);
    forget(noise, OFFLINE);
    forget(noise, /ERR_FAILED|status of 409/);

    await page.getByRole('button', { name: /^Quitar: Señal/ }).click();
    await expect(page.getByText('Aceptado, falta la señal').first()).toBeVisible();
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect(page.getByText('Señal recibida').first()).toBeVisible();
    // Noted by somebody else before it is given back: whoever is told so sees it, once.
    await page.getByRole('button', { name: /^Quitar: Señal/ }).click();
    await expect(page.getByText('Aceptado, falta la señal').first()).toBeVisible();
    const deposit = {
      kind: 'deposit',
      means: 'bizum',
      cents: 18_750,
      day: businessDay(new Date()),
    };
    const noted = { id: randomUUID(), payment: deposit, paid: 0, sendsReceipt: false };
    expect((await office.call('POST', `quotes/${id}/payments`, noted)).ok).toBe(true);
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect(page.getByText(es('errors.paidMeanwhile'))).toBeVisible();
    await expect(page.getByRole('button', { name: /^Quitar: Señal/ })).toHaveCount(1);
    // Nor is a correction stopped for good by somebody else's.
    await page.getByRole('button', { name: /^Corregir: Señal/ }).click();
    const theirs = { payment: { ...deposit, means: 'cash' } };
    const its = `quotes/${id}/payments/${noted.id}`;
    expect((await office.call('PUT', its, theirs, { 'If-Match': '"1"' })).ok).toBe(true);
    const keep = dialog.getByRole('button', { name: es('ra.action.save') });
    await keep.click();
    await expect(dialog.getByRole('alert')).toHaveText(es('errors.stale'));
    await keep.click();
    await expect(dialog).toHaveCount(0);
    forget(noise, /status of 409/);

    await visitor.reload();
    await expect(visitor.getByRole('status')).toContainText('¡Reservado!');
    await visitor.getByRole('link', { name: 'Ver el recibo' }).click();
    await expect(visitor.getByText(/^Hemos recibido 187,50\s€$/)).toBeVisible();
    await expect(visitor.getByText(/no es una factura/)).toBeVisible();
    await lookAt(visitor, 'receipt');
    const sheet = await visitor.pdf({ format: 'A4' });
    await visitor.getByRole('link', { name: 'Ver el presupuesto' }).click();
    await expect(visitor.getByRole('status')).toContainText('¡Reservado!');
    // What was accepted with it is folded on the screen, and whole on paper.
    const clause = visitor.getByRole('heading', { name: 'Cambios y cancelaciones' });
    await expect(clause).toBeHidden();
    await visitor.emulateMedia({ media: 'print' });
    await expect(clause).toBeVisible();
    await visitor.emulateMedia({ media: null });
    const whole = await visitor.pdf({ format: 'A4' });
    // Two pages each at most, as it is handed over.
    for (const pdf of [sheet, whole])
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    const folder = process.env['OFFICE_PICTURES'];
    if (folder) {
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/receipt.pdf`, sheet);
      await writeFile(`${folder}/quote.pdf`, whole);
    }
    await outside.close();
  });
});

/** A kitchen in Chile: whole pesos, thousands of them for a dish, and what is said of a deposit is what is due. */
