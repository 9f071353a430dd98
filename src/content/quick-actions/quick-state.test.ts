import { describe, expect, it } from 'vitest';
import { ContentEditor } from '../editor/content-editor.server.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { BEA, openEditing, publish } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { quickState } from './quick-state.server.ts';

const DAY = 24 * 60;

describe.each(DATABASES)('the state of quick actions on %s', (_name, create) => {
  const given = openEditing(create);

  it('reads what can be changed today in four statements, however many menus were changed', async () => {
    const { editor, store, database, now, advance } = given();
    const menu = (id: string, position: number, key: string, fields = {}) =>
      sample.menu(id, position, { items: [sample.wholeDish(key)], ...fields });
    await store.importDocuments([sample.hours(), menu('c', 3, 'croqueta')]);
    await publish(given(), menu('b', 2, 'antes'));
    await publish(given(), menu('a', 1, 'antes'));
    advance(DAY);
    const yesterday = {
      b: await publish(given(), menu('b', 2, 'ayer')),
      a: await publish(given(), menu('a', 1, 'ayer')),
    };
    advance(DAY);
    const draft = menu('a', 1, 'borrador');
    await editor.saveDraft(draft, { author: BEA, expectedRevision: yesterday.a });
    for (const key of ['primero', 'segundo']) {
      advance(30);
      await publish(given(), menu('a', 1, key));
      await publish(given(), menu('b', 2, key));
    }
    let statements = 0;
    const watched = new ContentEditor({
      ...database,
      now,
      db: database.db.withPlugin({
        transformQuery({ node }) {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
    });
    const { menus } = await quickState(watched, new Date(now()), ['es']);
    expect(statements).toBe(4);
    // A version has the revision of what was published, which begins that of its document.
    expect(menus.map(({ id, yesterday: before }) => [id, before && `${before.version}/`])).toEqual([
      ['a', yesterday.a],
      ['b', yesterday.b],
      ['c', null],
    ]);
  });
});
