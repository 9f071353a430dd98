import { describe, expect, it } from 'vitest';
import { specialDayRuns } from './special-days.ts';

const closed = (date: string, name = {}) => ({ date, name });

describe('special days', () => {
  it('are told as one where they follow each other and are alike', () => {
    const name = { es: 'Vacaciones' };
    const hours = { opens: '10:00', closes: '12:00' };
    expect(
      specialDayRuns([
        closed('2026-09-01', name),
        closed('2026-08-31', name),
        closed('2026-09-02'),
        { ...closed('2026-09-03'), ...hours },
        { ...closed('2026-09-05'), ...hours },
      ]),
    ).toEqual([
      { from: '2026-08-31', to: '2026-09-01', name },
      { from: '2026-09-02', to: '2026-09-02', name: {} },
      { from: '2026-09-03', to: '2026-09-03', name: {}, ...hours },
      { from: '2026-09-05', to: '2026-09-05', name: {}, ...hours },
    ]);
  });
});
