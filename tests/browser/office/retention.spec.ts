/** How long messages are kept is the owner's choice, and the privacy page says it at once. */
import { words } from '../../../src/office/screens/privacy/words.ts';
import { lookAt } from './support/look-at.ts';
import { DESK, expect, test } from './support/one-office.ts';
import { en } from './support/says.ts';

test.use(DESK);

test('how long messages are kept is chosen, and the privacy page says it', async ({
  page,
  office,
}) => {
  const says = async () => {
    const text = (await (await fetch(`${office.url}/en/privacy`)).text()).replace(/\s+/g, ' ');
    return /Messages: ([^.]+)\./.exec(text)?.[1];
  };
  const [usual, chosen] = ['1 year', '90 days'];
  expect(await says()).toBe(usual);
  const said = words.en['retention'] as unknown as Record<string, string> & {
    kinds: Record<string, string>;
  };
  await page.goto('/admin/privacy');
  const field = page.getByRole('textbox', { name: said.kinds['contact'] ?? '' });
  const unit = page.getByRole('combobox', {
    name: (said['unitOf'] ?? '').replace('{{kind}}', said.kinds['contact'] ?? ''),
  });
  // Of requests alone it is counted from the event.
  const requests = page.locator('form', { hasText: said['fromEvent'] ?? '' });
  await expect(requests.getByRole('textbox', { name: said.kinds['request'] ?? '' })).toHaveCount(1);
  // A year as it is said, and the same in other units.
  await expect(field).toHaveValue('1');
  await expect(unit).toHaveValue('year');
  await unit.selectOption('month');
  await expect(field).toHaveValue('12');
  await expect(field).toHaveAccessibleDescription(/366/);
  await field.fill('6');
  await field.press('Enter');
  await expect(page.getByText(en('shared.saved'), { exact: true })).toBeVisible();
  await expect.poll(says).toBe('6 months');
  await unit.selectOption('day');
  await expect(field).toHaveValue('183');
  await field.fill('90');
  await expect(page.getByText(said['shorter'] ?? '')).toBeVisible();
  await lookAt(page, 'retention');
  await field.press('Enter');
  await expect(page.getByText(en('shared.saved'), { exact: true })).toBeVisible();
  await expect.poll(says).toBe(chosen);
  await page.getByRole('button', { name: said['standard'] ?? '' }).click();
  await expect.poll(says).toBe(usual);
});
