import { addDays, businessDay } from '../../src/i18n/index.ts';
import { addAuthenticator } from '../../tests/browser/office/support/authenticator.ts';
import { startOffice, type Office } from '../../tests/browser/office/support/office.ts';
import { OWNER } from '../../tests/support/owner.ts';
import { submit } from '../../tests/support/submit.ts';
import { selected, type Amount } from '../support/amount.ts';
import { launchBrowser, type Page } from '../support/browser.ts';
import { atMost, type Figure } from '../support/figure.ts';
import {
  choosePicture,
  enter,
  field,
  focused,
  fromHere,
  inMenu,
  KEY,
  see,
  tap,
  tapIn,
  touched,
  type,
  type Hand,
  type Step,
  type Steps,
} from '../support/hand.ts';

/** What a step waits for at most, milliseconds. */
const PATIENCE = 10_000;

/** All tasks together must take so much of what they took. */
const SHARE = 0.6;

/** A day two weeks ahead that somebody asks for, and as it is typed. */
const DAY = addDays(businessDay(new Date()), 15);
const typedDay = DAY.split('-').slice(1).reverse().map(Number).join('/');

/** Touches and seconds are those of an owner's first day; NaN where nobody measured, or it could not be done. */
const task = (name: string, touches: number, seconds: number, steps: readonly Steps[]) => ({
  ...{ name, before: { touches, seconds }, steps: steps.flat() },
});

