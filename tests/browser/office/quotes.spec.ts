/** A request becomes a quote that the customer accepts, and a group on the calendar and the kitchen's sheet. */
import { addDays, formatDate, businessDay } from '../../../src/i18n/index.ts';
import { lookAt } from './support/look-at.ts';
import type { Office } from './support/office.ts';
import { comeBack, expect, forget, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

/** A day on which the sample business is open, far enough ahead for every notice. */
function nextTuesday(): string {
  let day = addDays(businessDay(new Date()), 14);
  while (new Date(day).getUTCDay() !== 2) day = addDays(day, 1);
  return day;
}
const DAY = nextTuesday();
const TODAY = businessDay(new Date());

test.use(PHONE);

/** A request as the site's form sends it; answers its id. */
async function request(office: Office, locale: 'es' | 'en', firstName: string): Promise<string> {
  const answer = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ locale, firstName, service: 'catering', email: 'lucia@example.com' },
      ...{ phone: '+34 600 000 000', requestedDate: DAY, requestedTime: 'afternoon' },
      ...{ participants: '11-15', allergy: 'Una persona celíaca', allergyConsent: true },
    }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

interface Version {
  readonly link: string;
  readonly state: string;
}

/** Writes and sends a quote without the screens; answers its private address. */
async function quoted(office: Office, submissionId: string): Promise<string> {
  const begun = await office.call('POST', 'quotes', { submissionId });
  const { id } = (await begun.json()) as { id: string };
  const sent = await office.call('POST', `quotes/${id}/send`, undefined, { 'If-Match': '"1"' });
  expect(sent.status).toBe(200);
  const { versions } = (await sent.json()) as { versions: Version[] };
  return versions[0]?.link ?? '';
}

