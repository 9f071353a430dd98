import { describe, expect, it } from 'vitest';
import { BOOKING_TERMS } from '../../src/submissions/index.ts';
import { ofType, readSample } from '../../scripts/content-checks/sample.ts';

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
  groups: { place: string; minimum?: number; maximum?: number }[];
  leadDays?: number;
  deposit?: number;
}

const sample = readSample();

describe("the business's figures (specification, section 9)", () => {
  const service = (key: string) => ofType(sample, 'service').find((one) => one.key === key) as unknown as Service;
  const amounts = (key: string) =>
    Object.fromEntries(service(key).prices.map((price) => [price.key, price.to ? [price.from, price.to] : price.from]));
  const workshops = Object.fromEntries(
    ofType(sample, 'workshop').map((one) => [(one.slug as { current: string }).current, one]),
  );

  it('workshops', () => {
    expect(amounts('gastronomic')).toEqual({ workshop: 40, interpreter: 3 });
    expect(service('gastronomic')).toMatchObject({ leadDays: 3, deposit: 0.4, groups: [{ minimum: 8 }] });
    for (const one of Object.values(workshops))
      expect(one).toMatchObject({ pricePerPerson: 40, durationMinutes: 180 });
    const groups = Object.entries(workshops).map(([slug, one]) => [slug, one.minimumGroup]);
    expect(Object.fromEntries(groups)).toEqual({
      ...{ 'goat-cheese': undefined, turmeric: 8, 'wine-doughnut': 8, custom: 8, halloween: 10, birthday: 8 },
    });
    expect(workshops.birthday?.minimumAge).toBe(3);
    expect(workshops.turmeric?.minimumAge).toBe(4);
    expect(workshops.halloween?.dateNote).toEqual([
      { _key: 'es', value: '30 de octubre' },
      { _key: 'en', value: '31 October' },
    ]);
  });

  it('deposits and lead time are those that emails, notes and terms name', () => {
    const { workshopDeposit, eventDeposit, leadDays } = BOOKING_TERMS;
    for (const key of ['gastronomic', 'birthday'])
      expect(service(key)).toMatchObject({ deposit: workshopDeposit, leadDays });
    for (const key of ['catering', 'chef', 'vegetarian'])
      expect(service(key).deposit).toBe(eventDeposit);
  });

  it('birthday', () => {
    expect(service('birthday').prices[0]).toMatchObject({ from: 40, per: 'participant' });
    expect(service('birthday')).toMatchObject({ leadDays: 3, deposit: 0.4, groups: [{ minimum: 8 }] });
  });

  it('catering', () => {
    expect(amounts('catering')).toEqual({ tasting: [25, 100] });
    expect(service('catering').groups).toMatchObject([
      { place: 'kiosk', minimum: 8, maximum: 25 },
      { place: 'customer', minimum: 15 },
    ]);
    expect(service('catering').deposit).toBe(0.5);
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
    expect(service('vegetarian')).toMatchObject({ leadDays: 3, groups: [{ minimum: 8 }, { minimum: 15 }] });
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
      ofType(sample, 'testimonial').filter((one) => one.kind === kind).map(({ age }) => age);
    expect(ages('gastronomic')).toEqual([undefined, undefined, undefined]);
    expect(ages('birthday')).toEqual([10, 8, 12]);
    expect(ages('chef')).toHaveLength(3);
  });
});
