import { setTimeout as pause } from 'node:timers/promises';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { browserLaunch, chromium, type Page } from '../../tests/browser/support/browser-launch.ts';
import { startOffice, type Office } from '../../tests/browser/admin/support/office.ts';
import { OWNER } from '../../tests/support/owner.ts';
import { atMost, type Figure } from '../support/figure.ts';

/** At a person's pace: before each touch, and for each key, milliseconds. */
const TOUCH = 350;
const KEY = 120;

/** What a step waits for at most, milliseconds. */
const PATIENCE = 8_000;

/** The whole must take so much of what it took. */
const SHARE = 0.6;

type Role = Parameters<Page['getByRole']>[0];

/** The hand of an owner: what it touches is counted. */
interface Hand {
  readonly page: Page;
  readonly office: Office;
  tap(role: Role, name: string | RegExp): Promise<void>;
  type(text: string): Promise<void>;
  pick(label: string | RegExp, option: string): Promise<void>;
  see(text: string | RegExp): Promise<void>;
}

interface Task {
  readonly name: string;
  /** As the owner's first day was measured; without one it could not be done at all. */
  readonly taps?: number;
  readonly seconds?: number;
  /** Where it begins; Today where nothing is said. */
  readonly from?: string;
  /** Has what was done before stay on the screen. */
  readonly goesOn?: true;
  run(hand: Hand): Promise<void>;
}

const DAY = addDays(businessDay(new Date()), 15);
const menu = (link: RegExp) => async (hand: Hand) => {
  await hand.tap('button', 'Más');
  await hand.tap('link', link);
};

