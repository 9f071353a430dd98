import { expect, test } from 'vitest';
import { groupSizes, depositOf } from './group-sizes.ts';
import { createTexts } from './texts.ts';
import { read } from './testing/read.ts';
import * as sample from './testing/samples.ts';

test('terms may say how one pays and nothing else: a figure that they leave empty is said nowhere', () => {
  const said = { eventDeposit: 0.25, transferText: { en: 'Sort code 20-20-15' } };
  const terms = read('bookingTerms', { _id: 'bookingTerms', _type: 'bookingTerms', ...said });
  const { text, list, richText } = createTexts('en', terms);
  expect(text(terms.transferText)).toBe('Sort code 20-20-15');
  const lines = [
    'From age {{childAge}}.',
    'A deposit of {{eventDeposit}}.',
    '{{workshopDeposit}} now.',
  ];
  expect(list({ en: lines })).toEqual(['A deposit of 25%.']);
  const rest =
    'Ask us, p. ex. for {{leadDays|day|days}}. Welcome!\n- Tax: {{taxNumber}}. Paid.\nBye.';
  expect(text({ en: `${lines.slice(0, 2).join(' ')} ${rest}` })).toBe(
    'A deposit of 25%. Welcome!\nBye.',
  );
  expect(text({ en: 'Yes.\n\nFrom {{childAge}}.\n\nNo.' })).toBe('Yes.\n\nNo.');

  const block = (...spans: string[]) => ({
    ...{ _type: 'block' as const, _key: spans.join(), style: 'normal', markDefs: [] },
    children: spans.map((span) => ({ _type: 'span' as const, text: span, marks: [] })),
  });
  const from = block('All. From', ' {{childAge}}', ' on. A {{eventDeposit}} deposit.');
  const left = richText({ en: [block('{{childAge}} years.'), from] }).flatMap((one) =>
    one._type === 'block' ? [one.children.map((span) => span.text)] : [],
  );
  expect(left).toEqual([['All. ', '', 'A 25% deposit.']]);

  const groups = [{ place: 'customer' }, { place: 'any' }, { place: 'kiosk', isLimited: true }];
  const courses = { ...sample.service('courses'), bookedAs: 'workshop', groups };
  const service = read('service', courses);
  expect(depositOf(service, terms)).toBeUndefined();
  for (const size of groupSizes(service, terms))
    expect(size).toMatchObject({ minimum: undefined, maximum: undefined });
});
