import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { ANA, BEA, openEditing, publish, refusal, type Editing } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import { quickAction, type QuickAction } from './action.ts';
import { quickly, type QuickResult } from './act.server.ts';
import { quickState } from './quick-state.server.ts';

const act = (given: Editing, action: QuickAction, expectedRevision: string | null) =>
  quickly(given.editor, action, {
    ...{ author: ANA, expectedRevision },
    now: new Date(given.now()),
  });

/** Undoes what was done, as whoever sends back what they were told. */
const undo = (given: Editing, { undo: back, revision }: QuickResult) =>
  act(given, v.parse(quickAction, back), revision);

/** What the first screen is told of, so many minutes from now. */
const shownBy = ({ editor, now }: Editing, minutes = 0) =>
  quickState(editor, new Date(now() + minutes * 60_000), ['es', 'en']);

/** The dishes of a menu as the site reads them. */
const dishes = async ({ service }: Editing, id: string) =>
  (await service.dailyMenus()).find(({ _id }) => _id === id)?.items;

const DAY = 24 * 60;

describe.each(DATABASES)('quick actions on %s', (kind, create) => {
  const given = openEditing(create);

  it('changes the price of one dish, leaves the others, and takes it back', async () => {
    const menu = sample.menu('m', 1, { items: [sample.wholeDish('a'), sample.wholeDish('b')] });
    const revision = await publish(given(), menu);
    const price = { action: 'price', type: 'dailyMenu', id: 'm', dish: 'b', price: 4.2 } as const;
    const done = await act(given(), price, revision);
    expect(await dishes(given(), 'm')).toMatchObject([{ price: 3.5 }, { price: 4.2 }]);
    const [entry] = await given().editor.audit({ limit: 1 });
    expect(entry).toMatchObject({ action: 'publish', documentId: 'm', author: ANA });
    await undo(given(), done);
    expect(await dishes(given(), 'm')).toMatchObject([{ price: 3.5 }, { price: 3.5 }]);
  });

  it('gives back what the documents said in other languages, at length, until midnight', async () => {
    const days = [
      { date: '2024-05-02', name: { ca: 'Fira', fr: 'Foire' }, opens: '18:00', closes: '24:00' },
      { date: '2024-05-03', name: { es: 'N'.repeat(100) }, opens: '20:00', closes: '24:00' },
    ];
    const revision = await publish(given(), sample.hours({ exceptions: days }));
    const closed = days.map(({ date }) => ({ day: date, special: {} }));
    await undo(given(), await act(given(), { action: 'hours', days: closed }, revision));
    expect((await given().service.openingHours())?.exceptions).toMatchObject(days);

    const notice = {
      text: { ca: 'Avui tanquem', en: 'w'.repeat(300) },
      ...{ link: `/${'x'.repeat(600)}`, linkText: { ca: 'L’horari' } },
      endsAt: '2024-05-01T20:00:00.000Z',
    };
    const up = await act(given(), { action: 'notice', notice }, null);
    const other = { ...notice, text: { fr: 'Fermé' } };
    await undo(given(), await act(given(), { action: 'notice', notice: other }, up.revision));
    expect(await given().service.notice()).toMatchObject(notice);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('changes many prices of several menus together, and takes them all back', async () => {
    const items = [sample.wholeDish('a'), sample.wholeDish('b')];
    const first = await publish(given(), sample.menu('m', 1, { items }));
    const second = await publish(given(), sample.menu('n', 2, { items }));
    const menu = (id: string, revision: string, keys: readonly string[]) => ({
      ...{ type: 'dailyMenu' as const, id, revision },
      dishes: keys.map((dish) => ({ dish, price: 4 })),
    });
    const prices = (...menus: ReturnType<typeof menu>[]) => ({ action: 'prices' as const, menus });
    const priceOf = async (id: string) => (await dishes(given(), id))?.map(({ price }) => price);
    const broken = prices(menu('m', first, ['a']), menu('n', second, ['nada']));
    expect(await refusal(act(given(), broken, first))).toBeInstanceOf(NotFoundError);
    const stale = prices(menu('m', first, ['a']), menu('n', first, ['a']));
    expect(await refusal(act(given(), stale, first))).toBeInstanceOf(ConflictError);
    expect(await priceOf('m')).toEqual([3.5, 3.5]);
    const done = await act(
      given(),
      prices(menu('m', first, ['a', 'b']), menu('n', second, ['b'])),
      first,
    );
    expect([await priceOf('m'), await priceOf('n')]).toEqual([
      [4, 4],
      [3.5, 4],
    ]);
    await undo(given(), done);
    expect([await priceOf('m'), await priceOf('n')]).toEqual([
      [3.5, 3.5],
      [3.5, 3.5],
    ]);
  });

  it('changes a dish in a group menu, which may call it by nothing but _key', async () => {
    const item = { _key: 'k1', names: 'Croqueta', price: 2, allergens: sample.allergensOf() };
    const revision = await publish(given(), sample.submenu('s', 1, { submenuItems: [item] }));
    await act(
      given(),
      { action: 'price', type: 'submenu', id: 's', dish: 'k1', price: 3 },
      revision,
    );
    expect((await given().service.submenus())[0]?.submenuItems).toMatchObject([{ price: 3 }]);
  });

  it('keeps a draft that waits, and changes it alike', async () => {
    const { editor } = given();
    const published = await publish(
      given(),
      sample.menu('m', 1, { items: [sample.wholeDish('a')] }),
    );
    const items = [sample.wholeDish('a'), sample.wholeDish('new')];
    const draft = await editor.saveDraft(sample.menu('m', 1, { title: 'Verano', items }), {
      ...{ author: BEA, expectedRevision: published },
    });
    const dish = { type: 'dailyMenu', id: 'm', dish: 'a' } as const;
    await act(given(), { action: 'price', ...dish, price: 9 }, draft.revision);
    // Whoever saw it before the draft changes what is published none the less: that is as it was seen.
    const seen = (await editor.read('m'))?.revision ?? '';
    const typed = await editor.read('m');
    await editor.saveDraft(
      { ...typed?.draft?.body, _id: 'm', _type: 'dailyMenu', title: 'Otoño' },
      { author: BEA, expectedRevision: seen },
    );
    await act(given(), { action: 'soldOut', ...dish, isSoldOut: true, until: null }, seen);
    expect(await dishes(given(), 'm')).toMatchObject([{ key: 'a', price: 9, isSoldOut: true }]);
    // What was published is not called by what a draft would call it.
    const [{ title } = {}] = await editor.audit({ limit: 1 });
    expect(title).toBe('Menú m');
    expect((await editor.read('m'))?.draft?.body).toMatchObject({
      title: 'Otoño',
      items: [
        { price: 9, isSoldOut: true },
        { key: 'new', price: 3.5 },
      ],
    });
  });

  it('refuses what is stale, unknown or broken, and changes nothing', async () => {
    const stale = await publish(given(), sample.menu('m', 1));
    given().advance(1);
    const revision = await publish(given(), sample.menu('m', 1, { title: 'Otro' }), BEA);
    const price = { action: 'price', type: 'dailyMenu', id: 'm', dish: 'tortilla' } as const;
    expect(await refusal(act(given(), { ...price, price: 5 }, stale))).toBeInstanceOf(
      ConflictError,
    );
    expect(
      await refusal(act(given(), { ...price, dish: 'nada', price: 5 }, revision)),
    ).toBeInstanceOf(NotFoundError);
    expect(await refusal(act(given(), { ...price, price: -5 }, revision))).toBeInstanceOf(
      InvalidDocumentError,
    );
    expect(await refusal(act(given(), { ...price, id: 'no', price: 5 }, null))).toBeInstanceOf(
      NotFoundError,
    );
    expect(await dishes(given(), 'm')).toMatchObject([{ price: 3.5 }]);
  });

  it('refuses what was asked for on another day, but for what undoes', async () => {
    const revision = await publish(given(), sample.hours());
    const { day } = await shownBy(given());
    const action = { action: 'hours' as const, days: [{ day, special: {} }] };
    const tomorrow = new Date(given().now() + DAY * 60_000);
    const on = (now: Date, expectedRevision: string) =>
      quickly(given().editor, action, { author: ANA, expectedRevision, day, now });
    const done = await on(new Date(given().now()), revision);
    expect(await refusal(on(tomorrow, done.revision))).toMatchObject({ code: 'anotherDay' });
    await quickly(given().editor, v.parse(quickAction, done.undo), {
      ...{ author: ANA, expectedRevision: done.revision, now: tomorrow },
    });
    expect((await given().service.openingHours())?.exceptions).toEqual([]);
  });

  it('says that a dish is sold out until a day, and gives back what was said before', async () => {
    const item = sample.wholeDish('a', { isSoldOut: true });
    const revision = await publish(given(), sample.menu('m', 1, { items: [item] }));
    const soldOut = { action: 'soldOut', type: 'dailyMenu', id: 'm', dish: 'a' } as const;
    const today = (await shownBy(given())).day;
    const done = await act(given(), { ...soldOut, isSoldOut: false, until: today }, revision);
    expect(await dishes(given(), 'm')).toMatchObject([{ isSoldOut: false, soldOutUntil: today }]);
    const listed = async (minutes: number) => {
      const { menus } = await shownBy(given(), minutes);
      return menus[0]?.dishes[0]?.isGone;
    };
    expect([await listed(0), await listed(DAY)]).toEqual([true, false]);
    await undo(given(), done);
    const [dish] = (await dishes(given(), 'm')) ?? [];
    expect([dish?.isSoldOut, dish?.soldOutUntil]).toEqual([true, undefined]);
  });

  it('closes a day or gives it other hours, and forgets days long past', async () => {
    const exceptions = [
      { date: '2023-12-25', name: 'Navidad' },
      {
        date: '2024-05-01',
        name: [{ _key: 'es', value: 'Fiesta' }],
        opens: '10:00',
        closes: '12:00',
      },
    ];
    const revision = await publish(given(), sample.hours({ exceptions }));
    const on = (special: null | { opens?: string; closes?: string }) => ({
      action: 'hours' as const,
      days: [{ day: '2024-05-01', special }],
    });
    const done = await act(given(), on({}), revision);
    const special = async () => (await given().service.openingHours())?.exceptions;
    expect(await special()).toEqual([{ _key: '2024-05-01', date: '2024-05-01', name: {} }]);
    const again = await act(given(), on({ opens: '09:00', closes: '13:00' }), done.revision);
    expect(await special()).toMatchObject([{ closes: '13:00' }]);
    const back = await act(given(), on(null), again.revision);
    expect(await special()).toEqual([]);
    await undo(given(), { ...done, revision: back.revision });
    expect(await special()).toMatchObject([
      { name: { es: 'Fiesta' }, opens: '10:00', closes: '12:00' },
    ]);
  });

  it('closes several days at once, and gives each its own back', async () => {
    const own = { date: '2024-05-02', name: [{ _key: 'es', value: 'Feria' }] };
    const revision = await publish(given(), sample.hours({ exceptions: [own] }));
    const days = ['2024-05-01', '2024-05-02', '2024-05-03'];
    const special = async () => (await given().service.openingHours())?.exceptions;
    const action = { action: 'hours' as const, days: days.map((day) => ({ day, special: {} })) };
    const done = await act(given(), action, revision);
    expect((await special())?.map(({ date, name }) => [date, name])).toEqual(
      days.map((day) => [day, {}]),
    );
    await undo(given(), done);
    expect(await special()).toMatchObject([{ date: '2024-05-02', name: { es: 'Feria' } }]);
  });

  it('puts up a notice until its end, takes it down, and puts it up again', async () => {
    const text = { es: 'Volvemos a las 12', en: 'Back at 12' };
    const endsAt = '2024-05-01T20:00:00.000Z';
    const first = await act(given(), { action: 'notice', notice: { text, endsAt } }, null);
    expect(await given().service.notice()).toMatchObject({ text, endsAt });
    expect(first.undo).toEqual({ action: 'notice', notice: null });
    const shown = async () => (await shownBy(given())).notice.current?.text.en;
    expect(await shown()).toBe('Back at 12');
    const ended = await act(given(), { action: 'notice', notice: null }, first.revision);
    expect(await shown()).toBeUndefined();
    await undo(given(), ended);
    expect(await shown()).toBe('Back at 12');
  });

  it('puts a menu in the place of another, in the list of the menu page too, and back', async () => {
    const [a] = await Promise.all([publish(given(), sample.menu('a', 1))]);
    await publish(given(), sample.menu('b', 2));
    const c = await publish(given(), sample.menu('c', 9, { isActive: false }));
    await publish(given(), sample.snapshot({ dailyMenus: ['a', 'b'].map(sample.reference) }));
    const shown = async () => (await given().service.snapshot())?.dailyMenus.map(({ _id }) => _id);
    const done = await act(
      given(),
      { action: 'swap', type: 'dailyMenu', id: 'a', with: { id: 'c', revision: c } },
      a,
    );
    expect(await shown()).toEqual(['c', 'b']);
    expect((await given().service.dailyMenus()).map(({ _id }) => _id)).toEqual(['c', 'b']);
    await undo(given(), done);
    expect(await shown()).toEqual(['a', 'b']);
    const stale = act(
      given(),
      { action: 'swap', type: 'dailyMenu', id: 'a', with: { id: 'c', revision: c } },
      (await given().editor.read('a'))?.revision ?? null,
    );
    expect(await refusal(stale)).toBeInstanceOf(ConflictError);
    expect(await shown()).toEqual(['a', 'b']);
  });

  it('serves yesterday’s menu again, as it stood at the end of that day, and takes it back', async () => {
    const menu = (title: string, key: string) =>
      sample.menu('m', 1, { title, items: [sample.wholeDish(key)] });
    await publish(given(), menu('Antes', 'gazpacho'));
    // Five to midnight in Madrid: what is written after it is another day's, however soon.
    given().advance((Date.parse('2024-05-01T21:55:00Z') - given().now()) / 60_000);
    await publish(given(), menu('Ayer', 'lentejas'));
    given().advance(6);
    const revision = await publish(given(), menu('Hoy', 'sopa'));
    const { menus } = await shownBy(given());
    const version = menus[0]?.yesterday?.version ?? '';
    const done = await act(given(), { action: 'again', id: 'm', version }, revision);
    const titles = async () => (await given().service.dailyMenus()).map(({ title }) => title.es);
    expect(await titles()).toEqual(['Ayer']);
    expect(await dishes(given(), 'm')).toMatchObject([{ key: 'lentejas' }]);
    await undo(given(), done);
    expect(await titles()).toEqual(['Hoy']);
    // Of a document of another type nothing is told, not even that it is stale.
    const [hours = ''] = (await publish(given(), sample.hours())).split('/');
    const other = { action: 'again', id: 'openingHours', version: hours } as const;
    expect(await refusal(act(given(), other, 'stale'))).toBeInstanceOf(NotFoundError);
  });
});
