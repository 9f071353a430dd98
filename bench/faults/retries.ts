import { randomUUID } from 'node:crypto';
import { allOf, none, type Figure } from '../support/figure.ts';
import { askFile, readLedger } from '../support/ledger.ts';
import { startQuiet } from '../support/server.ts';
import { REQUEST, submit } from '../support/submit.ts';
import { inParallel, withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

const SUBMISSIONS = 1_000;
const RETRIES = 5;
const AT_ONCE = 16;

export const what = 'every form five times in parallel under one key: one row each';

export const run = ({ share }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const count = Math.round(SUBMISSIONS * share);
    const victim = await startQuiet(folder);
    const answered = new Set<string>();
    let inconsistent = 0;
    await inParallel([...Array(count).keys()], AT_ONCE, async (at) => {
      const fields = { ...REQUEST, message: `Número ${at}` };
      const key = { 'Idempotency-Key': randomUUID() };
      const retry = () => submit(victim.url, fields, key);
      const answers = await Promise.all(Array.from({ length: RETRIES }, retry));
      const [first] = answers;
      const isOne = answers.every(({ status, id }) => status === 201 && id === first?.id);
      if (!isOne) inconsistent += 1;
      if (first?.id) answered.add(first.id);
    });
    await victim.stop();
    const stored = (await readLedger(askFile(folder))).ids.size;
    return [
      allOf(`rows of ${count} submissions × ${RETRIES} parallel retries`, stored, count),
      none('duplicate rows', stored - count),
      none('submissions whose answers differ', inconsistent),
      allOf('different ids answered', answered.size, count),
    ];
  });
