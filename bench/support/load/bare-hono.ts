/** The smallest server of this kind: Hono with one route. Writes where it listens as ours does. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('/', (c) => c.text('Hola'));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(JSON.stringify({ message: 'Listening', url: `http://127.0.0.1:${port}` }));
});
