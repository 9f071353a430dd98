import { setTimeout as pause } from 'node:timers/promises';
import { parsePictureReference, pictureFileName } from '../../src/media/picture-reference.ts';
import { openEditor, photograph } from '../../tests/support/editor.ts';
import { cookieHeader, setUpOwner, signInOwner } from '../../tests/support/owner.ts';
import type { BuiltServer } from '../../tests/support/server.ts';
import { REQUEST, submit } from '../../tests/support/submit.ts';
import { ALLERGY, type Acknowledged } from './inspect.ts';

/** Visitors who submit at once. */
const VISITORS = 4;
/** Between two of anybody's requests, at most, milliseconds. */
const PAUSE = 20;

/** The owner's browser over one life of the site. */
export interface Owner {
  /** Their session; undefined before it was answered that they own the office. */
  cookie: string | undefined;
}

/**
 * Submits, uploads in the office and looks at a picture, until the server is gone; notes what was
 * acknowledged.
 */
export async function visitSite(
  site: BuiltServer,
  owner: Owner,
  acknowledged: Acknowledged,
): Promise<void> {
  const visitor = async () => {
    for (;;) {
      const fields = { ...REQUEST, allergy: ALLERGY, allergyConsent: true };
      const { status, id } = await submit(site.url, fields);
      if (status === 0) return;
      if (id !== undefined) acknowledged.submissions.add(id);
      await pause(Math.random() * PAUSE);
    }
  };
  const office = async () => {
    // The office may have been taken before a cut, and that not answered.
    owner.cookie ??= cookieHeader((await signInOwner(site)) ?? (await setUpOwner(site)));
    const { upload } = openEditor(site.url, owner.cookie);
    for (;;) {
      const name = parsePictureReference((await upload(await photograph(240, 160)))?.ref ?? '');
      if (name !== null) acknowledged.pictures.add(pictureFileName(name));
      await pause(Math.random() * PAUSE);
    }
  };
  const reader = async () => {
    const page = await (await fetch(`${site.url}/menu`)).text();
    const pictures = page.match(/\/images\/[^"\s,]+/g) ?? [];
    const one = pictures[Math.floor(Math.random() * pictures.length)];
    if (one !== undefined) await (await fetch(site.url + one.replaceAll('&amp;', '&'))).bytes();
  };
  const untilGone = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      // A connection that broke is what this is about; anything else is not.
      if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError') throw error;
    }
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, visitor),
    untilGone(office()),
    untilGone(reader()),
  ]);
}
