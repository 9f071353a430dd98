import { describe, expect, it } from 'vitest';
import { DATABASE_KINDS } from '../testing/databases.ts';
import { givenInbox } from '../testing/inbox.ts';
import { FORMS } from '../testing/submissions.ts';
import { feedbackFigures, listComments } from './feedback.server.ts';

describe.each(DATABASE_KINDS)('the inbox on %s', (kind) => {
  const { database, clock, submit, setStatus } = givenInbox(kind);

  it('counts feedback by category and by Madrid’s month, but for spam', async () => {
    const send = (at: string, score: number, comments = '') => {
      clock.now = Date.parse(at);
      const ratings = { ...FORMS.feedback.ratings, foodQuality: score };
      return submit('/api/feedback', {
        ...FORMS.feedback,
        comments,
        recommend: 'Yes',
        ratings,
      });
    };
    await send('2026-10-31T22:30:00Z', 4, 'Todo perfecto');
    await send('2026-10-31T23:30:00Z', 2);
    const spam = await send('2026-11-10T12:00:00Z', 1, 'Compra ya');
    await setStatus(spam, 'spam');
    const figures = await feedbackFigures(database().db);
    expect(figures).toMatchObject({ count: 2, recommend: { yes: 2, no: 0 } });
    expect(figures.categories[0]).toEqual({
      ...{ key: 'foodQuality', average: 3, scores: [0, 1, 0, 1, 0] },
    });
    expect(
      figures.months.map(({ month, count, averages }) => [month, count, averages.foodQuality]),
    ).toEqual([
      ['2026-10', 1, 4],
      ['2026-11', 1, 2],
    ]);
    expect(figures.average).toBeCloseTo((3 + 4 + 3 + 2 + 1) / 5);
    expect(await feedbackFigures(database().db, Date.parse('2027-01-01'))).toMatchObject({
      ...{ count: 0, average: null, months: [] },
    });
    const comments = await listComments(database().db, { limit: 10, offset: 0 });
    expect(comments).toMatchObject({ total: 1, data: [{ comment: 'Todo perfecto' }] });
  });
});
