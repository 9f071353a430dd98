import { KINDS } from '../../../../src/submissions/index.ts';
import type { Figure } from '../../../support/figure.ts';
import { disguises, holds } from '../../support/bytes.ts';
import { allOf, none } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS } from '../forms.ts';

/** Submissions to one mailbox, and from one network to several mailboxes. */
const TO_ONE_MAILBOX = 30;
const FROM_ONE_NETWORK = 8;
const MAILBOX_A_DAY = 10;
const NETWORK_AN_HOUR = 5;
/** What a phisher would make the site send; unlike anything that it writes itself. */
const BAIT = 'Zarzaparrilla';
const LINK = 'phishing-zarza.example';
const TEXT = `${BAIT}: your account is blocked, visit http://${LINK}/unlock`;

/** Spellings of one mailbox, by dots, capitals and a tag. */
function spelling(at: number, round: number): string {
  const letters = [...`martaruizgomez${'abc'[round]}`].map((letter, place) => {
    const isDotted = place > 0 && ((at >> (place % 5)) & 1) === 1;
    const written = ((at >> (place % 3)) & 1) === 1 ? letter.toUpperCase() : letter;
    return isDotted ? `.${written}` : written;
  });
  const tag = at % 2 === 0 ? `+${at}` : '';
  return `${letters.join('')}${tag}@${at % 3 === 0 ? 'GMail.com' : 'gmail.com'}`;
}

const stranger = (at: number, round: number) => `stranger${round}.${at}@example.com`;

function bait(at: number, email: string) {
  const kind = KINDS[at % KINDS.length] ?? 'contact';
  const texts = {
    request: { firstName: TEXT, lastName: TEXT, company: TEXT, message: TEXT, workshop: TEXT },
    contact: { firstName: TEXT, lastName: TEXT, message: TEXT },
    feedback: { name: TEXT, comments: TEXT },
  }[kind];
  return [kind, { ...FORMS[kind], ...texts, email }] as const;
}

/** The site's emails to visitors contain no text of senders, and cannot flood a mailbox. */
export const relay = defineAttack<Record<string, string>[], readonly string[]>({
  name: 'the site as a relay for phishing',
  expects: oneOf(201, 429),
  prepare: (attackers) => attackers.proofs(count(attackers.share) + FROM_ONE_NETWORK),
  async run(attackers, proofs) {
    const toOne = count(attackers.share);
    const network = attackers.address();
    const addressOf = (at: number) => (at < toOne ? spelling : stranger)(at, attackers.round);
    for (const [at, proof] of proofs.entries()) {
      const isToOne = at < toOne;
      const [kind, fields] = bait(at, addressOf(at));
      await attackers.ask(
        asJson(kind, { ...fields, ...proof }),
        isToOne ? attackers.address() : network,
      );
    }
    return proofs.map((_, at) => addressOf(at).toLowerCase());
  },
  async figures(addresses, scene) {
    const emails = await scene.emails();
    const goesTo = (wanted: (address: string) => boolean) =>
      emails.filter(({ to }) => to.some((address) => wanted(address)));
    const isStranger = (address: string) => address.startsWith('stranger');
    const toVisitors = goesTo((address) => addresses.includes(address));
    const toOne = toVisitors.filter(({ to }) => !to.some(isStranger));
    const toStrangers = goesTo(isStranger);
    const toOwner = emails.filter((email) => !toVisitors.includes(email));
    const needles = [...disguises(BAIT), ...disguises(LINK)];
    const holding = (list: typeof emails) => list.filter(({ text }) => holds(text, needles)).length;
    const atMost = (name: string, value: number, most: number, note?: string): Figure => ({
      name,
      value,
      unit: '',
      goal: { atMost: most },
      ...(note && { note }),
    });
    return [
      none(
        'phishing: emails to visitors with the attacker’s words or links',
        holding(toVisitors),
        `${toVisitors.length} emails to visitors`,
      ),
      allOf('phishing: emails to the owner in which they are found', holding(toOwner), 1),
      allOf('phishing: emails that visitors still get', toVisitors.length, 1),
      atMost('phishing: emails to one mailbox, however spelt', toOne.length, MAILBOX_A_DAY),
      atMost('phishing: emails caused by one network', toStrangers.length, NETWORK_AN_HOUR),
    ];
  },
});

/** More than the limit of a mailbox, even with `--quick`. */
function count(share: number): number {
  return Math.max(MAILBOX_A_DAY + 4, Math.round(TO_ONE_MAILBOX * share));
}