const TASKS: readonly Task[] = [
  {
    ...{ name: 'change a price', taps: 4, seconds: 30 },
    async run({ tap, type, see, page }) {
      await tap('button', /^Platos/);
      await tap('button', /el precio de Croissant de almendra$/);
      await type('7,35');
      await page.keyboard.press('Enter');
      await see(/7,35/);
    },
  },
  {
    ...{ name: 'sold out', taps: 2, seconds: 3.7 },
    async run({ tap, see }) {
      await tap('button', /^Platos/);
      await tap('button', /^Agotado.*: Croissant de almendra$/);
      await see(/vuelve|mañana/i);
    },
  },
  {
    ...{ name: 'a notice in one’s own words', taps: 5, seconds: 32 },
    async run({ tap, type, see }) {
      await tap('button', /^Aviso/);
      await tap('textbox', 'En español');
      await type('Mañana cerramos a las cuatro por obras en la calle.');
      await tap('button', 'Publicar el aviso');
      await see(/en la web/);
    },
  },
  {
    ...{ name: 'close today', taps: 2 },
    async run({ tap, see }) {
      await tap('button', /^Horario y cierres/);
      await tap('button', 'Cerrado todo el día');
      await see(/^Hoy: cerrado/);
    },
  },
  {
    ...{ name: 'close tomorrow', taps: 11, seconds: 118 },
    async run({ tap, see }) {
      await tap('button', /^Horario y cierres/);
      await tap('button', 'Mañana');
      await tap('button', 'Cerrado todo el día');
      await see(/^Mañana, .*: cerrado/);
    },
  },
  {
    ...{ name: 'take that back', taps: 5, seconds: 10.6, goesOn: true },
    async run({ tap, see }) {
      await tap('button', 'Deshacer');
      await see(/^Deshecho/);
    },
  },
  {
    ...{ name: 'find a request on Today', taps: 1, seconds: 2.9 },
    async run({ tap, see }) {
      await tap('link', /^Solicitud nueva: Lucía/);
      await see('Presupuestos');
    },
  },
  {
    ...{ name: 'a quote with an item of its own, sent', taps: 11, seconds: 71 },
    async run({ tap, type, see, page }) {
      await tap('link', /^Solicitud nueva: Lucía/);
      await tap('link', 'Presupuesto');
      await tap('button', 'Añadir un concepto');
      const line = page.getByRole('group').last();
      await line.getByLabel('Concepto').tap();
      await type('Camarero para servir en la mesa');
      await line.getByLabel('Precio (€)').tap();
      await type('90,50');
      await tap('button', 'Enviar al cliente');
      await page.getByRole('dialog').waitFor();
      await tap('button', 'Enviar al cliente');
      await see('Ver como el cliente');
    },
  },
  {
    ...{ name: 'the customer accepts it', taps: 3, seconds: 4, goesOn: true },
    async run({ page, tap, type, see }) {
      const link = page.getByRole('link', { name: 'Ver como el cliente' });
      await page.goto(new URL((await link.getAttribute('href')) ?? '').pathname);
      await tap('textbox', 'Tu nombre y apellidos');
      await type('Lucía Vega');
      await tap('checkbox', /He leído las condiciones/);
      await tap('button', 'Aceptar el presupuesto');
      await see(/Falta la señal/);
    },
  },
  {
    name: 'see on Today that it was accepted',
    run: ({ see }) => see('Aceptado, falta la señal'),
  },
  {
    name: 'note its deposit',
    async run({ tap, see }) {
      await tap('button', /^Anotar un pago/);
      await tap('button', 'Guardar');
      await see('Pago anotado');
    },
  },
  {
    ...{ name: 'its group on the calendar', taps: 3, seconds: 4.6 },
    async run({ tap, see }) {
      await tap('link', 'Calendario');
      if (DAY.slice(0, 7) > businessDay(new Date()).slice(0, 7)) await tap('button', /siguiente/i);
      await tap('button', /Lucía/);
      await see('Menú y conceptos');
    },
  },
  {
    ...{ name: 'the sheet of its kitchen', taps: 5, seconds: 7.6, from: `/admin/kitchen/${DAY}` },
    async run({ tap, see }) {
      await tap('button', 'Ver dietas y alergias');
      await see(/datos de salud/);
    },
  },
  {
    ...{ name: 'one menu in the place of another', taps: 3, seconds: 4.8 },
    async run({ tap, pick, see }) {
      await tap('button', /^Cambiar de carta/);
      await pick('Dulces: Poner en su lugar', 'Bebidas');
      await see(/en lugar de/);
    },
  },
  {
    ...{ name: 'to the form of a workshop’s date', taps: 4 },
    async run(hand) {
      await menu(/^Todo el contenido/)(hand);
      await hand.tap('link', /fechas? de taller|taller/i);
      await hand.tap('button', 'Nuevo');
      await hand.see('Publicar');
    },
  },
  {
    ...{ name: 'an older version', taps: 5, seconds: 10.6 },
    async run(hand) {
      await menu(/^Horario/)(hand);
      await hand.tap('button', 'Más acciones');
      await hand.tap('menuitem', 'Versiones');
      await hand.tap('button', /Publicad/);
      await hand.see(/Recuperar|Volver/);
    },
  },
  {
    ...{ name: 'a person by name', taps: 2, seconds: 1.8 },
    async run({ tap, type, see }) {
      await tap('link', 'Bandeja');
      await tap('searchbox', /./);
      await type('lucia');
      await see(/Lucía/);
    },
  },
  {
    ...{ name: 'what is asked for a day', taps: 4, seconds: 3 },
    async run({ tap, page, see }) {
      await tap('link', 'Bandeja');
      await tap('button', /^Filtros/);
      await page.getByLabel('Evento desde').fill(DAY);
      await tap('button', /^Ver|^Mostrar/);
      await see(/Lucía/);
    },
  },
  {
    ...{ name: 'all of the inbox for a spreadsheet', taps: 2, seconds: 2 },
    from: '/admin/inbox',
    async run({ tap, page }) {
      await tap('button', 'Descargar');
      const coming = page.waitForEvent('download');
      await tap('menuitem', /Excel|xlsx/i);
      await coming;
    },
  },
  {
    ...{ name: 'what visitors think', taps: 2, seconds: 3 },
    async run(hand) {
      await menu(/^Opiniones/)(hand);
      await hand.see(/opini/i);
    },
  },
  {
    ...{ name: 'invite somebody', taps: 5, seconds: 6 },
    async run(hand) {
      await menu(/^Personas/)(hand);
      await hand.tap('button', 'Invitar a alguien');
      await hand.type('eva@example.com');
      await hand.tap('button', 'Crear el enlace');
      await hand.see(/caduca en 7 días/);
    },
  },
  {
    ...{ name: 'a backup on this phone', taps: 4, seconds: 11 },
    async run(hand) {
      await menu(/copias?|Traer/i)(hand);
      await hand.tap('button', 'Hacer una copia ahora');
      const coming = hand.page.waitForEvent('download');
      await hand.page.getByRole('listitem').getByRole('button', { name: 'Descargar' }).waitFor();
      await hand.tap('button', 'Descargar');
      await coming;
    },
  },
  {
    ...{ name: 'to a word of the site', taps: 4 },
    async run(hand) {
      await menu(/^Palabras de la web/)(hand);
      await hand.tap('searchbox', /./);
      await hand.type('ir al cont');
      await hand.see(/Ir al contenido/);
    },
  },
  {
    ...{
      name: 'out, and in again',
      taps: 5,
      seconds: 3 + (OWNER.email + OWNER.password).length * (KEY / 1_000),
    },
    async run({ tap, type, see }) {
      await tap('button', 'Tu cuenta');
      await tap('menuitem', 'Cerrar sesión');
      await see('¿Has olvidado la contraseña?');
      await type(OWNER.email);
      await tap('textbox', 'Contraseña');
      await type(OWNER.password);
      await tap('button', 'Entrar');
      await see('Cambiar en la web');
    },
  },
];

