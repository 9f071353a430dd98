import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { estimate, type Asked } from '../content/index.ts';
import { noContent } from '../content/testing/no-content.ts';
import { read } from '../content/testing/read.ts';
import { sampleDocument } from '../content/testing/sample-document.server.ts';
import { EstimateResult } from './blocks/EstimateResult.server.tsx';
import { askedIn, choicesOf, usualChoice } from './estimate-choices.server.ts';
import { PageProvider } from './page-context.server.ts';
import { testPage } from './testing/page.tsx';
import { pagesOf } from './testing/site.ts';

const terms = read('bookingTerms', sampleDocument('bookingTerms'));
const serviceOf = (key: string) => read('service', sampleDocument('service', key, 'key'));

/** The total of a service of the sample business, in euros. */
function total(key: string, people: number, more: Partial<Asked> = {}, dishPrices?: number[]) {
  return estimate({ service: serviceOf(key), terms, dishPrices }, { people, extras: [], ...more })
    .total;
}

describe('an estimate', () => {
  it.each([
    [4, 435],
    [5, 500],
    [6, 535],
    [7, 595],
    [8, 655],
    [10, 675],
    [12, 775],
  ])('for a chef at home and %i people is %i euros', (people, euros) => {
    expect(total('chef', people)).toEqual({ from: euros, to: euros });
  });

  it('asks nine people for no more than ten pay', () => {
    expect(total('chef', 9)).toEqual({ from: 675, to: 675 });
  });

  it('for workshops and birthdays is 40 euros a person, and 3 with an interpreter', () => {
    expect(total('gastronomic', 8).from).toBe(320);
    expect(total('gastronomic', 8, { extras: ['interpreter'] }).from).toBe(344);
    expect(total('birthday', 10).from).toBe(400);
  });

  it('for catering is that of the chosen menu, 25 to 100 euros a person', () => {
    const { menus } = serviceOf('catering');
    expect(menus.map(({ price }) => price)).toEqual([25, 50, 100]);
    expect(menus.map(({ key }) => total('catering', 20, { kind: key }).from)).toEqual([
      500, 1000, 2000,
    ]);
  });

  it('without a menu is the span of the prices', () => {
    const service = { ...serviceOf('catering'), menus: [] };
    expect(estimate({ service, terms }, { people: 10, extras: [] }).total).toEqual({
      from: 250,
      to: 1000,
    });
  });

  it('for the buffet spans from the cheapest dishes to the dearest, with chef, assistant and transport', () => {
    expect(total('vegetarian', 10, { kind: '2' }, [4, 7.5, 5.4])).toEqual({
      from: 10 * 9.4 + 265,
      to: 10 * 12.9 + 265,
    });
  });

  it('says the deposit, the least for events', () => {
    const deposit = (key: string, people: number) =>
      estimate({ service: serviceOf(key), terms }, { people, extras: [] }).deposit;
    expect(deposit('gastronomic', 10)).toEqual({ share: 0.4, amount: { from: 160, to: 160 } });
    expect(deposit('chef', 10)).toEqual({ share: 0.5, amount: { from: 337.5, to: 337.5 } });
  });

  it('says when a place takes no group of the size', () => {
    const problem = (people: number, place: Asked['place']) =>
      estimate({ service: serviceOf('catering'), terms }, { people, place, extras: [] }).problem;
    expect([problem(8, 'kiosk'), problem(25, 'kiosk'), problem(26, 'kiosk')]).toEqual([
      undefined,
      undefined,
      'tooMany',
    ]);
    expect([problem(14, 'customer'), problem(15, 'customer')]).toEqual(['tooFew', undefined]);
  });
});