test('quotes, the calendar and the kitchen', async ({ page, browser, office, noise }) => {
  await test.step('a request is quoted, accepted, on the calendar and on the kitchen sheet', async () => {
    const name = 'Lucía';
    const id = await request(office, 'es', name);
    await page.goto(`/admin/quotes/new/${id}`);
    await expect(page.getByText('Lo que pide')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);
    // Fifteen at the price of the first sample menu, 25 €.
    const total = page.locator('div[aria-live=polite] > p').first();
    await expect(total).toHaveText(/^375,00\s€$/);
    await page.getByRole('button', { name: es('quotes.addLine') }).click();
    const line = page.getByRole('group').last();
    // The new one, as soon as it is there.
    await expect(line.getByRole('textbox', { name: es('quotes.label') })).toHaveValue('');
    await line.getByRole('textbox', { name: es('quotes.label') }).fill('Camarero');
    await line.getByLabel('Precio (€)').fill('90,50');
    await expect(total).toHaveText(/^465,50\s€$/);
    await expect(page.getByText(/^Señal: 232,75\s€$/)).toBeVisible();
    await page.getByRole('button', { name: es('quotes.addLine') }).click();
    await expect(line.getByRole('textbox', { name: es('quotes.label') })).toHaveValue('');
    await line.getByRole('textbox', { name: es('quotes.label') }).fill('Postre de la casa');
    await lookAt(page, 'quote');
    await page.getByRole('button', { name: es('quotes.send') }).click();
    const dialog = page.getByRole('dialog');
    // A deposit is asked for, and the sample says no way to pay it.
    const unpayable = dialog.getByRole('alert').filter({ hasText: es('quotes.money.unsaid') });
    await expect(unpayable.getByRole('link', { name: es('quotes.money.say') })).toBeVisible();
    await dialog.getByRole('button', { name: es('quotes.send') }).click();
    const link = page.getByRole('link', { name: es('quotes.open') });
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/\/quote\/[\w-]{43}$/);

    const outside = await browser.newContext(PHONE);
    const visitor = await outside.newPage();
    await visitor.goto(`${office.url}${new URL(address).pathname}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tu presupuesto');
    await expect(visitor.getByRole('row', { name: /^Total/ })).toContainText(/465,50\s€/);
    // The third line is there as the others are: what is clipped away is under no finger.
    await visitor.getByRole('rowheader', { name: 'Postre de la casa' }).click({ trial: true });
    // Its unit price is read out, and not seen.
    const unitPrice = visitor.getByRole('row', { name: /^Camarero/ }).locator('td:nth-child(3)');
    await expect(unitPrice).toHaveText(/^90,50\s€$/);
    await expect(unitPrice).toHaveCSS('clip-path', 'inset(50%)');
    await lookAt(visitor, 'quote-of-visitor');
    await visitor.getByLabel('Tu nombre y apellidos').fill('Lucía Vega');
    await visitor.getByLabel('He leído las condiciones y las acepto.').check();
    await visitor.getByRole('button', { name: 'Aceptar con obligación de pago' }).press('Enter');
    await expect(visitor.getByRole('status')).toContainText('Lucía Vega aceptó este presupuesto');
    await expect(visitor.getByRole('button')).toHaveCount(0);
    await outside.close();

    await goWithin(page, '/admin/quotes');
    await expect(page.locator('h1')).toHaveText(es('quotes.title'));
    await page.goBack();
    await expect(page.getByText('El cliente lo aceptó: ya no cambia.')).toBeVisible();
    await expect(page.getByRole('button', { name: es('ra.action.save') })).toHaveCount(0);

    const quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await goWithin(page, '/admin/calendar');
    // The date is held, and firm once the deposit is there.
    await expect(page.getByText(`15 · ${name} (por confirmar)`)).toBeVisible();
    const payment = {
      kind: 'deposit',
      means: 'transfer',
      cents: 232_75,
      day: TODAY,
    };
    const paid = await office.call('POST', `quotes/${quoteId}/payments`, {
      ...{ id: crypto.randomUUID(), payment, paid: 0, sendsReceipt: false },
    });
    expect(paid.status, await paid.text()).toBe(200);
    await comeBack(page);
    await expect(page.getByText(`15 · ${name}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /– \d+ de [a-z]+ de \d{4}$/ })).toBeVisible();
    await lookAt(page, 'calendar');

    await goWithin(page, `/admin/kitchen/${DAY}`);
    const sheet = page.getByRole('article', { name: new RegExp(name) });
    await expect(sheet).toContainText(/15 × /);
    await expect(page.getByText('celíaca')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver dietas y alergias' }).click();
    await expect(page.getByText('Una persona celíaca').first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Gluten' })).toContainText(
      /al menos/,
    );
    await lookAt(page, 'kitchen');
  });

  await test.step('a group that phoned is added, and a phone reads the calendar until it may not', async () => {
    await goWithin(page, '/admin/calendar');
    await page.getByRole('button', { name: 'Añadir un grupo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre o empresa').fill('Peña El Boquerón');
    const people = dialog.getByLabel(es('shared.people'), { exact: true });
    // What is no number is not saved as the one before it.
    await people.fill('muchas');
    await dialog.getByRole('button', { name: es('ra.action.save') }).click();
    await expect(dialog.getByText('Aquí va un número.')).toBeVisible();
    await expect(people).toBeFocused();
    await people.fill('60');
    await dialog.getByLabel(es('quotes.day')).fill(TODAY);
    await dialog.getByRole('button', { name: es('ra.action.save') }).click();
    await expect(page.getByText('60 · Peña El Boquerón').first()).toBeVisible();
    await expect(page.getByText(/En el kiosco, .*: habría 60 personas y caben 40/)).toBeVisible();

    const make = page.getByRole('button', { name: es('calendar.feed.make') });
    await make.click();
    const address = await page.getByLabel(/no se vuelve a mostrar/).inputValue();
    const read = () => fetch(`${office.url}${new URL(address).pathname}`);
    const calendar = await (await read()).text();
    expect(calendar).toContain('BEGIN:VCALENDAR');
    expect(calendar).not.toContain('Boquerón');
    // Before it is known that there is one, none is offered: it would take its place.
    const feed = '**/api/admin/calendar/feed';
    await page.route(feed, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(es('errors.offline'))).toBeVisible();
    await expect(make).toHaveCount(0);
    await page.unroute(feed);
    await page.getByRole('button', { name: es('office.tryAgain') }).click();
    forget(noise, /ERR_FAILED/);
    await page.getByRole('button', { name: es('calendar.feed.revoke') }).click();
    await expect(make).toBeVisible();
    expect((await read()).status).toBe(404);
  });

  await test.step('the kitchen sheet sums what is made, and prints with the allergies alone', async () => {
    const plan = {
      ...{ day: TODAY, endsAt: '16:00', place: 'kiosk', service: 'catering', state: 'confirmed' },
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
        plan: {
          ...plan,
          name: 'Clase de 4.º B',
          startsAt: '14:30',
          people: 20,
          menu: '20 × Paella',
        },
      },
      {
        plan: {
          ...plan,
          name: 'Vera',
          startsAt: '12:00',
          people: 8,
          menu: '',
          note: 'Con carrito',
        },
      },
    ];
    for (const group of groups)
      expect((await office.call('POST', 'calendar/groups', group)).status).toBe(200);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'true');
    });
    const sheet = '**/api/admin/calendar/kitchen/*';
    await page.route(sheet, (route) => route.abort());
    await goWithin(page, `/admin/kitchen/${TODAY}`);
    await expect(page).toHaveTitle(new RegExp(`^${es('shared.kitchenSheet')} · .*\\d{4} · `));
    await expect(page.getByText(/^No hay conexión/)).toBeVisible();
    await page.unroute(sheet);
    await page.getByRole('button', { name: es('office.tryAgain') }).click();
    forget(noise, /ERR_FAILED/);
    await expect(page.getByRole('listitem').filter({ hasText: '32 × Paella' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/no se imprime sin las dietas/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: es('calendar.sheet.print') }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    const avoid = page.getByRole('listitem').filter({ hasText: 'Frutos secos' });
    await expect(avoid).toContainText(/1 ×.*Peña del Sur/);
    // As it is printed, without what is for the screen alone.
    await page.emulateMedia({ media: null });
    const folder = process.env['OFFICE_PICTURES'];
    const pdf = await page.pdf({ format: 'A4', ...(folder && { path: `${folder}/kitchen.pdf` }) });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    // Who rings since has allergies that nobody has looked at: the sheet is no whole one.
    const late = {
      plan: { ...plan, name: 'Tarde', startsAt: '15:00', people: 4, menu: '' },
      needs,
    };
    expect((await office.call('POST', 'calendar/groups', late)).status).toBe(200);
    await comeBack(page);
    const article = page.getByRole('article', { name: 'Tarde' });
    await expect(article).toContainText(es('calendar.sheet.hidden'));
    await expect(avoid).toHaveCount(0);
    await page.getByRole('button', { name: es('calendar.sheet.show') }).click();
    await expect(article).toContainText('Mesa aparte');
  });
});

