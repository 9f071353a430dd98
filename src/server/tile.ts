import type { Context } from 'hono';
import { tileAt } from '../look/index.ts';
import { brotliQuickly, chooseEncoding, gzip } from './encoding.ts';

/**
 * Answers the tile of the dividers in the colours that its address names. It is made from nothing else, so
 * that browsers keep it for good, and the tile of a look that nobody has published yet is there for its preview.
 */
export function answerTile(c: Context): Response {
  const tile = tileAt(c.req.path);
  if (tile === null) return c.json({ error: 'Not Found' }, 404);
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  const plain = Buffer.from(tile);
  const body = encoding === 'br' ? brotliQuickly(plain) : encoding === 'gzip' ? gzip(plain) : plain;
  return c.body(body, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}
