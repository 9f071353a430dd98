import { expect } from 'vitest';
import { en } from '../browser/office/support/says.ts';
import { OWNER, setUpOwner, signInOwner } from './owner.ts';
import type { BuiltServer } from './server.ts';
import { submit } from './submit.ts';
import { until } from './until.ts';

/** Between two keys of a person, milliseconds. */
export const KEY = 120;

/** What somebody does in a browser, whichever it is and whatever drives it. */
export interface Hands {
  open(url: string): Promise<void>;
  /** Presses the button of this name, once it is there. */
  press(button: string): Promise<void>;
  /** Goes to a field by its selector, once it is there. */
  enter(field: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Waits until the page shows a text. */
  sees(text: string): Promise<void>;
}

const POST = { id: 'blog-terrace-event', path: '/blog/terrace-event', tab: 'Text' } as const;
const ADDED = 'Quedó sitio.';

/** The owner signs in, answers a request, and writes what is then read on the blog. */
export async function answerAndWrite(site: BuiltServer, hands: Hands): Promise<void> {
  // A test that is tried again finds the site owned.
  if (!(await signInOwner(site))) await setUpOwner(site, 'en');
  const { id } = await submit(site.url);

  await hands.open(`${site.url}/admin`);
  await hands.enter('input[type=email]');
  await hands.type(OWNER.email);
  await hands.enter('input[type=password]');
  await hands.type(OWNER.password);
  await hands.press(en('account.signIn.title'));
  await hands.sees(en('today.title'));

  await hands.open(`${site.url}/admin/inbox/${id}`);
  await hands.press(en('inbox.answer.title'));
  await hands.enter('textarea[id$="-body"]');
  await hands.type('Os esperamos.');
  await hands.sees(en('office.saving.saved'));
  await hands.press(en('inbox.answer.review'));
  await hands.press(en('ra.action.send'));
  await hands.sees(en('inbox.answer.sent'));

  await hands.open(`${site.url}/admin/content/blog/${POST.id}`);
  await hands.press(POST.tab);
  await hands.enter('[role=textbox][contenteditable=true]');
  await hands.type(ADDED);
  await hands.sees(en('office.saving.saved'));
  await hands.press(en('content.actions.publish'));
  await hands.sees(en('content.done.publish'));
  await until(async () =>
    expect(await fetch(site.url + POST.path).then((answer) => answer.text())).toContain(ADDED),
  );
}