test('a visitor reads it in English and answers it without JavaScript', async ({
  browser,
  office,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const path = new URL(await quoted(office, await request(office, 'en', 'Emma'))).pathname;
  await page.goto(`${office.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote');
  await expect(page.locator('script')).toHaveCount(0);
  await expect(page.getByText(formatDate(DAY, 'en')).first()).toBeVisible();
  await page.locator('input, textarea').evaluateAll((fields) => {
    for (const field of fields) field.removeAttribute('required');
  });
  await page.getByRole('button', { name: 'Accept, with obligation to pay' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Type your name to accept it.')).toBeVisible();
  await page.getByLabel('Your full name').fill('Emma Woods');
  await page.getByLabel('I’ve read the terms and I accept them.').check();
  await page.getByRole('button', { name: 'Accept, with obligation to pay' }).click();
  await expect(page.getByRole('status')).toContainText('Emma Woods accepted this quote');

  const other = new URL(await quoted(office, await request(office, 'en', 'Tom'))).pathname;
  await page.goto(`${office.url}${other}`);
  await page.getByText('It’s not for me').click();
  await page.getByLabel(/Anything you’d like to tell us/).fill('Too dear, sorry');
  await page.getByRole('button', { name: 'Decline the quote' }).click();
  await expect(page.getByRole('status')).toContainText('You’ve declined this quote');
  expect(office.output()).not.toContain(path);
  expect(office.output()).not.toContain(other);
  await context.close();
});
