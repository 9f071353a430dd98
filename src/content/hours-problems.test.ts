import { describe, expect, it } from 'vitest';
import { publicationProblems } from './editor/edited-document.server.ts';
import { read } from './testing/read.ts';
import * as sample from './testing/samples.ts';

const place = (...weekly: { opens: string; closes: string }[]) => ({
  ...{ key: 'bar', name: 'Bar' },
  weekly: weekly.map((span) => ({ days: [5], ...span })),
});
const evening = { opens: '18:00', closes: '00:00' };
const night = { opens: '20:00', closes: '02:00' };

describe('hours', () => {
  it('that close at midnight end their day, however it is written', () => {
    const { places, exceptions } = read(
      'openingHours',
      sample.hours({
        places: [place(evening, { ...evening, closes: '24:00' })],
        exceptions: [{ date: '2026-12-31', ...evening }],
      }),
    );
    const read24 = { opens: '18:00', closes: '24:00' };
    expect(places[0]?.weekly).toMatchObject([read24, read24]);
    expect(exceptions).toMatchObject([read24]);
    expect(() =>
      read('openingHours', sample.hours({ places: [place({ ...evening, closes: '24:30' })] })),
    ).toThrow('closes');
  });

  it('that end before they begin are not published, unless they were', () => {
    const hours = sample.hours({
      places: [place(evening), place(evening, night)],
      exceptions: [{ date: '2026-12-31', opens: '10:00', closes: '10:00' }, { date: '2027-01-01' }],
    });
    const wrong = [
      { path: ['places', 1, 'weekly', 1, 'closes'], rule: 'closesFirst' },
      { path: ['exceptions', 0, 'closes'], rule: 'closesFirst' },
    ];
    expect(publicationProblems('openingHours', hours, undefined)).toMatchObject(wrong);
    const body = JSON.stringify(sample.hours({ places: [place(night)] }));
    expect(publicationProblems('openingHours', hours, { body } as never)).toMatchObject([wrong[1]]);
    const { weekly } = place(night);
    expect(
      publicationProblems('service', sample.service('cenas', { hours: weekly }), undefined),
    ).toContainEqual(expect.objectContaining({ path: ['hours', 0, 'closes'] }));
  });
});
