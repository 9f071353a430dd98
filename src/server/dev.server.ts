/**
 * The server of `npm run dev`: Vite loads it and loads it again when its code changes; pages are
 * rendered for each request.
 */
import { Hono } from 'hono';
import { createLog } from '../log/index.server.ts';
import { makeAnew } from '../site/index.server.ts';
import { assemble } from './assemble.server.ts';
import { readConfig } from './config.server.ts';
import { openFoundation } from './foundation.server.ts';

interface Kept {
  close?: () => Promise<void>;
}

/** What the code before this change had opened, to be closed before it is opened again. */
const kept = globalThis as typeof globalThis & { sobremesa?: Kept };
await kept.sobremesa?.close?.();

const log = createLog();
const foundation = await openFoundation(
  readConfig({ SITE_URL: 'http://localhost:5173', ...process.env }),
  log,
);
const { site, routes, stop } = await assemble(foundation, '/src/site/browser/boot.ts');
kept.sobremesa = {
  close: async () => {
    await stop();
    await foundation.close();
  },
};

const app = new Hono();
app.get('*', async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const resolution = site.resolve(decodeURIComponent(pathname), searchParams);
  if (resolution.kind === 'redirect') return c.redirect(resolution.location, 308);
  const isOther = /^\/(api|images|files|language)\//.test(pathname);
  if (resolution.kind === 'missing' && isOther) return next();
  const { status, body, contentType } = await makeAnew(resolution);
  return new Response(body, { status, headers: { 'Content-Type': contentType } });
});
app.get('/language/:code', (c) => {
  c.header('Set-Cookie', `language=${c.req.param('code')}; Path=/; SameSite=Lax`);
  return c.redirect(c.req.query('to') ?? '/', 303);
});
app.route('/', routes);

export default app;
