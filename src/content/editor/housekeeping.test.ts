import { expect, it, onTestFinished, vi } from 'vitest';
import { ANA } from '../testing/given-editing.ts';
import { givenDatabase } from '../testing/given-content.ts';
import * as sample from '../testing/samples.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { ContentEditor } from './content-editor.server.ts';
import { tidyDaily } from './housekeeping.server.ts';

const DAY = 24 * 60 * 60 * 1000;

it('empties the trash soon after the start, and then daily', async () => {
  const database = await (await givenDatabase(sqliteTestDatabase)).open();
  let now = Date.parse('2024-05-01T08:00:00Z');
  const options = { ...database, now: () => now };
  const editor = new ContentEditor(options);
  const trashLongAgo = async (id: string) => {
    const { revision } = await editor.saveDraft(sample.menu(id, 1), {
      author: ANA,
      expectedRevision: null,
    });
    await editor.trash(id, { author: ANA, expectedRevision: revision });
    now += 31 * DAY;
  };
  const gone = async (id: string) => {
    while (await editor.read(id)) await new Promise(setImmediate);
  };
  const errors: unknown[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const daily = tidyDaily(options, (error) => errors.push(error));
  await trashLongAgo('m');
  vi.advanceTimersByTime(60_000);
  await gone('m');
  await trashLongAgo('n');
  vi.advanceTimersByTime(DAY);
  await gone('n');
  await daily.stop();
  await trashLongAgo('o');
  vi.advanceTimersByTime(DAY);
  await new Promise(setImmediate);
  expect(await editor.read('o')).not.toBeNull();
  expect(errors).toEqual([]);
  await database.close();
});
