/** What machines that share a database count together. */
import { randomBytes, randomUUID } from 'node:crypto';
import { allOf, atMost, isSo, none, type Figure } from '../support/figure.ts';
import type { Machine } from '../support/machines.ts';
import { proofFor, REQUEST, submit } from '../support/submit.ts';

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
  return atMost('proofs counted', counted, races, '', note);
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
  const name = 'forms sent to all machines at once and answered differently';
  return none(name, different, `${races} forms`);
}

/** One sender tries at every machine in turn; machines must run without captcha and with limits. */
export async function tripAllowance(machines: readonly Machine[]): Promise<Figure[]> {
  const tries = TRIES_EACH * machines.length;
  let stored = 0;
  let refused = 0;
  for (let at = 0; at < tries; at += 1) {
    const { status } = await submit(
      machines[at % machines.length]?.url ?? '',
      { ...REQUEST, email: `quien${at}@example.com`, message: `Prisa ${at}` },
      { 'X-Forwarded-For': '203.0.113.7' },
    );
    if (status === 201) stored += 1;
    if (status === 429) refused += 1;
  }
  const note = `of ${tries} tries, ${TRIES_EACH} at each machine; ${refused} refused`;
  return [
    atMost('stored of one hurried sender', stored, ALLOWANCE, '', note),
    allOf('of them stored within the allowance', stored, ALLOWANCE),
  ];
}

/** A process with another data key must end, and say why. */
export async function refuseOtherKey(machine: Machine): Promise<Figure> {
  await machine.stop();
  const reason = await machine.start({ DATA_KEY: randomBytes(32).toString('hex') }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  if (machine.isUp()) await machine.kill();
  const isRefused = /data key/i.test(reason) && reason.startsWith('The server ended');
  return isSo('a start with another data key is refused', isRefused);
}
