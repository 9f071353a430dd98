import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A fake of Google's Places API (New), photos included. */
export interface Places {
  readonly url: string;
  readonly apiKey: string;
  readonly placeId: string;
  /** Paths and queries that were requested. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** More than a page may show; the third is anonymous, the fourth has no photo. */
const REVIEWS = [
  { author: 'Ana Torres', rating: 5, text: 'Todo riquísimo.\n\nVolveremos <b>seguro</b>.' },
  { author: 'Ben Field', rating: 3.6, text: 'Good food.' },
  { author: '', rating: 2, text: 'Correcto.' },
  { author: 'Dora Gil', rating: 4, text: 'Bien.', photo: false },
  { author: 'Eva Sol', rating: 1, text: 'Regular.' },
  { author: 'Fran Mar', rating: 5, text: '¡Bravo!' },
  { author: 'Gema Luz', rating: 5, text: 'La séptima.' },
];

export const RATING = 4.46;
export const TOTAL = 1_234;

function place(url: string, language: string | null) {
  return {
    rating: RATING,
    userRatingCount: TOTAL,
    googleMapsUri: 'https://maps.example.com/place',
    reviews: REVIEWS.map(({ author, rating, text, photo = true }, index) => ({
      rating,
      text: { text },
      relativePublishTimeDescription: language === 'en' ? `${index + 1} weeks ago` : 'hace poco',
      flagContentUri: `https://maps.example.com/report/${index}`,
      ...(author && {
        authorAttribution: {
          displayName: author,
          ...(index !== 1 && { uri: `https://maps.example.com/people/${index}` }),
          ...(photo && { photoUri: `${url}/photos/${index}.png` }),
        },
      }),
    })),
  };
}

/** Starts it on a free local port. */
export async function startPlaces(): Promise<Places> {
  const asked: string[] = [];
  const channels = 3 as const;
  const photo = await sharp({ create: { width: 80, height: 80, channels, background: 'olive' } })
    .png()
    .toBuffer();
  const apiKey = 'places-key';
  const placeId = 'place-of-the-sobremesa';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://places.invalid');
    asked.push(request.url ?? '');
    if (pathname.startsWith('/photos/')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(photo);
    } else if (
      pathname === `/v1/places/${placeId}` &&
      request.headers['x-goog-api-key'] === apiKey &&
      request.headers['x-goog-fieldmask']
    ) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(place(url, searchParams.get('languageCode'))));
    } else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    apiKey,
    placeId,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
