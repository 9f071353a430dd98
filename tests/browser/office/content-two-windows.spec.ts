/** Two windows, or two people, on one document: nobody's words are lost, overwritten or published unseen. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { lookAway } from '../support/type-like-a-person.ts';
import { loseNextAnswer } from './support/bad-line.ts';
import { lookAt } from './support/look-at.ts';
import { DESK, expect, expectRefusals, forget, test } from './support/one-office.ts';
import type { Office } from './support/office.ts';
import { en } from './support/says.ts';

const words = {
  ...{ title: 'Title · Spanish', english: 'Title · English', dishes: 'Dishes' },
  ...{ open: /^Open .*[Ss]erranito/, price: 'Price', saved: 'Draft saved' },
  ...{ joined: /^You changed this in another window: .*Price.*with what you typed\.$/ },
  ...{ twice: 'You have it open in two places', here: 'In this window', there: 'Saved there' },
  ...{ save: 'Save what I chose', choose: 'Choose one of the two.' },
  ...{ offline: en('office.saving.offline'), outdated: en('office.saving.outdated') },
  ...{ bring: 'Get it back', taken: 'This changed there too, and stays that way' },
  ...{
    publish: en('content.actions.publish'),
    stale: 'Somebody else has changed it in the meantime.',
  },
  ...{ binned: 'It went to the bin while you were typing.', restore: 'Restore' },
} as const;

const DOCUMENT = 'content/dailyMenu/menu-bocadillos';

interface Values {
  readonly title: Readonly<Record<'es' | 'en', string>>;
  readonly items: readonly { readonly names: { readonly es: string }; readonly price: number }[];
}

async function draftOf(office: Office): Promise<Values | undefined> {
  const answer = await (await office.call('GET', DOCUMENT)).json();
  return (answer as { draft: { values: Values } | null }).draft?.values;
}

const priceIn = (values: Values | undefined) =>
  values?.items.find(({ names }) => names.es === 'Serranito')?.price;

/** Goes on where a text ends, key by key. */
async function append(field: Locator, text: string): Promise<void> {
  await field.press('End');
  await field.pressSequentially(text, { delay: 120 });
}

test.use(DESK);

