import { describe, expect, it } from 'vitest';
import { validate } from '../../../requests/index.ts';
import { feedbackBody, isWrongEmail, ratingsOf } from './body.ts';
import { parseRatings } from './kept-ratings.ts';

const RATED = {
  'ratings.foodQuality': '5',
  'ratings.serviceQuality': '4',
  'ratings.facilitiesQuality': '3',
  'ratings.priceQuality': '2',
  'ratings.cleanliness': '1',
};

describe('feedback as it is sent', () => {
  it('has its ratings as a map by stable keys, and passes the rules', () => {
    const body = feedbackBody({ name: 'Ana', terms: 'on', email: 'no', ...RATED });
    expect(body).toEqual({
      name: 'Ana',
      terms: 'on',
      email: 'no',
      ratings: {
        foodQuality: 5,
        serviceQuality: 4,
        facilitiesQuality: 3,
        priceQuality: 2,
        cleanliness: 1,
      },
    });
    expect(validate('feedback', body).ok).toBe(true);
  });

  it('sends 0 for a category that is not rated', () => {
    expect(ratingsOf({ 'ratings.foodQuality': '5' })).toMatchObject({
      foodQuality: 5,
      cleanliness: 0,
    });
  });
});

describe('an e-mail address in the widget', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['ana@example.com', false],
    ['ana@example', true],
    ['ana example@x.es', true],
  ])('%j is wrong: %s', (email, expected) => {
    expect(isWrongEmail(email)).toBe(expected);
  });
});

describe('ratings kept on the device', () => {
  it('come back as values of the form', () => {
    expect(parseRatings('{"foodQuality":4,"cleanliness":0}')).toEqual({
      'ratings.foodQuality': '4',
    });
  });

  it.each([null, '', 'null', '{', '3', '{"foodQuality":9}', '{"foodQuality":"4.5"}', '{"x":1}'])(
    'are nothing when %j stands there',
    (text) => expect(parseRatings(text)).toEqual({}),
  );
});
