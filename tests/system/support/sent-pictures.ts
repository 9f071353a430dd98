import sharp from 'sharp';
import { expect } from 'vitest';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import { parseHtml } from '../../support/html.ts';
import type { Business } from './businesses.ts';

/**
 * Sends pictures as a browser without JavaScript does: hostile ones are refused, and nothing of a real one but its
 * pixels is kept.
 */
export async function everyPicture({ get, office, call, emails }: Business, path: string) {
  const form = parseHtml(await (await get(path)).text())('form[action="/api/requests"]');
  expect(form.attr('enctype')).toBe('multipart/form-data');
  const field = form.find('[type=file]');
  expect(field.attr('accept')).toContain('image/jpeg');
  const name = field.attr('name') ?? '';
  const send = (picture: Blob) => {
    const body = new FormData();
    const order = {
      firstName: 'Eva',
      email: 'eva@example.com',
      'own.flour': 'Trigo',
      locale: 'es',
    };
    const when = {
      requestedDate: addDays(businessDay(new Date()), 20),
      requestedTime: '09:00-10:00',
    };
    const service = String(form.find('[name=service]').val());
    for (const [key, value] of Object.entries({ ...order, ...when, service, phone: '600 000 000' }))
      body.append(key, value);
    body.append(name, picture, 'Eva & Ana.jpg');
    return get('/api/requests', { method: 'POST', body });
  };
  const photo = await sharp({
    create: {
      ...{ width: 2000, height: 1000, channels: 3, background: '#a33' },
      // Longer than any text that a form takes.
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .withMetadata({ exif: { IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitudeRef: 'N' } } })
    .jpeg()
    .toBuffer();
  const bytes = (file: Buffer) => new Uint8Array(file);
  const hostile = {
    page: new Blob(['<script>alert(1)</script>'], { type: 'image/jpeg' }),
    cut: new Blob([bytes(photo.subarray(0, photo.length / 2))]),
    both: new Blob([bytes(photo), '<script>alert(1)</script>']),
  };
  for (const [kind, file] of Object.entries(hostile)) {
    const answer = await send(file);
    expect(answer.status, kind).toBe(422);
    const $ = parseHtml(await answer.text());
    expect($('#form .summary').text(), kind).toContain('No podemos leer esta foto');
    expect($('[name=email]').val(), kind).toBe('eva@example.com');
  }
  const large = await send(new Blob([new Uint8Array(9_000_000)]));
  expect(large.status).toBe(413);
  expect(await large.text()).toContain('8 MB');
  // Where nobody asks for pictures a body is as small as ever.
  const body = new Blob([new Uint8Array(100_000)]);
  expect((await get('/api/contact', { method: 'POST', body })).status).toBe(415);

  expect((await send(new Blob([bytes(photo)]))).status).toBe(303);
  const inbox = await (await call('GET', 'inbox')).json();
  const [{ id, name: who }] = (inbox as { data: [{ id: string; name: string }] }).data;
  expect(who).toBe('Eva');
  const { fields } = (await (await call('GET', `inbox/${id}`)).json()) as {
    fields: { own: { key: string; kind: string; chosen: object }[] };
  };
  expect(fields.own.at(-1)).toMatchObject({
    ...{ key: 'like', kind: 'picture', chosen: { es: 'Una foto', en: 'One picture' } },
  });
  const address = `inbox/${id}/pictures/like`;
  const shown = await office(address);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    ...{ 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
    'x-content-type-options': 'nosniff',
  });
  const kept = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ width: 1600, height: 800, format: 'webp' });
  expect(kept.includes('SECRET')).toBe(false);
  expect((await get(`/api/admin/${address}`)).status).toBe(401);
  expect((await office(`inbox/${id}/pictures/words`)).status).toBe(404);
  await expect.poll(async () => (await emails()).length).toBe(4);
  const written = (await emails())
    .map((email) => email.replaceAll(/=\r?\n/g, ''))
    .filter((email) => email.includes('eva@example.com'));
  const toOwner = written.find((email) => !email.includes('To: eva@example.com')) ?? '';
  expect(toOwner).toContain(`/admin/inbox/${id}`);
  expect(written.join('')).not.toContain('Eva & Ana.jpg');
  const csv = await (await call('GET', 'inbox/export?format=csv')).text();
  expect(csv).toContain('Una como esta: Una foto');
  const removed = await call('POST', 'privacy/erase', { email: 'eva@example.com' });
  expect(removed.status).toBe(200);
  expect((await office(address)).status).toBe(404);
}