/** Each begins on Today, but those whose name goes on with "then". */
const TASKS = [
  task('a price', 4, 30, [
    [tap('button', /^Platos/), tap('button', /el precio de Croissant de almendra$/)],
    [type('7,35'), enter, see(/7,35\s€/)],
  ]),
  task('sold out', 2, 3.7, [
    [tap('button', /^Platos/), tap('button', 'Agotado hoy: Croissant de almendra')],
    see(/vuelve/),
  ]),
  task('a notice in one’s own words', 5, 32, [
    [tap('button', /^Aviso/), field('En español')],
    type('Mañana cerramos a las cuatro por obras en la calle.'),
    [tap('button', 'Publicar el aviso'), see(/en la web/)],
  ]),
  task('closed today', 2, NaN, [
    [tap('button', /^Horario y cierres/), tap('button', 'Cerrado todo el día')],
    see(/^Hoy: cerrado/),
  ]),
  task('closed tomorrow', 11, 118, [
    [tap('button', /^Horario y cierres/), tap('button', 'Mañana')],
    [tap('button', 'Cerrado todo el día'), see(/^Mañana, .*: cerrado/)],
  ]),
  task('then taken back', 5, 10.6, [tap('button', 'Deshacer'), see(/^Deshecho/)]),
  task('a request on Today', 1, 2.9, [tap('link', /^Solicitud nueva: Lucía/), see('Presupuestos')]),
  task('then a quote with an item of one’s own, sent', 11, 71, [
    [tap('link', /^(Preparar un p|P)resupuesto$/), tap('button', 'Añadir un concepto')],
    // A new line has the focus, and a price that stands there gives way to the one that is typed.
    [focused('Concepto'), type('Camarero para servir en la mesa'), enter, enter],
    [focused('Precio (€)'), type('90,50'), tap('button', 'Enviar al cliente')],
    ({ page }) => page.getByRole('dialog').waitFor(),
    [tap('button', 'Enviar al cliente'), see('Ver como el cliente')],
  ]),
  task('then accepted by the customer', 3, 4, [
    async ({ page }) => {
      const link = page.getByRole('link', { name: 'Ver como el cliente' });
      await page.goto(new URL((await link.getAttribute('href')) ?? '').pathname);
    },
    [tap('textbox', 'Tu nombre y apellidos'), type('Lucía Vega')],
    [tap('checkbox', /He leído las condiciones/), tap('button', 'Aceptar con obligación de pago')],
    see(/Falta la señal/),
  ]),
  task('that it was accepted', NaN, NaN, [see('Aceptado, falta la señal')]),
  task('its deposit', NaN, NaN, [
    [tap('button', /^Anotar un pago/), tap('button', 'Guardar')],
    see('Señal recibida'),
  ]),
  task('its group on the calendar', 3, 4.6, [
    [tap('link', 'Calendario'), tap('button', /15 · Lucía/), see('Menú y conceptos')],
  ]),
  task('then the kitchen’s sheet of that day', 2, 3, [tap('link', 'Hoja de cocina'), see(/Lucía/)]),
  task('the picture of the front page, from the page', NaN, NaN, [
    // Then it was in no form.
    // By the menu, in a tab of its own.
    [touched, touched, ({ page }: Hand) => page.goto('/').then(() => undefined)],
    [tap('link', /Foto de portada/), ...choosePicture],
    [tap('button', 'Publicar'), see(/^Publicado/)],
  ]),
  task('a dish in two languages, with its allergens and a picture', 20, 212, [
    [tap('button', /^Platos/), tap('link', 'Plato nuevo en Croissants')],
    [focused('Nombre · español'), type('Tortilla de patatas con cebolla'), enter],
    [focused('Nombre · inglés'), type('Potato omelette with onion'), enter],
    [focused(/^Precio/), type('4,50')],
    [tap('button', /^Huevo/), tap('button', /^Leche/), tap('button', 'El resto, no')],
    [tap('button', 'Más sobre esto'), ...choosePicture],
    [tap('button', 'Publicar'), see(/^Publicado/)],
  ]),
  task('a post, with a picture, for another day', 24, 98, [
    // Then it said that it was scheduled, and was never seen.
    [tap('link', 'Nueva entrada del blog'), focused('Título · español')],
    [type('Roscón de Reyes'), field('Resumen · español'), type('Ya se puede encargar.')],
    [...choosePicture, field('Fecha de publicación')],
    ({ page }) => page.getByLabel('Fecha de publicación').fill(`${DAY}T09:00`),
    [tap('tab', 'Texto'), field('Texto · español')],
    type('Lo hacemos con masa madre, y con nata quien la quiera.'),
    [tap('button', 'Publicar'), see(/^Programado/)],
  ]),
  task('a menu in the place of another', 3, 4.8, [
    [tap('button', /^Cambiar de carta/), tapIn('Dulces: Poner en su lugar', 'Bebidas')],
    see(/en lugar de/),
  ]),
  task('to the form of a workshop’s date', 4, NaN, [
    [tap('link', 'Nueva fecha de taller'), see('Publicar')],
  ]),
  task('to the opening hours', NaN, NaN, [inMenu(/^Horario/), see('Publicar')]),
  task('then the hours before, on the site again', 5, 10.6, [
    [tap('button', 'Versiones'), tap('button', 'Recuperar como borrador')],
    [tap('button', 'Publicar'), see(/^Publicado/)],
  ]),
  task('two messages marked as read', 4, 2.6, [
    [tap('link', 'Bandeja'), tap('checkbox', /^Ana/), tap('checkbox', /^Bruno/)],
    (hand) =>
      Promise.all([
        hand.page.waitForResponse(/inbox\/read/),
        tap('button', 'Marcar como leído')(hand),
      ]),
  ]),
  task('all of a person, up to the last question', 5, 5, [
    inMenu('Privacidad'),
    focused('Correo'),
    [type('ana@example.com'), tap('button', 'Buscar'), tap('button', 'Borrar a esta persona')],
    see('¿Borrar para siempre?'),
  ]),
  task('a person by name', 2, 1.8, [
    [tap('link', 'Bandeja'), tap('searchbox', /./), type('lucia'), see(/Lucía/)],
  ]),
  task('what is asked for a day', 4, 3, [
    [tap('link', 'Bandeja'), tap('searchbox', /./), type(typedDay), see(/Lucía/)],
    ({ page }) => page.getByText(/Ana Gil/).waitFor({ state: 'detached' }),
  ]),
  task('then all of it in a spreadsheet', 2, 2, [
    tap('button', 'Descargar'),
    (hand) =>
      Promise.all([hand.page.waitForEvent('download'), tap('menuitem', /Excel|xlsx/i)(hand)]),
  ]),
  task('what visitors think', 2, 3, [inMenu(/^Opiniones/), see(/[Oo]pini/)]),
  task('somebody invited', 5, 6, [
    inMenu(/^Personas/),
    tap('button', 'Invitar a alguien'),
    [type('eva@example.com'), tap('button', 'Crear el enlace'), see(/caduca en 7 días/)],
  ]),
  task('a backup, on the phone', 4, 11, [
    inMenu(/[Cc]opia/),
    tap('button', 'Hacer una copia ahora'),
    async (hand) => {
      const take = hand.page.getByRole('listitem').getByRole('button', { name: 'Descargar' });
      await take.first().waitFor();
      await Promise.all([
        hand.page.waitForEvent('download'),
        touched(hand).then(() => take.first().tap()),
      ]);
    },
  ]),
  task('a word of the site', 4, NaN, [
    inMenu(/^Palabras de la web/),
    focused(/^Buscar/),
    type('ir al cont'),
    see(/Ir al contenido/),
  ]),
  task('the legal identity, from the list', 1, 2, [tap('link', /legal|NIF/i), see(/NIF/)]),
  task('out, and in again', 5, 3 + ((OWNER.email + OWNER.password).length * KEY) / 1_000, [
    // Its keys were not counted then.
    [tap('button', 'Tu cuenta'), tap('menuitem', 'Cerrar sesión'), see('Entrar')],
    [focused('Correo'), type(OWNER.email), enter, focused('Contraseña'), type(OWNER.password)],
    [tap('button', 'Entrar'), see('Cambiar en la web')],
  ]),
  task('a passkey of this phone', 3, 18, [
    [tap('button', 'Tu cuenta'), tap('menuitem', 'Mi cuenta')],
    [tap('button', 'Añadir este dispositivo'), see(/^Llave añadida/)],
  ]),
  task('then in again with it', 1, 3, [
    [tap('button', 'Tu cuenta'), tap('menuitem', 'Cerrar sesión'), see('Entrar'), fromHere],
    [tap('button', /llave/), see('Cambiar en la web')],
  ]),
];

