import type { Kysely } from 'kysely';
import * as v from 'valibot';
import {
  type EventTables,
  type FactTables,
  removeFact,
  writeFact,
} from '../../database/index.server.ts';
import { MailError } from '../../email/index.server.ts';
import { FIRST_STEPS } from '../first-steps.ts';
import { firstRun, STEP_FACT, testedBy } from '../first-run.server.ts';
import { testEmail } from '../test-email.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { settingsRoute } from './route.server.ts';

/** The steps that people may tick. Whether emails go out, only the mail server can say. */
const BY_HAND = FIRST_STEPS.filter((step) => step !== 'email');

/** Test emails go out so often at most, milliseconds. */
const PAUSE = 10_000;

/** How long the mail server may take, milliseconds. */
const PATIENCE = 20_000;

/** What a new business does first: ticked by hand where the office cannot know, and put away. */
export function firstRunRoutes(services: OfficeServices) {
  const { db, content, now, mail } = services;
  let sentAt = -Infinity;
  return [
    settingsRoute('GET /first-run', { handle: ({ account }) => firstRun(services, account) }),
    settingsRoute('POST /first-run', {
      body: v.strictObject({
        step: v.picklist([...BY_HAND, 'dismissed']),
        isDone: v.boolean(),
      }),
      async handle({ record, body: { step, isDone } }) {
        const name = `${STEP_FACT}${step}`;
        await db.transaction().execute(async (all) => {
          // Kysely's types of a transaction do not narrow to fewer tables by themselves.
          const transaction = all as unknown as Kysely<FactTables> & Kysely<EventTables>;
          if (isDone) await writeFact(transaction, name, true, now());
          else await removeFact(transaction, name);
          await record(transaction, 'firstRun.step', `firstRun/${step}`, { after: { isDone } });
        });
      },
    }),
    settingsRoute('POST /first-run/legal-pages', {
      async handle({ author }) {
        if (!content.legalPages) throw new ApiError(409, 'contentElsewhere');
        await content.legalPages.write(author);
        await content.catchUp();
      },
    }),
    settingsRoute('POST /first-run/email', {
      isSlow: true,
      async handle({ account, record }) {
        const at = now();
        if (at - sentAt < PAUSE) throw new ApiError(429, 'tooSoon');
        sentAt = at;
        const email = await testEmail(services, account);
        const { delivered } = await mail.transport
          .send(email, AbortSignal.timeout(PATIENCE))
          .catch((error: unknown) => {
            const answer = error instanceof MailError ? error.message : '';
            throw new ApiError(502, 'emailFailed', { answer });
          });
        const tested = `${STEP_FACT}${testedBy(mail.transport.name)}`;
        if (delivered) await writeFact(db, tested, true, at);
        await record(db, 'firstRun.email', 'firstRun/email', { after: { delivered } });
        return { delivered, to: account.email };
      },
    }),
  ];
}
