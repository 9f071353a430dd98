/** What is published in one language is read in it, marked, until it is translated in one list. */
import type { Request, Route } from '@playwright/test';
import { publish } from '../support/content.ts';
import { lookAt } from './support/look-at.ts';
import {
  DESK,
  expect,
  expectRefusals,
  forget,
  goWithin,
  PHONE,
  publicHtml,
  test,
} from './support/one-office.ts';
import { es } from './support/says.ts';

const question = (id: string, es: string) => ({
  ...{ _id: id, _type: 'question', isActive: true, displayOrder: 90, places: ['contact'] },
  question: [{ _key: 'es', value: es }],
  answer: [
    { _key: 'es', value: 'Sí.' },
    { _key: 'en', value: 'Yes.' },
  ],
});

test.use(PHONE);

test('what is to be translated', async ({ page, office, noise }) => {
  await test.step('a text in one language is published without a question, and translated from the list', async () => {
    await publish(office, [question('perros', '¿Pueden entrar perros?')]);
    expect(await publicHtml(office, '/en/contact')).toContain('¿Pueden entrar perros?');
    await page.goto('/admin/content/question/perros');
    const answer = page.getByRole('textbox', { name: 'Respuesta · español' });
    await answer.fill('Sí, en la terraza.');
    await page.getByRole('textbox', { name: 'Respuesta · inglés' }).fill('');
    await page.getByRole('button', { name: es('content.actions.publish'), exact: true }).click();
    await expect(page.getByText(/^Publicado[.:]/)).toBeVisible();

    await goWithin(page, '/admin/translations');
    const row = page.getByRole('listitem').filter({ hasText: '¿Pueden entrar perros?' });
    await expect(row.getByRole('textbox', { name: 'Respuesta · español' })).toHaveValue(
      'Sí, en la terraza.',
    );
    await lookAt(page, 'translations');
    // It goes to the bin while it is translated, and comes back with what was typed.
    const document = await office.call('GET', 'content/question/perros');
    const { revision } = (await document.json()) as { revision: string };
    await office.call('POST', 'content/question/perros/trash', undefined, {
      'If-Match': `"${revision}"`,
    });
    await row.getByRole('textbox', { name: 'Pregunta · inglés' }).fill('Are dogs welcome?');
    const binned = page.getByRole('dialog');
    await binned.getByRole('button', { name: es('content.actions.restore') }).click();
    await expect(binned).toBeHidden();
    await expectRefusals(noise, 409, 1);
    await row.getByRole('textbox', { name: 'Respuesta · inglés' }).fill('Yes, outside.');
    await row.getByRole('button', { name: es('content.actions.publish'), exact: true }).click();
    await expect(page.getByText('No hay nada por traducir')).toBeVisible();
    await expect.poll(() => publicHtml(office, '/en/contact')).toContain('Are dogs welcome?');
    expect(await publicHtml(office, '/en/contact')).not.toContain('¿Pueden entrar perros?');
  });

  await test.step('at a desk what is translated is published at once, and a word changed in one language is there too', async () => {
    const word = { _id: 'w', _type: 'wording', key: 'common:nav.home', language: 'es' };
    await publish(office, [
      question('gatos', '¿Pueden entrar gatos?'),
      question('ninos', '¿Hay tronas?'),
      { ...word, text: 'Portada' },
    ]);
    await page.setViewportSize(DESK.viewport);
    // What could not be read is there once it can be: the form of both, and each of them.
    const refuse = (route: Route) => route.fulfill({ status: 400, json: { error: 'failed' } });
    for (const path of [
      'content-types/question',
      'content/question/gatos',
      'content/question/ninos',
    ])
      await page.route(`**/api/admin/${path}`, refuse, { times: 1 });
    await page.reload();
    const retry = page.getByRole('button', { name: es('office.tryAgain') });
    for (const left of [1, 0]) {
      await expect(retry).toHaveCount(left + 1);
      await retry.first().click();
    }
    await expect(retry).toHaveCount(0);
    await expectRefusals(noise, 400, 3);
    const words = page.getByRole('region', { name: 'Palabras de la web (1)' });
    const typed = words.getByRole('textbox', { name: 'En su lugar (inglés)' });
    await typed.fill('Front page');
    // Read again in vain, and once more in earnest: what is typed stays.
    const again = (request: Request) => request.url().includes('/api/admin/content-translations');
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', again);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await failed;
    const read = page.waitForEvent('requestfinished', again);
    await page.context().setOffline(false);
    await read;
    await expect(typed).toHaveValue('Front page');
    forget(noise, /ERR_INTERNET_DISCONNECTED/);

    const rows = page.getByRole('region', { name: 'Textos (2)' }).getByRole('listitem');
    for (const [es, en] of [
      ['gatos', 'Are cats welcome?'],
      ['tronas', 'Are there high chairs?'],
    ] as const) {
      const row = rows.filter({ hasText: es });
      await row.getByRole('textbox', { name: 'Pregunta · inglés' }).fill(en);
    }
    await words.getByRole('button', { name: es('ra.action.save') }).click();
    await expect(words).toHaveCount(0);
    await page.getByRole('button', { name: 'Publicar los 2 ya traducidos' }).click();
    await expect(page.getByText('No hay nada por traducir')).toBeVisible();
    await expect.poll(() => publicHtml(office, '/en/contact')).toContain('Are there high chairs?');
  });
});
