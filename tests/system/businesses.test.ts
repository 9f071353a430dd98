import { describe, expect, it } from 'vitest';
import { collectionOf, DOCUMENT_TYPES } from '../../src/content/index.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { BAKERY, makeBakery } from '../support/bakery.ts';
import { dit, EVERY_DAY } from '../support/business.ts';
import { parseHtml } from '../support/html.ts';
import { makeSchool, SCHOOL } from '../support/school.ts';
import {
  everyAddress,
  everyList,
  expectFound,
  expectInKitchen,
  expectOwnOfficeEmails,
  expectQuoted,
  LOOK,
  sendForm,
} from './support/business-checks.ts';
import { givenBusiness } from './support/businesses.ts';
import { everyPicture } from './support/sent-pictures.ts';

describe('made in the office from nothing', () => {
  // On the database that asks more of what is written to it, where there is one.
  it('a bakery in Zaragoza takes orders in two languages', async () => {
    const bakery = await givenBusiness(BAKERY, process.env['TEST_DATABASE_URL']);
    const { get } = bakery;
    await makeBakery(bakery, LOOK);

    const pages = await everyAddress(bakery);
    await everyList(bakery);
    const legal = ['/legal', '/privacy', '/cookies', '/terms'];
    for (const path of [
      ...legal,
      ...legal.map((path) => `/en${path}`),
      '/',
      '/encargos',
      '/harinas',
      '/en/encargos',
      '/en/harinas',
      '/menu',
      '/en/menu',
    ])
      expect(pages.get(path)?.status, path).toBe(200);
    const $ = parseHtml(pages.get('/en/harinas')?.text ?? '');
    expect($('main').text()).toContain('Stone-ground.');
    expect(
      $('header nav.wide a')
        .toArray()
        .map((link) => $(link).text()),
    ).toEqual(['Orders', 'Our flours']);
    const home = pages.get('/')?.text ?? '';
    expect(home).toContain('"@type":"Bakery"');
    expect(home).toContain('Zaragoza');

    const service = parseHtml(pages.get('/encargos')?.text ?? '')('[name=service]').val();
    await sendForm(bakery, '/encargos', '/api/requests', {
      ...{ service: String(service), firstName: 'Ana', lastName: 'Gil', phone: '600 000 000' },
      ...{ email: 'ana@example.com', message: 'Para el domingo', locale: 'es' },
      requestedDate: addDays(businessDay(new Date()), 20),
      ...{ requestedTime: '09:00-10:00', 'own.flour': 'Espelta', 'own.words': 'Feliz día' },
    });
    const order = await expectFound(bakery, 'ana@example.com', [
      ...['Ana', 'Espelta', 'Feliz día', 'domingo'],
    ]);
    await everyPicture(bakery, '/encargos');
    await expectQuoted(bakery, order);
    await expectInKitchen(bakery, String(service));
    await expectOwnOfficeEmails(bakery);
    expect((await get('/kiosk')).status).toBe(404);
  });

  it('a food truck has no services, and is written to in English alone', async () => {
    const truck = await givenBusiness('Rueda Libre');
    await truck.publish('globalSettings', {
      ...{ siteName: 'Rueda Libre', businessType: 'FastFoodRestaurant' },
      ...{ defaultLanguage: 'en', languages: [] },
      contactInfo: { email: 'hola@rueda.example', phone: '+34 976 000 002' },
    });
    await truck.publish('look', { ...LOOK, fonts: 'friendly', corners: 'veryRound' });
    const pages = await everyAddress(truck);
    await everyList(truck);
    expect([...pages.keys()]).not.toContain('/services');
    // Nothing can be asked for but by a message: the form of a request is nowhere, and what leads to it leads there.
    const asked = [...pages].filter(([, { text }]) => text.includes('action="/api/requests"'));
    expect(asked).toEqual([]);
    const home = parseHtml(pages.get('/')?.text ?? '');
    expect(home('a[href="#form"]').length).toBe(0);
    expect(home('main .actions a').first().attr('href')).toBe('/contact');
    const site = [...pages.values()].filter(({ isPage }) => isPage);
    expect(site.filter(({ text }) => !text.includes('<html lang="en"'))).toEqual([]);
    await sendForm(truck, '/contact', '/api/contact', {
      ...{ firstName: 'Ana', lastName: 'Gil', email: 'ana@example.com', phone: '600000000' },
      ...{ message: 'Where do you park on Thursday?' },
    });
    await expectFound(truck, 'ana@example.com', ['Ana', 'Where do you park on Thursday?']);
    await expectOwnOfficeEmails(truck);
  });

  it('a cooking school teaches in Catalan first, and in Spanish', async () => {
    const school = await givenBusiness(SCHOOL);
    const { publish, binAll, get } = school;
    // What is agreed on, and how it is paid; figures of other trades stay empty.
    const account = dit('Al compte 20-20-15', 'A la cuenta 20-20-15');
    await publish('bookingTerms', { workshopDeposit: 0.25, transferText: account });
    const { courses } = await makeSchool(school, LOOK);

    const pages = await everyAddress(school);
    await everyList(school);
    for (const path of ['/', '/cursos', '/es/cursos', '/cursos/arros', '/menu/tent', '/blog'])
      expect(pages.get(path)?.status, path).toBe(200);
    const $ = parseHtml(pages.get('/cursos')?.text ?? '');
    expect($('html').attr('lang')).toBe('ca');
    expect($('h1').text()).toBe('Cursos');
    const agreed = $('main li').filter((_, line) => $(line).text().includes('25\u00a0% de señal'));
    expect([agreed.length, agreed.siblings().length]).toEqual([1, 0]);
    expect($('main').text()).not.toMatch(/NaN|undefined|\[…\]/);
    // Its legal texts are there from the start, in the language that it shares with them.
    const privacy = parseHtml(pages.get('/privacy')?.text ?? '');
    expect(privacy('main [lang=es]').text()).toContain('hola@rovell.example');

    await sendForm(school, '/cursos', '/api/requests', {
      ...{ firstName: 'Ana', lastName: 'Gil', phone: '600 000 000', email: 'ana@example.com' },
      ...{ service: courses, message: 'Bon dia', 'own.level': 'Principiant', participants: '6-10' },
    });
    const asked = await expectFound(school, 'ana@example.com', ['Ana', 'Principiant', 'Bon dia']);
    const quote = await expectQuoted(school, asked);
    await expectOwnOfficeEmails(school);

    // And with nothing in any list.
    for (const type of DOCUMENT_TYPES) if (!collectionOf(type).isSingleton) await binAll(type);
    await everyAddress(school);

    // What was accepted is had where it was agreed, also once the school has moved.
    const weekly = [{ _key: 'a', days: EVERY_DAY, opens: '10:00', closes: '20:00' }];
    const moved = { _key: 'b', key: 'nau', isMain: true, name: dit('La nau', 'La nave'), weekly };
    await publish('openingHours', { places: [moved] });
    await expect.poll(async () => (await get('/')).text()).toContain('La nau');
    const accepted = await (await get(quote)).text();
    expect(accepted).toContain('L’aula');
    expect(accepted).toContain('Al compte 20-20-15');
  });
});
