import { expect, test } from 'vitest';
import { groupSizes, depositOf } from './group-sizes.ts';
import { createTexts } from './texts.ts';
import { read } from './testing/read.ts';
import * as sample from './testing/samples.ts';

test('terms may say how one pays and nothing else: a figure that they leave empty is said nowhere', () => {
  const said = { eventDeposit: 0.25, transferText: { en: 'Sort code 20-20-15' } };
  const terms = read('bookingTerms', { _id: 'bookingTerms', _type: 'bookingTerms', ...said });
  const { text, list } = createTexts('en', terms);
  expect(text(terms.transferText)).toBe('Sort code 20-20-15');
  const lines = [
    'From age {{childAge}}.',
    'A deposit of {{eventDeposit}}.',
    '{{workshopDeposit}} now.',
  ];
  expect(list({ en: lines })).toEqual(['A deposit of 25%.']);
  expect(text({ en: lines.join(' ') })).toBe('From age […]. A deposit of 25%. […] now.');

  const groups = [{ place: 'customer' }, { place: 'any' }, { place: 'kiosk', isLimited: true }];
  const courses = { ...sample.service('courses'), bookedAs: 'workshop', groups };
  const service = read('service', courses);
  expect(depositOf(service, terms)).toBeUndefined();
  for (const size of groupSizes(service, terms))
    expect(size).toMatchObject({ minimum: undefined, maximum: undefined });
});
