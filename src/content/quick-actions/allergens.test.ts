import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { openEditing } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { dishesWithoutAllergens } from './allergens.server.ts';
import { publishedMenus } from './dish-list.server.ts';

describe.each(DATABASES)('dishes that do not speak of their allergens, on %s', (_name, create) => {
  const given = openEditing(create);

  it('names the dishes on the site that do not speak of all 14 allergens', async () => {
    const items = [
      sample.wholeDish('whole'),
      sample.wholeDish('some', { allergens: { ...sample.allergensOf(), milk: null } }),
      sample.dish('silent'),
    ];
    // Imports are taken as they are.
    await given().store.importDocuments([
      sample.menu('m', 1, { items }),
      sample.menu('off', 2, { items, isActive: false }),
    ]);
    const found = dishesWithoutAllergens(await publishedMenus(given().editor));
    expect(found.map(({ id, key }) => [id, key])).toEqual([
      ['m', 'some'],
      ['m', 'silent'],
    ]);
  });

  it('names them of a menu that the site shows, though a draft would take it off', async () => {
    const items = [sample.dish('silent')];
    await given().store.importDocuments([
      sample.menu('m', 1, { items }),
      sample.menu('drafts.m', 1, { items, isActive: false }),
      sample.menu('n', 2, { items, isActive: false }),
      sample.menu('drafts.n', 2, { items }),
    ]);
    const found = dishesWithoutAllergens(await publishedMenus(given().editor));
    expect(found.map(({ id, key }) => [id, key])).toEqual([['m', 'silent']]);
  });
});