const open = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/admin/${DOCUMENT}`);
  await expect(page.getByRole('textbox', { name: words.title })).not.toHaveValue('');
  return page;
};
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();

test('two windows on one document', async ({ context, office, noise }) => {
  await context.clock.install();
  const [one, other] = [await open(context), await open(context)];

  await test.step('what only the other window touched comes in, and is not undone', async () => {
    const wasIn = await one.getByRole('textbox', { name: words.title }).inputValue();
    await one.getByRole('tab', { name: words.dishes }).click();
    await one.getByRole('button', { name: words.open }).click();
    const price = one.getByRole('textbox', { name: words.price });
    await price.fill('');
    await append(price, '7,20');
    await saved(one);
    await append(other.getByRole('textbox', { name: words.english }), '!');
    await expect(other.getByText(words.joined)).toBeVisible();
    await saved(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    const draft = await draftOf(office);
    expect([priceIn(draft), draft?.title.es, draft?.title.en.endsWith('!')]).toEqual([
      7.2,
      wasIn,
      true,
    ]);
    // The first window goes on, and meets what the second has written in the same way.
    await price.press('Backspace');
    await append(price, '5');
    await saved(one);
    await expect(one.getByRole('dialog')).toHaveCount(0);
    expect((await draftOf(office))?.title.en).toMatch(/!$/);
    await expectRefusals(noise, 409, 2);
  });

  await test.step('what was saved here, and the answer lost, is nobody else’s: it goes on from there', async () => {
    await loseNextAnswer(one, `**/api/admin/${DOCUMENT}`);
    const title = one.getByRole('textbox', { name: words.title });
    await one.getByRole('tab').first().click();
    await append(title, ' sin');
    await expect(one.getByRole('status').filter({ hasText: words.offline })).toBeVisible();
    await append(title, ' eco');
    await saved(one);
    expect((await draftOf(office))?.title.es).toMatch(/ sin eco$/);
    await expect(one.getByRole('dialog')).toHaveCount(0);
    forget(noise, /ERR_FAILED/);
    await expectRefusals(noise, 409, 1);
  });

  await test.step('a tab from before an upgrade says so, and does not try again and again', async () => {
    let calls = 0;
    await one.route(`**/api/admin/${DOCUMENT}`, (route) => {
      calls += 1;
      return route.fulfill({ status: 422, json: { error: 'outdated' } });
    });
    const title = one.getByRole('textbox', { name: words.title });
    await append(title, ' viejo');
    await expect(one.getByRole('status').filter({ hasText: words.outdated })).toBeVisible();
    await context.clock.fastForward(60_000);
    await expect(one.getByRole('status').filter({ hasText: words.outdated })).toBeVisible();
    expect(calls).toBe(1);
    await expectRefusals(noise, 422, 1);
    await one.unroute(`**/api/admin/${DOCUMENT}`);
    await append(title, ' no');
    await saved(one);
  });

  await test.step('what both touched is asked, with nothing chosen beforehand', async () => {
    await one.reload();
    await append(one.getByRole('textbox', { name: words.title }), ' uno');
    await append(one.getByRole('textbox', { name: words.english }), ' one');
    await saved(one);
    await append(other.getByRole('textbox', { name: words.title }), ' dos');
    const dialog = other.getByRole('dialog', { name: words.twice });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(dialog).toContainText(words.taken);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.choose);
    await lookAt(other, 'conflict');
    await lookAway(other);
    expect((await draftOf(office))?.title.es).toMatch(/ uno$/);
    await dialog.getByRole('radio', { name: words.here }).check();
    await dialog.getByRole('button', { name: words.save }).click();
    await saved(other);
    const title = (await draftOf(office))?.title;
    expect([title?.es, title?.en].map((text) => text?.split(' ').at(-1))).toEqual(['dos', 'one']);
    await expectRefusals(noise, 409, 1);
  });

  await test.step('what somebody else has written since is not published unseen', async () => {
    await one.reload();
    await append(one.getByRole('textbox', { name: words.title }), ' visto');
    await saved(one);
    await append(other.getByRole('textbox', { name: words.english }), '?');
    await saved(other);
    await append(one.getByRole('textbox', { name: words.title }), ' antes');
    await saved(one);
    await other.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(other.getByText(words.stale)).toBeVisible();
    await expect(other.getByRole('textbox', { name: words.title })).toHaveValue(/ visto antes$/);
    const now = (await (await office.call('GET', DOCUMENT)).json()) as {
      published: { values: Values };
    };
    expect(now.published.values.title.es).not.toMatch(/visto/);
    await expectRefusals(noise, 409, 3);
  });

  await test.step('what went to the bin meanwhile comes back with what was typed', async () => {
    const { revision } = (await (await office.call('GET', DOCUMENT)).json()) as {
      revision: string;
    };
    await office.call('POST', `${DOCUMENT}/trash`, undefined, { 'If-Match': `"${revision}"` });
    await append(one.getByRole('textbox', { name: words.title }), ' vuelve');
    const dialog = one.getByRole('dialog');
    await expect(dialog).toContainText(words.binned);
    await dialog.getByRole('button', { name: words.restore }).click();
    await saved(one);
    expect((await draftOf(office))?.title.es).toMatch(/ vuelve$/);
    await expectRefusals(noise, 409, 1);
  });
});

test(
  'what is brought back after a lost connection meets what was written since',
  { tag: '@torture' },
  async ({ context, office, noise }) => {
    const first = await open(context);
    await first.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await append(first.getByRole('textbox', { name: words.english }), ' typed');
    await expect(first.getByRole('status').filter({ hasText: words.offline })).toBeVisible();
    await first.close();
    const since = await context.browser()?.newContext({
      ...{ storageState: office.storageState, baseURL: office.url },
    });
    if (!since) throw new Error('There is no browser');
    const elsewhere = await open(since);
    await append(elsewhere.getByRole('textbox', { name: words.title }), ' después');
    await saved(elsewhere);
    await since.close();
    const again = await open(context);
    await expect(again.getByRole('textbox', { name: words.title })).toHaveValue(/ después$/);
    // Whoever does not see what is offered and goes on typing finds it offered again.
    await append(again.getByRole('textbox', { name: words.title }), ' de todo');
    await saved(again);
    await again.reload();
    await expect(again.getByRole('textbox', { name: words.title })).toHaveValue(
      / después de todo$/,
    );
    await again.getByRole('button', { name: words.bring }).click();
    await saved(again);
    await expect(again.getByRole('dialog')).toHaveCount(0);
    await expect(again.getByRole('textbox', { name: words.english })).toHaveValue(/ typed$/);
    const title = (await draftOf(office))?.title;
    expect([title?.es, title?.en].map((text) => text?.split(' ').at(-1))).toEqual([
      'todo',
      'typed',
    ]);
    await expectRefusals(noise, 409, 1);
  },
);
