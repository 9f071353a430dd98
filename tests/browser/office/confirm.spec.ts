/**
 * Whatever lets people in, or takes data away, asks who is there, and then goes on with what was begun: one of each way
 * of asking the server. Which routes want it is tried in src/office/api/areas.test.ts.
 */
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { lookAt } from './support/look-at.ts';
import { cameInLongAgo, OWNER, type Office } from './support/office.ts';
import { byMenu, DESK, expect, expectRefusals, test } from './support/one-office.ts';
import { en } from './support/says.ts';

test.use(DESK);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: en('account.confirm.title') });

/** Does something that wants somebody to show who they are; they do, and it goes on by itself. */
async function sensitive(page: Page, office: Office, act: () => Promise<void>): Promise<void> {
  await cameInLongAgo(office);
  await act();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(en('account.fields.password'), { exact: true }).fill(OWNER.password);
  await dialog.getByRole('button', { name: en('account.confirm.button'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
const press = (button: Locator) => () => button.click();

test('a call, a download, a file and a dialog that want to know who is there ask, and go on', async ({
  page,
  office,
  noise,
}) => {
  const email = 'eva@example.com';
  await page.goto('/admin/people');
  await page.getByRole('button', { name: en('account.team.invite') }).click();
  await page.getByLabel(en('shared.email')).fill(email);
  // Whoever would rather not keeps what they typed.
  await cameInLongAgo(office);
  // Nothing more has to come for it.
  const code = '**/admin/assets/**';
  await page.route(code, (route) => route.abort());
  const invite = page.getByRole('button', { name: en('account.team.inviteButton') });
  await invite.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.unroute(code);
  // Who has no passkey is not asked for one.
  await expect(
    dialogOf(page).getByRole('button', { name: en('account.confirm.passkey') }),
  ).toHaveCount(0);
  await lookAt(page, 'confirm');
  await dialogOf(page)
    .getByRole('button', { name: en('ra.action.cancel') })
    .click();
  await expect(page.getByLabel(en('shared.email'))).toHaveValue(email);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sensitive(page, office, press(invite));
  await expect(page.getByRole('textbox', { name: en('shared.link') })).toBeVisible();
  await page.getByRole('button', { name: en('shared.done'), exact: true }).click();

  const sent = await fetch(`${office.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: 'Lucía', lastName: 'Ortega', email: 'lucia@example.com' },
      ...{ phone: '+34 600 123 456', message: '¿Abrís los domingos?', locale: 'es' },
    }),
  });
  expect(sent.status).toBe(201);
  await byMenu(page, '/admin/inbox');
  await page.getByRole('button', { name: en('shared.download'), exact: true }).click();
  const csv = page.getByRole('menuitem', { name: en('inbox.exportCsv') });
  const downloaded = async (act: () => Promise<void>) => {
    const waiting = page.waitForEvent('download');
    await sensitive(page, office, act);
    return (await waiting).suggestedFilename();
  };
  expect(await downloaded(press(csv))).toMatch(/\.csv$/);

  await byMenu(page, '/admin/transfer');
  const button = (name: string) => page.getByRole('button', { name });
  await sensitive(page, office, () =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: 'foto.tar.gz', mimeType: 'application/gzip', buffer: gzipSync('no') },
    }),
  );
  await expect(page.getByText(en('transfer.errors.notAnExport'))).toBeVisible();
  // One that was made before is done as well.
  const begun = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/backups') && answer.request().method() === 'POST' && answer.ok(),
  );
  await sensitive(page, office, press(button(en('transfer.backup.start'))));
  await begun;
  await expect(page.getByText(en('transfer.backup.done'))).toBeVisible({ timeout: 120_000 });

  await byMenu(page, '/admin/privacy');
  await page.getByLabel(en('shared.email')).fill('lucia@example.com');
  await button(en('ra.action.search')).click();
  expect(await downloaded(press(button(en('privacy.file'))))).toMatch(/\.json$/);
  await button(en('privacy.erase.button')).click();
  const sure = page.getByRole('dialog', { name: en('privacy.erase.title') });
  await sensitive(
    page,
    office,
    press(sure.getByRole('button', { name: en('privacy.erase.confirm') })),
  );
  await expect(sure).toHaveCount(0);
  await expectRefusals(noise, 422, 1);
  await expectRefusals(noise, 403, 7);
});
