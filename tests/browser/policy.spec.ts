/** No part of the site does what the policy of its page forbids, however it is used. */
import type { Page } from '@playwright/test';
import { rate, Widget } from './forms/support/feedback.ts';
import { contactValues, fillIn, mainForm } from './forms/support/filling.ts';
import { PICTURES, TESTIMONIALS } from './support/carousel.ts';
import { expect, pathIn, test as base, ENGLISH, EVERYTHING_ON } from './support/fixtures.ts';
import { expectPhoto, lightbox, photoLinks } from './support/lightbox.ts';
import { WORDS } from './support/words.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

/** Violations of the pages' policy, as the browser reports them. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      // Pictures do not matter here, and are slow.
      await context.route('**/images/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
      );
      await context.exposeFunction('tellViolation', (text: string) => violations.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { tellViolation } = globalThis as unknown as {
            tellViolation: (text: string) => void;
          };
          const { violatedDirective, blockedURI, sample } = event;
          tellViolation([location.href, violatedDirective, blockedURI, sample].join(' '));
        });
      });
      await provide(violations);
      expect(violations, 'what the policy forbids').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ environment: EVERYTHING_ON, viewport: { width: 1280, height: 800 } });

/** Hydrates a carousel and moves it by its button and by a drag. */
async function turn(page: Page, path: string, kind: string): Promise<void> {
  await page.goto(path);
  const carousel = page.locator(kind);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-hydrated');
  await carousel.locator('.dots button').last().click();
  const { x = 0, y = 0, width = 0 } = (await carousel.locator('.slides').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(carousel.locator('.slides > li[data-move]').first()).toBeAttached();
}

const { language, prefix } = ENGLISH;
const { forms, islands } = WORDS[language];
const at = (path: string) => pathIn(prefix, path);

test('no island violates the policy of its page, however it is used', async ({ page, noise }) => {
  test.setTimeout(120_000);
  await page.goto(at('/gallery'));
  await photoLinks(page).first().click();
  await expectPhoto(page, 1);
  await lightbox(page).getByRole('button', { name: islands.lightbox.next }).click();
  await expectPhoto(page, 2);

  await page.goto(at('/gastronomic'));
  await page.locator('a[data-workshop="turmeric"]').click();
  await expect(page.locator('dialog.workshop[open] .workshop-facts')).toBeVisible();

  await turn(page, at('/catering'), PICTURES);
  await turn(page, at('/birthday'), TESTIMONIALS);

  await page.goto(at('/menu'));
  const tab = page.getByRole('tablist').first().getByRole('tab').nth(2);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.locator(`[id="${await tab.getAttribute('aria-controls')}"] .dish`).first(),
  ).toBeVisible();

  const widget = new Widget(page, language, prefix);
  await widget.open();
  await widget.toRatings();
  await rate(widget.panel, { foodQuality: 4 });

  await page.goto(at('/contact'));
  const form = mainForm(page);
  await fillIn(form, contactValues());
  await form.getByRole('button', { name: forms.contact.submit }).click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toHaveText(forms.contact.success);
  await toast.hover();

  await page.route(/^https:\/\/www\.google\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Google</p>' }),
  );
  await page.getByRole('link', { name: islands.map.show }).click();
  await expect(page.frameLocator('iframe.map').getByText('Google')).toBeVisible();
  expect(noise.splice(0)).toEqual([expect.stringContaining('called: https://www.google.com/')]);
});

test('an injected style is not applied, and reported', async ({ page, violations, noise }) => {
  await page.goto('/cookies');
  await page.evaluate(() => {
    const forms = ['<i id="one" style="color: red"></i>', '<style>#one { color: red }</style>'];
    document.body.insertAdjacentHTML('beforeend', forms.join(''));
  });
  await expect.poll(() => violations.join()).toMatch(/style-src-attr.*style-src-elem/s);
  violations.length = 0;
  await expect.poll(() => noise.length).toBeGreaterThan(1);
  for (const line of noise.splice(0)) expect(line).toContain('Content Security Policy');
  const color = await page.locator('#one').evaluate((one) => getComputedStyle(one).color);
  expect(color).not.toBe('rgb(255, 0, 0)');
});
