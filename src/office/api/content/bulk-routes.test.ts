import { describe, expect, it } from 'vitest';
import { DATABASES, FULL_SUITE_KINDS } from '../../../content/testing/databases.server.ts';
import * as sample from '../../../content/testing/samples.ts';
import { office } from '../testing/content-api.ts';
import type { DocumentView } from './document-view.server.ts';

interface Done {
  readonly done: readonly { id: string; revision: string; isPutOff: boolean }[];
  readonly refused: readonly { id: string; code: string; fields: readonly string[] }[];
}

const menu = (slug: string, price = 3) => ({
  ...{ title: { es: 'Menú', en: 'Menu' }, slug, isActive: true, displayOrder: 1 },
  items: [
    { key: 'flan', names: { es: 'Flan', en: 'Flan' }, price, allergens: sample.allergensOf() },
  ],
});

describe.each(DATABASES)('several documents at once, on %s', (kind, create) => {
  async function menus(...values: object[]) {
    const { ask, content } = await office(create);
    const made: { id: string; revision: string }[] = [];
    for (const one of values) {
      const asked = { body: { values: one } };
      const { body } = await ask<DocumentView>('POST', 'content/dailyMenu', asked);
      made.push({ id: body.id, revision: body.revision });
    }
    const bulk = async (action: string, documents: readonly object[], more = {}) =>
      ask<Done>('POST', 'content/dailyMenu/bulk', { body: { action, documents, ...more } });
    const shown = async () =>
      (await content.editor?.list({ type: 'dailyMenu', order: 'position' }))?.documents ?? [];
    return { made, bulk, shown, content };
  }

  it('are published, and each that cannot be says why', async () => {
    const { made, bulk, shown } = await menus(menu('uno'), menu('uno'), { slug: 'dos' }, menu('x'));
    const [first, taken, empty, stale] = made;
    const { status, body } = await bulk('publish', [
      ...[first, taken, empty].map((one) => one ?? {}),
      { ...stale, revision: 'x' },
      { id: 'nobody', revision: 'x' },
    ]);
    expect(status).toBe(200);
    expect(body.done).toMatchObject([{ id: first?.id, isPutOff: false }]);
    const why = Object.fromEntries(body.refused.map(({ id, ...rest }) => [id, rest]));
    expect(why[taken?.id ?? '']).toEqual({ code: 'invalid', fields: ['slug'] });
    expect(why[empty?.id ?? '']).toMatchObject({ code: 'invalid' });
    expect(why[empty?.id ?? '']?.fields).toContain('title');
    expect(why[stale?.id ?? '']).toMatchObject({ code: 'stale' });
    expect(why['nobody']).toMatchObject({ code: 'notFound' });
    const states = new Map((await shown()).map(({ id, state }) => [id, state]));
    expect(made.map(({ id }) => states.get(id))).toEqual(['published', 'draft', 'draft', 'draft']);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('are only published with doubts where somebody says that they are meant so', async () => {
    // A price like a slip, and a text that names a figure without a value.
    const named = { es: 'Con {{leadDays}} días', en: '{{leadDays}} days ahead' };
    const doubtful = [menu('caro', 5_000), { ...menu('plazo'), title: named }];
    const { made, bulk } = await menus(...doubtful, menu('normal'));
    const asked = await bulk('publish', made);
    const doubted = made.slice(0, 2).map(({ id }) => ({ id }));
    expect(asked.body.refused).toEqual(
      doubted.map(({ id }) => ({ id, code: 'doubtful', fields: [] })),
    );
    expect(asked.body.done).toMatchObject([{ id: made[2]?.id }]);
    const meant = await bulk('publish', made.slice(0, 2), { isMeantSo: true });
    expect(meant.body).toMatchObject({ done: doubted, refused: [] });
  });

  it('keep their time to be published where they are refused', async () => {
    const { made, bulk, content } = await menus(menu('uno'), menu('uno'));
    const [first, second] = made.map(({ id, revision }) => ({ id, revision }));
    const author = { id: 'ana' };
    const at = Date.now() + 3_600_000;
    const options = { author, expectedRevision: second?.revision ?? null };
    await content.editor?.schedule(second?.id ?? '', 'publish', at, options);
    const { revision = '' } = (await content.editor?.read(second?.id ?? '')) ?? {};
    const { body } = await bulk('publish', [first ?? {}, { ...second, revision }]);
    expect(body.refused).toMatchObject([{ id: second?.id, code: 'invalid' }]);
    expect(await content.editor?.schedules([second?.id ?? ''])).toHaveLength(1);
  });

  it('are taken off the site, binned and taken out of the bin again', async () => {
    const { made, bulk, shown } = await menus(menu('uno'), menu('dos'));
    const steps = [
      ['publish', ['published', 'published']],
      ['unpublish', ['draft', 'draft']],
      ['trash', []],
      ['restore', ['draft', 'draft']],
    ] as const;
    let documents: readonly { id: string; revision: string }[] = made;
    for (const [action, states] of steps) {
      const { body } = await bulk(
        action,
        documents.map(({ id, revision }) => ({ id, revision })),
      );
      expect(body.refused).toEqual([]);
      documents = body.done;
      expect((await shown()).map(({ state }) => state)).toEqual(states);
    }
  });
});