export const what =
  'what an owner does on a phone: touches and seconds, beside those of their first day';

export async function run(): Promise<Figure[]> {
  const office = await startOffice({ WARM_UP: 'off' });
  const browser = await chromium.launch((await browserLaunch()).launchOptions);
  try {
    const { storageState, url: baseURL } = office;
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, storageState, baseURL, locale: 'es-ES' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await ask(office);
    const figures: Figure[] = [];
    const sums = { taps: 0, seconds: 0, tapsBefore: 0, secondsBefore: 0 };
    for (const task of TASKS) {
      const { taps, seconds } = await measure(task, page, office);
      figures.push(
        atMost(`${task.name}: touches`, taps, task.taps ?? Infinity),
        atMost(`${task.name}: seconds`, seconds, task.seconds ?? Infinity, 's'),
      );
      if (task.taps) [sums.taps, sums.tapsBefore] = [sums.taps + taps, sums.tapsBefore + task.taps];
      if (!task.seconds) continue;
      sums.seconds += seconds;
      sums.secondsBefore += task.seconds;
    }
    return [
      ...figures,
      atMost(
        'all touches, of those before',
        sums.taps / sums.tapsBefore,
        SHARE,
        '',
        `${sums.taps} of ${sums.tapsBefore}`,
      ),
      atMost(
        'all seconds, of those before',
        sums.seconds / sums.secondsBefore,
        SHARE,
        '',
        `${sums.seconds.toFixed(0)} of ${sums.secondsBefore.toFixed(0)}`,
      ),
    ];
  } finally {
    await browser.close();
    await office.stop();
  }
}

/** Does a task; one that cannot be done takes for ever, and says why. */
async function measure(task: Task, page: Page, office: Office) {
  let taps = 0;
  if (!task.goesOn) {
    await page.goto(task.from ?? '/admin');
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  const startedAt = performance.now();
  const touch = async () => {
    taps += 1;
    await pause(TOUCH);
  };
  const hand: Hand = {
    page,
    office,
    async tap(role, name) {
      await touch();
      await page
        .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
        .last()
        .tap();
    },
    type: (text) => page.keyboard.type(text, { delay: KEY }),
    async pick(label, option) {
      await touch();
      await touch();
      await page.getByLabel(label).selectOption({ label: option });
    },
    see: (text) => page.getByText(text).first().waitFor(),
  };
  try {
    await task.run(hand);
    return { taps, seconds: (performance.now() - startedAt) / 1_000 };
  } catch (error) {
    console.log(
      `      ${task.name}: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`,
    );
    return { taps: Infinity, seconds: Infinity };
  }
}

/** A request as the site's form sends it. */
async function ask({ url }: Office): Promise<void> {
  const answer = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ locale: 'es', firstName: 'Lucía', service: 'catering', email: 'lucia@example.com' },
      ...{ phone: '+34 600 000 000', requestedDate: DAY, requestedTime: 'afternoon' },
      ...{ participants: '11-15', allergy: 'Una persona celíaca', allergyConsent: true },
    }),
  });
  if (answer.status !== 201) throw new Error(`Not taken: ${await answer.text()}`);
}
