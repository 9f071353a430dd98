import * as v from 'valibot';
import { expect, test } from 'vitest';
import { json, startFakeHttpService, type Answer } from '../http/testing/fake-http-service.ts';
import { createLog } from '../log/index.server.ts';
import { reviewsAnswerSchema, type ReviewsAnswer } from './index.ts';
import { createReviews } from './index.server.ts';

const KEY = 'SECRET-KEY';

interface Stage {
  /** What the fake was asked, as `METHOD path`. */
  asked(): string[];
  /** What the fake does from now on. */
  play(answer: Answer): void;
  /** Advances the clock of the reviews, milliseconds. */
  wait(time: number): void;
  ask(path: string): Promise<Response>;
  readonly lines: string[];
}

/** A fake of the Places API, and the routes that use it. */
async function withPlaces(
  answer: Answer,
  run: (stage: Stage) => Promise<void>,
  credentials: { apiKey?: string | undefined; placeId?: string | undefined } = {
    apiKey: KEY,
    placeId: 'place/1',
  },
) {
  const lines: string[] = [];
  let now = Date.now();
  const places = await startFakeHttpService(answer);
  const routes = createReviews({
    apiKey: credentials.apiKey,
    placeId: credentials.placeId,
    apiUrl: places.url,
    log: createLog((line) => void lines.push(line)),
    now: () => now,
  });
  try {
    await run({
      asked: () => places.calls.map(({ method, path }) => `${method} ${path}`),
      lines,
      play: places.answerBy,
      wait: (time) => void (now += time),
      ask: async (path) => routes.request(path),
    });
  } finally {
    await places.close();
  }
}

const PLACE = {
  rating: 4.7,
  userRatingCount: 128,
  googleMapsUri: 'https://maps.google.com/?cid=1',
  reviews: [
    {
      rating: 5,
      text: { text: 'Muy rico.\nVolveremos.', languageCode: 'es' },
      originalText: { text: 'Very tasty.', languageCode: 'en' },
      relativePublishTimeDescription: 'hace un mes',
      authorAttribution: {
        displayName: 'Ana <b>',
        uri: 'https://www.google.com/maps/contrib/1',
        photoUri: 'https://lh3.googleusercontent.com/a/1',
      },
      googleMapsUri: 'https://www.google.com/maps/reviews/1',
      flagContentUri: 'https://www.google.com/local/review/rap/report?1',
    },
    {
      rating: 4,
      originalText: { text: 'Only the original' },
      authorAttribution: { displayName: '', uri: 'javascript:alert(1)', photoUri: 'http://evil/' },
    },
    { rating: 'many', text: { text: 'broken' } },
  ],
};

test('a place is read as Places API (New) gives it, in the language asked for', async () => {
  const headers: unknown[] = [];
  const answer: Answer = (call, response) => {
    headers.push(call.headers['x-goog-api-key'], call.headers['x-goog-fieldmask']);
    json(PLACE)(call, response);
  };
  await withPlaces(answer, async ({ ask, asked }) => {
    const response = await ask('/api/google/reviews?language=en');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = (await response.json()) as ReviewsAnswer;
    expect(v.is(reviewsAnswerSchema, body)).toBe(true);
    expect(body).toEqual({
      rating: 4.7,
      total: 128,
      mapsUrl: 'https://maps.google.com/?cid=1',
      reviews: [
        {
          authorName: 'Ana <b>',
          authorUrl: 'https://www.google.com/maps/contrib/1',
          profilePhotoUrl: expect.stringMatching(/^\/api\/google\/photo\/[0-9a-f]{24}$/),
          rating: 5,
          relativeTime: 'hace un mes',
          text: 'Muy rico.\nVolveremos.',
          reportUrl: 'https://www.google.com/local/review/rap/report?1',
        },
        {
          authorName: '',
          authorUrl: null,
          profilePhotoUrl: null,
          rating: 4,
          relativeTime: '',
          text: 'Only the original',
          reportUrl: null,
        },
      ],
    });
    expect(asked()).toEqual(['GET /v1/places/place%2F1?languageCode=en']);
    expect(headers).toEqual([KEY, 'rating,userRatingCount,reviews,googleMapsUri']);
  });
});

