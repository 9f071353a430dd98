import { KINDS } from '../../../../src/submissions/index.ts';
import type { Figure } from '../../../support/figure.ts';
import { disguises, holds } from '../../support/bytes.ts';
import { allOf, none } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS } from '../forms.ts';

/** Submissions to one mailbox, and those of one network to a mailbox each. */
const TO_ONE_MAILBOX = 30;
const FROM_ONE_NETWORK = 8;
const MAILBOX_A_DAY = 10;
const NETWORK_AN_HOUR = 5;
/** What a fraudster would have the site write; unlike anything that it writes itself. */
const BAIT = 'Zarzaparrilla';
const LINK = 'phishing-zarza.example';
const TEXT = `${BAIT}: your account is blocked, visit http://${LINK}/unlock`;

/** Spellings of one mailbox: dots, capitals, a tag. */
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

/** The site's e-mails to visitors carry nobody's words and cannot be piled up in a mailbox. */
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
        'phishing: e-mails to visitors with their words or links',
        holding(toVisitors),
        `${toVisitors.length} e-mails to visitors`,
      ),
      allOf('phishing: e-mails to the owner in which they are found', holding(toOwner), 1),
      allOf('phishing: e-mails that visitors still get', toVisitors.length, 1),
      atMost('phishing: e-mails to one mailbox, however written', toOne.length, MAILBOX_A_DAY),
      atMost('phishing: e-mails from one network', toStrangers.length, NETWORK_AN_HOUR),
    ];
  },
});

/** More than a mailbox may get, even when less than all is done. */
function count(share: number): number {
  return Math.max(MAILBOX_A_DAY + 4, Math.round(TO_ONE_MAILBOX * share));
}
