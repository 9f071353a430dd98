import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeSanity } from '../../src/content/sanity/testing/fake-sanity.server.ts';
import { decodedEmail, disguises, filesIn, holds } from '../support/bytes.ts';
import { allOf, none, type Figure } from '../support/figure.ts';
import { askFile, untilSent } from '../support/ledger.ts';
import { mailSettings, openMailbox } from '../support/mailbox.ts';
import { startQuiet } from '../support/server.ts';
import { REQUEST, submit } from '../support/submit.ts';
import { withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

const SUBMISSIONS = 200;
const CANARY = 'CANARIO-frutos-secos-4711-áñ';
/** A text that is not secret, to prove that the search works. */
const CONTROL = 'CONTROL-mensaje-corriente-4711-áñ';
const PATIENCE = 180_000;

export const what = 'a visitor’s allergies are found nowhere but encrypted in their own table';

export const run = ({ share }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data');
    const kept = join(folder, 'kept');
    mkdirSync(data);
    mkdirSync(kept);
    const count = Math.max(10, Math.round(SUBMISSIONS * share));
    const fields = { ...REQUEST, message: CONTROL, allergy: CANARY, allergyConsent: true };
    const emails: Buffer[] = [];
    const mailbox = await openMailbox((raw) => emails.push(decodedEmail(raw)));
    const sanity = await startFakeSanity();
    try {
      const victim = await startQuiet(data, {
        ...mailSettings(mailbox.url),
        CONTENT_SOURCE: 'sanity',
        SANITY_PROJECT_ID: 'torture',
        SANITY_DATASET: sanity.dataset,
        SANITY_API_URL: sanity.url,
        SANITY_WRITE_TOKEN: sanity.token,
      });
      for (let at = 0; at < count; at += 1) await submit(victim.url, fields);
      // Two that are refused, one of them without consent, and one that names none.
      const refused = [
        await submit(victim.url, { ...fields, email: '' }),
        await submit(victim.url, { ...fields, allergyConsent: false }),
      ];
      await submit(victim.url, { ...REQUEST, message: CONTROL });
      await untilSent(askFile(data), PATIENCE);
      // Killed, so that nothing is cleaned up before the search.
      await victim.kill();
      // The emails of the folder transport are files, which are searched as well.
      const second = await startQuiet(kept, { MAIL_TRANSPORT: 'folder' });
      for (let at = 0; at < 5; at += 1) await submit(second.url, fields);
      await untilSent(askFile(kept), PATIENCE);
      await second.stop();
      const output = victim.output() + second.output();
      const copies = JSON.stringify(await sanity.lake.query('*[_type match "*Submission"]', {}));
      const needles = disguises(CANARY);
      const control = disguises(CONTROL);
      const encrypted = await askFile(data)('SELECT * FROM allergies');
      const files = [...filesIn(folder)];
      const found = files.filter(({ bytes }) => holds(bytes, needles));
      return [
        none('taken without consent', refused.filter(({ status }) => status !== 422).length),
        none('allergies in the log', holds(output, needles) ? 1 : 0),
        none('emails with allergies', emails.filter((email) => holds(email, needles)).length),
        none('copies with allergies', holds(copies, needles) ? 1 : 0),
        none('files with allergies', found.length, `${files.length} files searched as bytes`),
        allOf('encrypted allergies stored', encrypted.length, count),
        allOf(
          'emails in which the search finds the control text: those to the owner',
          emails.filter((email) => holds(email, control)).length,
          count + 1,
        ),
        allOf('copies in which it finds it', copies.split(CONTROL).length - 1, count + 1),
        allOf(
          'files in which it finds it',
          files.filter(({ bytes }) => holds(bytes, control)).length,
          2,
        ),
      ];
    } finally {
      await mailbox.close();
      await sanity.close();
    }
  });
