import { randomBytes, randomUUID } from 'node:crypto';
import type { Figure } from '../support/figure.ts';
import type { Machine } from './support/machines.ts';
import { proofFor } from './support/proof.ts';
import { allOf, none } from './support/scenario.ts';
import { REQUEST, submit } from './support/submit.ts';

/** Submissions that one sender may store in ten minutes (docs/security.md). */
const ALLOWANCE = 30;
/** What they try at each machine. */
const TRIES_EACH = 20;
const RACES = 5;

/** One proof, solved once and sent to all machines at the same moment, is good for one submission. */
export async function raceProofs(machines: readonly Machine[], races = RACES): Promise<Figure> {
  let counted = 0;
  for (let race = 0; race < races; race += 1) {
    const captcha = await proofFor(machines[race % machines.length]?.url ?? '');
    const answers = await Promise.all(
      machines.map(({ url }, at) =>
        submit(url, { ...REQUEST, captcha, message: `Carrera ${race}, ${at}` }),
      ),
    );
    counted += answers.filter(({ status }) => status === 201).length;
  }
  const note = `${races} proofs, each at ${machines.length} machines at once`;
  return { ...allOf('proofs counted', counted, races, note), goal: { atMost: races } };
}

/** One key, sent to all machines at the same moment: one row, one answer. */
export async function raceKeys(machines: readonly Machine[], races = RACES): Promise<Figure> {
  let different = 0;
  for (let race = 0; race < races; race += 1) {
    const captcha = await proofFor(machines[race % machines.length]?.url ?? '');
    const fields = { ...REQUEST, captcha, message: `Llave ${race}` };
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(machines.map(({ url }) => submit(url, fields, key)));
    const isOne = answers.every(({ status, id }) => status === 201 && id === answers[0]?.id);
    if (!isOne) different += 1;
  }
  return none(
    'forms sent to all machines at once and answered differently',
    different,
    `${races} forms`,
  );
}

/** One sender tries at every machine in turn; machines must run without captcha and with limits. */
export async function tripAllowance(machines: readonly Machine[]): Promise<Figure[]> {
  let stored = 0;
  let refused = 0;
  for (let at = 0; at < TRIES_EACH * machines.length; at += 1) {
    const { status } = await submit(
      machines[at % machines.length]?.url ?? '',
      { ...REQUEST, email: `quien${at}@example.com`, message: `Prisa ${at}` },
      { 'X-Forwarded-For': '203.0.113.7' },
    );
    if (status === 201) stored += 1;
    if (status === 429) refused += 1;
  }
  return [
    {
      ...{
        name: 'stored of one hurried sender',
        value: stored,
        unit: '',
        goal: { atMost: ALLOWANCE },
      },
      note: `of ${TRIES_EACH * machines.length} tries, ${TRIES_EACH} at each machine; ${refused} refused`,
    },
    allOf('of them stored within the allowance', stored, ALLOWANCE),
  ];
}

/** A process with another data key must end, and say why. */
export async function refuseOtherKey(machine: Machine): Promise<Figure> {
  const reason = await machine.start({ DATA_KEY: randomBytes(32).toString('hex') }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  if (machine.isUp()) await machine.kill();
  const isRefused = /data key/i.test(reason) && reason.startsWith('The server ended');
  return allOf('starts with another data key refused', isRefused ? 1 : 0, 1);
}
