import { allOf, none, pause, until } from '../../support/scenario.ts';
import { readLedger, rewrite } from '../../support/ledger.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS } from '../forms.ts';

/** Submissions beyond the limit. */
const BEYOND = 6;
/** What is added to the hour's counter: beyond any possible limit. */
const MANY = 100_000;
const PATIENCE = 15_000;
/** Time in which emails over the limit would have been sent as well, milliseconds. */
const WHILE = 3_000;
const SENT = new Set(['delivered', 'kept']);

/** Over the overall limit submissions are still stored, and their emails are held. */
export const overallLimit = defineAttack<
  { proofs: Record<string, string>[]; before: string | undefined },
  { before: string | undefined; ids: readonly string[]; statuses: readonly number[] }
>({
  name: 'submissions over the overall limit',
  expects: oneOf(201),
  async prepare(attackers) {
    const [first, ...proofs] = await attackers.proofs(BEYOND + 1);
    // One within the limit: once its emails are sent, those beyond it must have been held.
    await attackers.ask(asJson('contact', { ...FORMS.contact, ...first, email: 'w@example.com' }));
    return { proofs, before: attackers.acknowledged[0] };
  },
  arrange(folder) {
    const inAnHour = Date.now() + 3_600_000;
    const rows = rewrite(
      folder,
      `UPDATE rate_limits SET tries = tries + ${MANY}, expires_at = ${inAnHour} WHERE name LIKE 'overall%'`,
    );
    if (rows === 0) throw new Error('The counter of all submissions was not found');
  },
  async run(attackers, { proofs, before }) {
    const statuses: number[] = [];
    for (const [at, proof] of proofs.entries()) {
      const fields = { ...FORMS.contact, ...proof, email: `beyond${at}@example.com` };
      statuses.push((await attackers.ask(asJson('contact', fields))).status);
    }
    return { before, ids: attackers.acknowledged, statuses };
  },
  async figures({ before, ids, statuses }, { folder }) {
    const statesOf = (id: string | undefined) =>
      readLedger(folder)
        .deliveries.filter(({ submission_id }) => submission_id === id)
        .map(({ state }) => state);
    const isSent = await until(() => {
      const states = statesOf(before);
      return states.length > 0 && states.every((state) => SENT.has(state));
    }, PATIENCE);
    await pause(WHILE);
    const states = ids.flatMap(statesOf);
    const stored = readLedger(folder).ids;
    return [
      allOf('over the limit: stored', ids.filter((id) => stored.has(id)).length, statuses.length),
      allOf('over the limit: the one within it was sent', isSent ? 1 : 0, 1),
      none(
        'over the limit: emails not held',
        states.filter((state) => SENT.has(state)).length,
        `${states.length} deliveries: ${[...new Set(states)].join(', ')}`,
      ),
    ];
  },
});
