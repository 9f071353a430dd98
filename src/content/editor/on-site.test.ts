import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { ANA, openEditing, refusal } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { workshop, workshopDate } from '../testing/workshops.ts';
import { ContentWriter } from '../store/content-writer.server.ts';
import { runSchedules } from './run-schedules.server.ts';

const DAY = 24 * 60 * 60_000;
const byAna = (expectedRevision: string | null) => ({ author: ANA, expectedRevision });

const notice = (startsAt: string | undefined, endsAt: string) => ({
  ...{ _id: 'notice', _type: 'notice', text: 'Cerrado', endsAt },
  ...(startsAt !== undefined && { startsAt }),
});

describe.each(DATABASES)('what nobody would ever see, on %s', (_name, create) => {
  const given = openEditing(create);
  const drafted = (document: sample.TestDocument) =>
    given().editor.saveDraft(document, byAna(null));
  const published = async (document: sample.TestDocument) => {
    const { revision } = await drafted(document);
    return given().editor.publish(document._id, byAna(revision));
  };

  it.each([
    ['a menu without dishes', sample.menu('m', 1, { items: [] }), 'items', 'empty'],
    ['a past date', workshopDate('d', 'w', '2024-04-30'), 'date', 'over'],
    ['a notice that is over', notice(undefined, '2024-05-01T07:00:00.000Z'), 'endsAt', 'over'],
    [
      'a notice that ends first',
      notice('2024-05-03T07:00:00.000Z', '2024-05-02T07:00:00.000Z'),
      'endsAt',
      'endsFirst',
    ],
    ['a slug of two parts', sample.post('p', { slug: 'pan/masa' }), 'slug', 'address'],
    ['a service at a page of the site', sample.service('s', { slug: 'menu' }), 'slug', 'sitesOwn'],
    ['a service at it in capitals', sample.service('s', { slug: 'Menu' }), 'slug', 'sitesOwn'],
    ['a service at a language', sample.service('s', { slug: 'en' }), 'slug', 'sitesOwn'],
    ['a service at a file', sample.service('s', { slug: 'robots.txt' }), 'slug', 'sitesOwn'],
    ['a slug of dots', workshop('w', { slug: '..' }), 'slug', 'address'],
  ])('is not published, and names the field: %s', async (_what, document, field, rule) => {
    const { editor } = given();
    const { revision, draft } = await drafted(document);
    const problems = [{ path: [field], rule }];
    expect(await refusal(editor.publish(document._id, byAna(revision)))).toMatchObject({
      name: 'InvalidDocumentError',
      fields: problems,
    });
    expect(await editor.problemsBesideSchema(draft?.body ?? {})).toMatchObject(problems);
    expect(await editor.read(document._id)).toMatchObject({ published: null, revision });
  });

  it('is no post or service beside the site’s own addresses', async () => {
    await published(sample.post('p', { slug: 'menu' }));
    const { published: live } = await published(sample.service('s', { slug: 'menus' }));
    expect(live).not.toBeNull();
  });

  it('is published when it is not to be seen: marked as not shown', async () => {
    const { editor } = given();
    const hidden = await published(sample.menu('m', 1, { items: [], isActive: false }));
    expect(await editor.hiddenBy(hidden)).toBe('inactive');
  });

  it('is asked of the time that a schedule names, and again when it has come', async () => {
    const { editor, database, now, advance } = given();
    const { revision } = await drafted(workshopDate('d', 'w', '2024-05-02'));
    expect(
      await refusal(editor.schedule('d', 'publish', now() + 2 * DAY, byAna(revision))),
    ).toMatchObject({ fields: [{ path: ['date'], rule: 'over' }] });
    await editor.schedule('d', 'publish', now() + DAY, byAna(revision));
    // The server slept.
    advance(2 * 24 * 60);
    expect(await runSchedules(database.db, new ContentWriter({ ...database, now }))).toBe(0);
    expect(await editor.schedules(['d'])).toMatchObject([
      { failure: { reason: 'invalid', problems: [expect.stringMatching(/^date: /)] } },
    ]);
  });

  it('is told from what is seen later, or once something else is shown', async () => {
    const { editor, now } = given();
    const [starts = '', ends = ''] = [1, 2].map((days) =>
      new Date(now() + days * DAY).toISOString(),
    );
    const coming = notice(starts, ends);
    expect(await editor.hiddenBy(await published(coming))).toBe('coming');
    const date = await published(workshopDate('d', 'w', ends.slice(0, 10)));
    expect(await editor.hiddenBy(date)).toBe('workshop');
    const off = await published(workshop('w', { isActive: false }));
    expect(await editor.hiddenBy(date)).toBe('workshop');
    const on = await editor.saveDraft(workshop('w'), byAna(off.revision));
    await editor.publish('w', byAna(on.revision));
    expect(await editor.hiddenBy(date)).toBeNull();
  });
});