export const what = 'what an owner does on a phone, beside their first day';

export async function run({ only }: Amount): Promise<Figure[]> {
  await using office = await startOffice({ WARM_UP: 'off' });
  await send(office);
  await using browser = await launchBrowser();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  // Browsers make no passkey for an address without a name.
  const baseURL = office.url.replace('127.0.0.1', 'localhost');
  const { origins, cookies } = office.storageState;
  const storageState = {
    origins,
    cookies: cookies.map((one) => ({ ...one, domain: 'localhost' })),
  };
  const context = await browser.newContext({ ...phone, storageState, baseURL, locale: 'es-ES' });
  await context.addInitScript(offerNoPasskeys);
  const page = await context.newPage();
  await addAuthenticator(context, page);
  page.setDefaultTimeout(PATIENCE);
  const figures: Figure[] = [];
  const sums = { touches: { now: 0, then: 0 }, seconds: { now: 0, then: 0 } };
  for (const { name, before, steps } of selected(TASKS, only)) {
    if (!name.startsWith('then')) await openToday(page);
    const took = await measure(name, steps, page);
    for (const unit of ['touches', 'seconds'] as const) {
      const [now, then] = [took[unit], before[unit]];
      const isKnown = !Number.isNaN(then);
      figures.push(atMost(name, now, isKnown ? then : Infinity, unit));
      if (!isKnown) continue;
      sums[unit].now += now;
      sums[unit].then += then;
    }
  }
  for (const [unit, { now, then }] of Object.entries(sums))
    figures.push(atMost('all of them', now, SHARE * then, unit, `before ${then.toFixed(0)}`));
  return figures;
}

async function openToday(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.locator('#quick-title').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: nothing is chosen beneath the email field, which the virtual authenticator does by itself. */
function offerNoPasskeys(): void {
  if ('PublicKeyCredential' in globalThis)
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
}

/** Touches and seconds of a task; one that cannot be done takes for ever, and says why. */
async function measure(name: string, steps: readonly Step[], page: Page) {
  const hand: Hand = { page, touches: 0, startedAt: performance.now() };
  try {
    for (const step of steps) await step(hand);
    return { touches: hand.touches, seconds: (performance.now() - hand.startedAt) / 1_000 };
  } catch (error) {
    console.log(`      ${name}: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`);
    return { touches: Infinity, seconds: Infinity };
  }
}

/** Sends a request and two messages as the site's forms do. */
async function send({ url }: Office): Promise<void> {
  const contact = {
    lastName: 'Gil',
    phone: '+34 600 000 001',
    message: '¿Abrís mañana?',
    locale: 'es',
  };
  const request = {
    ...{ firstName: 'Lucía', service: 'catering', email: 'lucia@example.com', locale: 'es' },
    ...{ phone: '+34 600 000 000', requestedDate: DAY, requestedTime: 'afternoon' },
    participants: '11-15',
  };
  const answers = [
    await submit(url, { ...contact, firstName: 'Ana', email: 'ana@example.com' }, {}, 'contact'),
    await submit(
      url,
      { ...contact, firstName: 'Bruno', email: 'bruno@example.com' },
      {},
      'contact',
    ),
    await submit(url, request),
  ];
  if (answers.some(({ status }) => status !== 201)) throw new Error('Not all were taken');
}
