import { describe, expect, it } from 'vitest';
import { ofType, readSample } from './sample.ts';

interface Price {
  key: string;
  from: number;
  to?: number;
  per: string;
  group?: number;
  isExtra?: boolean;
}
interface Service {
  key: string;
  prices: Price[];
  groups: { place: string; minimum?: number; isLimited?: boolean }[];
  bookedAs?: string;
  needsNotice?: boolean;
}

const sample = readSample();

describe("the business's figures", () => {
  const service = (key: string) =>
    ofType(sample, 'service').find((one) => one.key === key) as unknown as Service;
  const amounts = (key: string) =>
    Object.fromEntries(
      service(key).prices.map((price) => [
        price.key,
        price.to ? [price.from, price.to] : price.from,
      ]),
    );
  const workshops = Object.fromEntries(
    ofType(sample, 'workshop').map((one) => [(one.slug as { current: string }).current, one]),
  );

  it('workshops', () => {
    expect(amounts('gastronomic')).toEqual({ workshop: 40, interpreter: 3 });
    expect(service('gastronomic')).toMatchObject({
      bookedAs: 'workshop',
      needsNotice: true,
      groups: [{ place: 'any' }],
    });
    for (const one of Object.values(workshops))
      expect(one).toMatchObject({ pricePerPerson: 40, durationMinutes: 180 });
    // The others take the smallest group of the booking terms.
    const own = Object.entries(workshops).filter(([, one]) => one.minimumGroup !== undefined);
    expect(own.map(([slug, one]) => [slug, one.minimumGroup])).toEqual([['halloween', 10]]);
    const asked = Object.entries(workshops).filter(([, one]) => one.isGroupOnRequest === true);
    expect(asked.map(([slug]) => slug)).toEqual(['goat-cheese']);
    expect(workshops.halloween?.dateNote).toEqual([
      { _key: 'es', value: '30 de octubre' },
      { _key: 'en', value: '31 October' },
    ]);
    // Requests close three days before the earlier of the two; the evening is the same in both.
    expect(workshops.halloween?.season).toEqual({ from: '09-15', to: '10-27' });
    expect(workshops.halloween?.schedule).toEqual([
      { _key: 'es', value: 'Por la tarde, de 17:00 a 20:00' },
      { _key: 'en', value: 'In the evening, 17:00 to 20:00' },
    ]);
  });

  it('the booking terms', () => {
    const [terms] = ofType(sample, 'bookingTerms');
    expect(terms).toMatchObject({
      ...{ workshopDeposit: 0.4, eventDeposit: 0.5, leadDays: 3, changeDays: 3, answerDays: 2 },
      ...{ workshopGroup: 8, placeGroup: 8, placeMaximum: 25, customerGroup: 15 },
      ...{ adultAge: 18, childAge: 4, birthdayAge: 3 },
    });
    const booked = ofType(sample, 'service').map(({ key, bookedAs }) => [key, bookedAs]);
    expect(Object.fromEntries(booked)).toEqual({
      ...{ gastronomic: 'workshop', birthday: 'workshop' },
      ...{ catering: 'event', chef: 'event', vegetarian: 'event', daily: undefined },
    });
  });

  it('birthday', () => {
    expect(service('birthday').prices[0]).toMatchObject({ from: 40, per: 'participant' });
    expect(service('birthday')).toMatchObject({ needsNotice: true, groups: [{ place: 'any' }] });
  });

  it('catering', () => {
    expect(amounts('catering')).toEqual({ tasting: [25, 100] });
    expect(service('catering').groups).toMatchObject([
      { place: 'kiosk', isLimited: true },
      { place: 'customer' },
    ]);
  });

  it('private chef', () => {
    const groups = service('chef').prices.filter(({ isExtra }) => !isExtra);
    expect(groups.map(({ group, from, per }) => [group, from, per])).toEqual([
      [4, 65, 'person'],
      [6, 60, 'person'],
      [10, 50, 'person'],
    ]);
    expect(amounts('chef')).toMatchObject({ chef: 100, assistant: 50, transport: 25 });
  });

  it('vegetarian buffet', () => {
    expect(amounts('vegetarian')).toEqual({ chef: 150, assistant: 80, transport: 35 });
    expect(service('vegetarian')).toMatchObject({
      needsNotice: true,
      groups: [{ place: 'kiosk' }, { place: 'customer' }],
    });
  });

  it('hours', () => {
    const [hours] = ofType(sample, 'openingHours');
    expect(hours?.places).toMatchObject([
      { key: 'kiosk', weekly: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '15:00' }] },
      { key: 'workshops', weekly: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }] },
    ]);
  });

  it('testimonials: three each, and children of 10, 8 and 12', () => {
    const ages = (kind: string) =>
      ofType(sample, 'testimonial')
        .filter((one) => one.kind === kind)
        .map(({ age }) => age);
    expect(ages('gastronomic')).toEqual([undefined, undefined, undefined]);
    expect(ages('birthday')).toEqual([10, 8, 12]);
    expect(ages('chef')).toHaveLength(3);
  });
});