test('one call in flight for a language, its answer kept for ten minutes', async () => {
  await withPlaces(json(PLACE), async ({ ask, asked, wait }) => {
    const spanish = () => ask('/api/google/reviews');
    const answers = await Promise.all(Array.from({ length: 20 }, spanish));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(asked()).toHaveLength(1);
    expect((await ask('/api/google/reviews?language=xx')).status).toBe(200);
    expect(asked()).toHaveLength(1);
    await ask('/api/google/reviews?language=en');
    expect(asked()).toHaveLength(2);
    wait(10 * 60_000 - 1);
    await spanish();
    expect(asked()).toHaveLength(2);
    wait(1);
    await spanish();
    expect(asked()).toHaveLength(3);
  });
});

test('without a key nobody is called', async () => {
  for (const credentials of [{ placeId: 'place' }, { apiKey: KEY }, {}]) {
    await withPlaces(
      json(PLACE),
      async ({ ask, asked }) => {
        const response = await ask('/api/google/reviews');
        expect([response.status, await response.json()]).toEqual([503, { error: 'notConfigured' }]);
        expect((await ask('/api/google/photo/0123')).status).toBe(404);
        expect(asked()).toEqual([]);
      },
      credentials,
    );
  }
});

const FAILURES: Readonly<Record<string, Answer>> = {
  'a refusal': (_, response) => void response.writeHead(403).end(`{"error":"${KEY}"}`),
  'a failure': (_, response) => void response.writeHead(500).end('oops'),
  'a redirection': (_, response) => void response.writeHead(302, { location: '/other' }).end(),
  'a connection cut off': (_, response) => void response.destroy(),
  'an answer cut off': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"rating":');
    response.destroy();
  },
  'no JSON': (_, response) => void response.end('<html>'),
  'another JSON': json([1, 2]),
  'no rating': json({ reviews: [] }),
  'a rating of words': json({ ...PLACE, rating: 'good' }),
  'a rating out of range': json({ ...PLACE, rating: 50 }),
  'an endless answer': (_, response) => {
    const send = () => {
      while (response.write(' '.repeat(65_536)));
    };
    response.on('drain', send);
    send();
  },
};

for (const [name, answer] of Object.entries(FAILURES)) {
  test(`${name} is answered as unavailable, and the provider is not called again for a while`, async () => {
    await withPlaces(answer, async ({ ask, asked, play, wait, lines }) => {
      for (const round of [1, 2]) {
        const response = await ask('/api/google/reviews');
        expect([round, response.status, await response.json()]).toEqual([
          round,
          503,
          { error: 'unavailable' },
        ]);
      }
      expect(asked()).toHaveLength(1);
      expect(lines).toHaveLength(1);
      expect(lines.join()).not.toContain(KEY);
      play(json(PLACE));
      wait(30_000);
      expect((await ask('/api/google/reviews')).status).toBe(200);
    });
  });
}

test('a provider that stalls is given up after three seconds', async () => {
  await withPlaces(
    () => {},
    async ({ ask, lines }) => {
      const response = await ask('/api/google/reviews');
      expect(response.status).toBe(503);
      expect(lines.join()).toContain('TimeoutError');
    },
  );
});

test('photos come through this server, only those of the reviews, as pictures', async () => {
  const photo = Buffer.from('the bytes of a photo');
  const played = (type: string): Answer => {
    return (call, response) => {
      if (!call.path.startsWith('/photos/')) {
        const author = { displayName: 'Ana', photoUri: `http://${call.headers.host}/photos/1` };
        json({ rating: 5, reviews: [{ rating: 5, authorAttribution: author }] })(call, response);
      } else response.writeHead(200, { 'content-type': type }).end(photo);
    };
  };
  await withPlaces(played('image/png'), async ({ ask, asked, play, wait }) => {
    expect((await ask('/api/google/photo/0123456789abcdef01234567')).status).toBe(404);
    const readAddress = async () => {
      const { reviews } = (await (await ask('/api/google/reviews')).json()) as ReviewsAnswer;
      return reviews[0]?.profilePhotoUrl ?? '';
    };
    const address = await readAddress();
    const answers = await Promise.all([ask(address), ask(address)]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
    }
    expect(asked().filter((line) => line.includes('/photos/'))).toHaveLength(1);

    // Twenty minutes after its answer the address is forgotten.
    wait(20 * 60_000);
    expect((await ask(address)).status).toBe(404);
    for (const type of ['text/html', 'image/svg+xml']) {
      wait(20 * 60_000);
      await readAddress();
      play(played(type));
      expect([type, (await ask(address)).status]).toEqual([type, 503]);
    }
  });
});
