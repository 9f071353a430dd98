import { randomUUID } from 'node:crypto';
import { readLedger } from './support/ledger.ts';
import { allOf, inParallel, none, withFolder, type Scenario } from './support/scenario.ts';
import { startQuiet } from '../support/server.ts';
import { REQUEST, submit } from './support/submit.ts';

const SUBMISSIONS = 1_000;
const RETRIES = 5;
const AT_ONCE = 16;

/** Sends every submission five times in parallel under one key: one row each. */
export const retries: Scenario = ({ share }) =>
  withFolder(async (folder) => {
    const count = Math.round(SUBMISSIONS * share);
    const victim = await startQuiet(folder);
    const ids = new Set<string>();
    let inconsistent = 0;
    try {
      const keys = Array.from({ length: count }, () => randomUUID());
      await inParallel(keys, AT_ONCE, async (key, at) => {
        const fields = { ...REQUEST, message: `Número ${at}` };
        const answers = await Promise.all(
          Array.from({ length: RETRIES }, () =>
            submit(victim.url, fields, { 'Idempotency-Key': key }),
          ),
        );
        const [first] = answers;
        const isOne = answers.every(({ status, id }) => status === 201 && id === first?.id);
        if (!isOne) inconsistent += 1;
        if (first?.id) ids.add(first.id);
      });
    } finally {
      await victim.stop();
    }
    const stored = readLedger(folder).ids.size;
    return [
      allOf(`rows of ${count} submissions × ${RETRIES} parallel retries`, stored, count),
      none('duplicate rows', stored - count),
      none('submissions whose answers differ', inconsistent),
      allOf('different ids answered', ids.size, count),
    ];
  });