describe('what can be chosen', () => {
  it('begins at the smallest group and takes the first of everything', () => {
    const choices = choicesOf(serviceOf('catering'), terms, 0);
    expect(choices).toMatchObject({ places: ['kiosk', 'customer'], dishes: [], extras: [] });
    expect(choices?.people[0]).toBe(8);
    expect(choices && usualChoice(choices)).toMatchObject({ people: 8, place: 'kiosk' });
  });

  it('is as many people as the service takes, and any number where it says nothing of groups', () => {
    const peopleOf = (groups: ReturnType<typeof serviceOf>['groups']) => {
      const { people = [], hasLarger } =
        choicesOf({ ...serviceOf('chef'), groups }, terms, 0) ?? {};
      return [people[0], people.at(-1), people.length, hasLarger];
    };
    expect(peopleOf([])).toEqual([1, 40, 40, true]);
    const any = { place: 'any', isLimited: false } as const;
    expect(peopleOf([any])).toEqual([1, 40, 40, true]);
    expect(peopleOf([{ ...any, maximum: 30 }])).toEqual([1, 30, 30, false]);
    expect(peopleOf([{ ...any, minimum: 6, maximum: 90 }])).toEqual([6, 90, 85, false]);
    const places = [
      { ...any, place: 'kiosk', minimum: 8, maximum: 25 },
      { ...any, place: 'customer', minimum: 15 },
    ] as const;
    expect(peopleOf([...places])).toEqual([8, 40, 33, true]);
    // Larger than what is estimated, or no size at all: they ask.
    expect(peopleOf([{ ...any, minimum: 50 }])).toEqual([undefined, undefined, 0, undefined]);
    expect(peopleOf([{ ...any, minimum: 9, maximum: 3 }])).toEqual([
      undefined,
      undefined,
      0,
      undefined,
    ]);
    expect(peopleOf([{ ...any, maximum: 1e9 }])[2]).toBe(500);
  });

  it('is nothing where no price is per person', () => {
    expect(choicesOf(serviceOf('daily'), terms, 0)).toBeNull();
    expect(choicesOf(serviceOf('vegetarian'), terms, 0)).toBeNull();
    expect(choicesOf(serviceOf('vegetarian'), terms, 6)?.dishes).toEqual([3, 4, 5, 6]);
  });

  it('is read from an address, and what that leaves out is the usual', () => {
    const choices = choicesOf(serviceOf('gastronomic'), terms, 0);
    expect(askedIn({}, choices)).toBeNull();
    expect(askedIn({ people: '12', extra: 'interpreter' }, choices)).toEqual({
      people: 12,
      place: undefined,
      kind: undefined,
      extras: ['interpreter'],
    });
  });
});

it('brings the style of its table, also where no prices stand beside it', () => {
  const service = serviceOf('chef');
  const { page, sheets } = testPage();
  const result = createElement(EstimateResult, {
    service,
    estimate: estimate({ service, terms }, { people: 6, extras: [] }),
    request: null,
  });
  renderToStaticMarkup(createElement(PageProvider, { value: page }, result));
  expect([...sheets]).toEqual(['prices']);
});

describe('its form', () => {
  const party = serviceOf('gastronomic');
  const [menu] = serviceOf('catering').menus;
  const [extra] = party.prices.filter(({ key }) => key === 'interpreter');
  const chef = serviceOf('chef');
  const buffet = serviceOf('vegetarian');
  const drinks = { key: 'bebidas', label: { es: 'Vinos de la DO Málaga' } };
  const services = [
    { ...party, prices: [...party.prices, { ...extra, ...drinks, from: 5 }] },
    { ...buffet, menus: [menu] },
    chef,
    { ...chef, slug: 'free', key: 'free', prices: chef.prices.filter(({ isExtra }) => !isExtra) },
  ] as (typeof party)[];
  const submenu = read('submenu', sampleDocument('submenu', 'submenu-buffet-vegetariano', '_id'));
  const page = pagesOf({
    ...noContent,
    bookingTerms: async () => terms,
    services: async () => services,
    submenus: async () => [submenu],
  });

  it('asks for several extras at once, which are one address in any order', async () => {
    const { status, $ } = await page('/gastronomic?people=8&extra=interpreter&extra=bebidas');
    expect(status).toBe(200);
    expect($('#estimated tfoot .price').first().text()).toContain('384');
    expect($('#estimate [name=extra][checked]')).toHaveLength(2);
    const label = $('label[for=estimate-extra-bebidas]').text().replaceAll('\u00a0', ' ');
    expect(label).toBe('Vinos de la DO Málaga (5,00 € por persona)');
    const listed = await page('/gastronomic?people=8&extra=interpreter,bebidas,bebidas');
    expect(listed.body).toBe((await page('/gastronomic?people=8&extra=bebidas,interpreter')).body);
    for (const extras of ['extra=interpreter&extra=otro', 'extra=interpreter,otro'])
      expect((await page(`/gastronomic?people=8&${extras}`)).status).toBe(404);
    expect((await page('/gastronomic?people=8&people=9')).status).toBe(404);
  });

  it('stands beside what whole groups pay, with the fees of the service alone', async () => {
    const { text } = await page('/chef');
    expect(text).toContain('Incluye: Chef, Ayudante de cocina, Transporte.');
    const free = await page('/free');
    expect(free.text).toContain('Lo que paga el grupo entero');
    expect(free.text).not.toContain('Incluye');
  });

  it('asks once where a service has menus and dishes to choose from', async () => {
    const { $ } = await page('/vegetarian');
    expect($('#estimate [name=kind]')).toHaveLength(1);
    const options = $('#estimate [name=kind] option').map((_, one) => $(one).attr('value'));
    expect(options.get().slice(0, 2)).toEqual([menu?.key, '3']);
    expect((await page('/vegetarian?people=20&kind=3')).status).toBe(200);
  });
});
