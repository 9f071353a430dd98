import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { chooseEncoding, type Encoding } from './encoding.server.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files whose name changes with their content are kept for a year; the others are asked about again. */
const IMMUTABLE = /^\/(assets|fonts)\//;

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** Serves the built files of the browser from memory-mapped names: only what the build wrote. */
export function staticFiles(directory: string): Hono {
  const names = new Set(
    filesOf(directory).map((file) => `/${relative(directory, file).split(sep).join('/')}`),
  );
  const bodies = new Map<string, { body: Uint8Array<ArrayBuffer>; tag: string }>();
  const read = (name: string) => {
    const known = bodies.get(name);
    if (known) return known;
    const body = new Uint8Array(readFileSync(join(directory, name)));
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const file = { body, tag };
    bodies.set(name, file);
    return file;
  };
  return new Hono().get('*', async (c, next) => {
    const name = c.req.path;
    const type = TYPES[extname(name)];
    if (!type || name.startsWith('/.') || !names.has(name)) return next();
    const wanted = chooseEncoding(c.req.header('accept-encoding'));
    const encoding = names.has(name + SUFFIXES[wanted]) ? wanted : 'identity';
    const { body, tag } = read(name + SUFFIXES[encoding]);
    c.header('Content-Type', type);
    c.header('Vary', 'Accept-Encoding');
    c.header('ETag', tag);
    c.header(
      'Cache-Control',
      IMMUTABLE.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    if (c.req.header('if-none-match') === tag) return c.body(null, 304);
    return c.body(body);
  });
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
