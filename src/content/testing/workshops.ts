import { picture, reference, type TestDocument } from './samples.ts';

const both = (es: unknown, en: unknown) => [
  { _key: 'es', value: es },
  { _key: 'en', value: en },
];

/** A workshop with a picture, in both languages. */
export const workshop = (
  id: string,
  fields: Readonly<Record<string, unknown>> = {},
): TestDocument => ({
  _id: id,
  _type: 'workshop',
  kind: 'gastronomic',
  slug: { _type: 'slug', current: id },
  title: both(`Taller ${id}`, `Workshop ${id}`),
  summary: both('Tres horas de cocina', 'Three hours of cooking'),
  description: both('Se cocina en grupo.', 'You cook in a group.'),
  durationMinutes: 180,
  schedule: both('Por la tarde', 'In the evening'),
  ages: both('Adultos', 'Adults'),
  inclusions: both(['Dos bebidas'], ['Two drinks']),
  pricePerPerson: 40,
  pricing: both(['40,00 €'], ['€40.00']),
  paymentNote: both('En efectivo', 'In cash'),
  reservationNote: both('Con tiempo', 'In good time'),
  images: [picture()],
  isActive: true,
  displayOrder: 1,
  ...fields,
});

/** An open date of a workshop, at 11:00. */
export const workshopDate = (
  id: string,
  workshopId: string,
  date: string,
  fields: Readonly<Record<string, unknown>> = {},
): TestDocument => ({
  _id: id,
  _type: 'workshopDate',
  _updatedAt: '2026-11-01T09:00:00Z',
  workshop: reference(workshopId),
  date,
  startsAt: '11:00',
  seats: 12,
  isActive: true,
  ...fields,
});
