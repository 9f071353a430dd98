import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../../content/index.ts';
import { instantOf, openingState, spansOf } from './opening-state.server.ts';

const kiosk: OpeningHours['places'][number] = {
  key: 'kiosk',
  name: { es: 'Kiosco' },
  weekly: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '15:00' }],
  notes: [],
};

function hoursWith(exceptions: OpeningHours['exceptions'] = []): OpeningHours {
  return { _id: 'openingHours', _type: 'openingHours', places: [kiosk], exceptions };
}

/** 20 November 2026 is a Friday; Madrid is an hour ahead of UTC. */
function state(now: string, exceptions: OpeningHours['exceptions'] = []) {
  return openingState(kiosk, hoursWith(exceptions), new Date(now));
}

describe('openingState', () => {
  it('is open between opening and closing, and changes at closing', () => {
    expect(state('2026-11-20T09:30:00Z')).toEqual({
      isOpen: true,
      closes: '15:00',
      changesAt: new Date('2026-11-20T14:00:00Z'),
    });
  });

  it('is open at the minute of opening and closed at the minute of closing', () => {
    expect(state('2026-11-20T08:00:00Z').isOpen).toBe(true);
    expect(state('2026-11-20T14:00:00Z').isOpen).toBe(false);
  });

  it('is open until midnight, and says until when the night goes on after it', () => {
    const night = (weekly: OpeningHours['places'][number]['weekly']) =>
      openingState({ ...kiosk, weekly }, hoursWith(), new Date('2026-11-20T22:30:00Z'));
    const untilMidnight = { days: [5], opens: '20:00', closes: '24:00' };
    const changesAt = new Date('2026-11-20T23:00:00Z');
    expect(night([untilMidnight])).toEqual({ isOpen: true, closes: '24:00', changesAt });
    const after = { days: [6], opens: '00:00', closes: '02:00' };
    expect(night([untilMidnight, after])).toEqual({ isOpen: true, closes: '02:00', changesAt });
  });

  it('opens later today, and changes then', () => {
    expect(state('2026-11-20T06:00:00Z')).toEqual({
      isOpen: false,
      opens: { day: '2026-11-20', clock: '09:00', daysAhead: 0 },
      isClosedToday: false,
      changesAt: new Date('2026-11-20T08:00:00Z'),
    });
  });

  it('opens on Monday when Friday is over, and is told anew at midnight', () => {
    expect(state('2026-11-20T16:00:00Z')).toEqual({
      isOpen: false,
      opens: { day: '2026-11-23', clock: '09:00', daysAhead: 3 },
      isClosedToday: false,
      changesAt: new Date('2026-11-20T23:00:00Z'),
    });
  });

  it('is closed on an exception, and opens the day after', () => {
    const christmas = state('2026-12-25T10:00:00Z', [
      { date: '2026-12-25', name: { es: 'Navidad' } },
    ]);
    expect(christmas).toMatchObject({
      isOpen: false,
      opens: { day: '2026-12-28' },
      isClosedToday: true,
    });
  });

  it('keeps the hours of an exception that has some, even on a Sunday', () => {
    const fair = { date: '2026-11-22', name: { es: 'Feria' }, opens: '12:00', closes: '14:00' };
    expect(state('2026-11-22T11:30:00Z', [fair])).toMatchObject({ isOpen: true, closes: '14:00' });
  });

  it('says nothing of the next opening when there is none within a fortnight', () => {
    const closed = { ...kiosk, weekly: [] };
    const now = new Date('2026-11-20T09:30:00Z');
    expect(openingState(closed, hoursWith(), now)).toMatchObject({ isOpen: false, opens: null });
  });
});

describe('spansOf', () => {
  it('gives the spans of a day in order', () => {
    const split = {
      ...kiosk,
      weekly: [
        { days: [5], opens: '17:00', closes: '20:00' },
        { days: [5], opens: '09:00', closes: '13:00' },
      ],
    };
    const opens = spansOf(split, hoursWith(), '2026-11-20').map((span) => span.opens);
    expect(opens).toEqual(['09:00', '17:00']);
  });
});

describe('instantOf', () => {
  it('knows winter time, summer time and the midnight that ends a day', () => {
    expect(instantOf('2026-01-15', '09:00')).toEqual(new Date('2026-01-15T08:00:00Z'));
    expect(instantOf('2026-07-15', '09:00')).toEqual(new Date('2026-07-15T07:00:00Z'));
    expect(instantOf('2026-07-15', '24:00')).toEqual(new Date('2026-07-15T22:00:00Z'));
  });

  it('is right on both sides of the change of the clocks', () => {
    expect(instantOf('2026-03-29', '01:00')).toEqual(new Date('2026-03-29T00:00:00Z'));
    expect(instantOf('2026-03-29', '09:00')).toEqual(new Date('2026-03-29T07:00:00Z'));
    expect(instantOf('2026-10-25', '09:00')).toEqual(new Date('2026-10-25T08:00:00Z'));
  });
});
