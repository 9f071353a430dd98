import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type MenuItem } from '../../content/index.ts';
import { read } from '../../content/testing/read.ts';
import { allergensOf, dish, menu } from '../../content/testing/samples.ts';
import { PageProvider } from '../page-context.server.ts';
import { rendered, testPage } from '../testing/page.tsx';
import { Dish } from './Dish.server.tsx';
import { seasonState } from './season.server.ts';

function itemOf(fields: Record<string, unknown>): MenuItem {
  const [item] = read('dailyMenu', menu('one', 1, { items: [dish('espeto', fields)] })).items;
  if (!item) throw new Error('The menu has no dish');
  return item;
}

const on = (now: string) => ({ now: new Date(now) });
const SUMMER = { from: '05-01', to: '10-31' };

const MENU = { _type: 'dailyMenu', _id: 'menu' } as const;

describe('a dish', () => {
  it('asks to be asked about when it does not declare its allergens', () => {
    const $ = rendered(<Dish of={MENU} item={itemOf({})} />, 'en');
    expect($('.dish').attr('data-dish')).toBe('');
    expect($('.dish').text()).toContain('Ask us about the allergens');
  });

  it('says nothing of allergens when it has none, and what the filter must know', () => {
    const $ = rendered(
      <Dish of={MENU} item={itemOf({ allergens: allergensOf(), diets: ['vegan'] })} />,
      'en',
    );
    expect($('.dish').attr('data-dish')).toBe('..wvp');
    expect($('.dish').text()).not.toContain('Ask us');
  });

  it('that is sold out says so, with its price', () => {
    const $ = rendered(<Dish of={MENU} item={itemOf({ isSoldOut: true })} />, 'es');
    expect($('.gone').text()).toBe('Agotado');
    expect($('.price').text()).toMatch(/^3,50\s€$/);
    expect(rendered(<Dish of={MENU} item={itemOf({})} />)('.gone')).toHaveLength(0);
  });

  it('that is sold out until a day says so until that day ends in Madrid', () => {
    const item = itemOf({ soldOutUntil: '2026-11-20' });
    const gone = (now: string) =>
      rendered(<Dish of={MENU} item={item} />, 'en', on(now))('.gone').text();
    expect(gone('2026-11-20T22:59:00Z')).toBe('Sold out');
    expect(gone('2026-11-20T23:01:00Z')).toBe('');
    const { page, freshUntil } = testPage('en', on('2026-11-20T12:00:00Z'));
    renderToStaticMarkup(
      <PageProvider value={page}>
        <Dish of={MENU} item={item} />
      </PageProvider>,
    );
    expect(freshUntil()).toEqual(new Date('2026-11-20T23:00:00Z'));
  });

  it.each([
    ['es', '2026-06-01T10:00:00Z', 'De temporada: de mayo a octubre', 0],
    ['es', '2026-11-20T10:00:00Z', 'Fuera de temporada: solo de mayo a octubre', 1],
    ['en', '2026-06-01T10:00:00Z', 'In season May to October', 0],
    ['en', '2026-11-20T10:00:00Z', 'Out of season: May to October only', 1],
  ] as const)('with a season says whether it is on (%s, %s)', (language, now, text, gone) => {
    const $ = rendered(<Dish of={MENU} item={itemOf({ season: SUMMER })} />, language, on(now));
    expect($('.dish').text()).toContain(text);
    expect($('.gone')).toHaveLength(gone);
  });

  it('with a season has its page made again when that changes', () => {
    const made = testPage('es', on('2026-10-31T12:00:00Z'));
    renderToStaticMarkup(
      <PageProvider value={made.page}>
        <Dish of={MENU} item={itemOf({ season: SUMMER })} />
      </PageProvider>,
    );
    // Midnight in Madrid, an hour ahead of UTC again.
    expect(made.freshUntil()?.toISOString()).toBe('2026-10-31T23:00:00.000Z');
  });
});

describe('a season', () => {
  const state = (from: string, to: string, now: string) =>
    seasonState({ from, to }, testPage('en', on(now)).page);

  it('that has ended begins in the next year', () => {
    expect(state('05-01', '10-31', '2026-11-01T00:00:00Z')).toMatchObject({
      isOn: false,
      changesAt: new Date('2027-04-30T22:00:00Z'),
    });
  });

  it('over New Year ends in the next one', () => {
    expect(state('11-15', '02-10', '2026-12-24T12:00:00Z')).toEqual({
      isOn: true,
      text: '15 November to 10 February',
      changesAt: new Date('2027-02-10T23:00:00Z'),
    });
  });

  it('of a month is named by it, February too', () => {
    expect(state('02-01', '02-28', '2026-01-01T12:00:00Z').text).toBe('February');
    expect(state('10-01', '10-31', '2026-01-01T12:00:00Z').text).toBe('October');
  });
});
