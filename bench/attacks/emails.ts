/** Texts that should reach further than the owner's eyes: into pages, or strangers' mailboxes. */
import { KINDS } from '../../src/requests/index.ts';
import { disguises, holds } from '../support/bytes.ts';
import { atLeast, atMost, none } from '../support/figure.ts';
import { noFailure, oneOf, pick, type Attack } from './attack.ts';
import { asForm, asJson, FORMS } from './forms.ts';

/** Texts that would run in a page that shows them unescaped. */
const SCRIPTS = [
  '<script>alert(4711)</script>',
  '"><script>alert(4711)</script>',
  '</script><script>alert(4711)</script>',
  '</textarea><script>alert(4711)</script>',
  "'-alert(4711)-'",
  '<img src=x onerror=alert(4711)>',
  '<svg/onload=alert(4711)>',
  '<!--<script>alert(4711)',
  '\u0000<script>alert(4711)</script>',
  '" onfocus=alert(4711) autofocus="',
  'javascript:alert(4711)',
];
/** The islands' data, which no browser runs, up to the first closing tag. */
const DATA = /<script type="application\/json">.*?<\/script>/gs;
/** One of our scripts as an actual tag or address. */
const ACTIVE = /<script>alert|<img src=x|<svg\/onload|(?:href|src|action)="javascript:/i;

/** Whether a page would run a text, because it contains it unescaped. */
function runs(html: Buffer, text: string): boolean {
  const page = html.toString().replaceAll('\0', '').replaceAll(DATA, '');
  const isUnescaped = /[<"']/.test(text) && page.includes(text.replaceAll('\0', ''));
  return isUnescaped || ACTIVE.test(page);
}

/** Scripts in values are shown as nothing but text; what they become in emails shows `faults/headers.ts`. */
const injection: Attack = {
  name: 'scripts in values',
  expects: noFailure,
  async run(attackers) {
    const ran: string[] = [];
    let shown = 0;
    await attackers.attack(async () => {
      for (const script of SCRIPTS) {
        const forms = KINDS.map((kind) => {
          const names = Object.keys(FORMS[kind]);
          const fields = Object.fromEntries(names.map((name) => [name, script]));
          return asForm(kind, { ...fields, returnTo: `/${script}` });
        });
        const value = encodeURIComponent(script);
        const paths = [`/thanks?kind=${value}`, `/menu?list=${value}`, `/${value}`];
        for (const asked of [...forms, ...paths.map((path) => ({ path }))]) {
          shown += 1;
          if (runs((await attackers.ask(asked)).bytes, script)) ran.push(`${asked.path} ${script}`);
        }
      }
    });
    const note = `${shown} checked ${ran.join(' ')}`;
    return [none('injection: pages that would run it', ran.length, note)];
  },
};

/** Submissions to one mailbox, even with `--quick` more than it may get, and from one network to several mailboxes. */
const TO_ONE_MAILBOX = 30;
const FROM_ONE_NETWORK = 8;
const MAILBOX_A_DAY = 10;
const NETWORK_AN_HOUR = 5;
/** What a phisher would make the site send; unlike anything that it writes itself. */
const BAIT = 'Zarzaparrilla';
const LINK = 'phishing-zarza.example';
const TEXT = `${BAIT}: your account is blocked, visit http://${LINK}/unlock`;
const BAITED = {
  request: { firstName: TEXT, lastName: TEXT, company: TEXT, message: TEXT, workshop: TEXT },
  contact: { firstName: TEXT, lastName: TEXT, message: TEXT },
  feedback: { name: TEXT, comments: TEXT },
};

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

/** The site's emails to visitors contain no text of senders, and cannot flood a mailbox. */
const relay: Attack = {
  name: 'the site as a relay for phishing',
  expects: oneOf(201, 429),
  async run(attackers) {
    const { round, share } = attackers;
    const toOne = Math.max(MAILBOX_A_DAY + 4, Math.round(TO_ONE_MAILBOX * share));
    const proofs = await attackers.proofs(toOne + FROM_ONE_NETWORK);
    const isStranger = (address: string) => address.startsWith('stranger');
    const addresses = proofs.map((_, at) =>
      at < toOne ? spelling(at, round) : `stranger${round}.${at}@example.com`,
    );
    const network = attackers.address();
    const scene = await attackers.attack(async () => {
      for (const [at, email] of addresses.entries()) {
        const kind = pick(KINDS, at);
        const fields = { ...FORMS[kind], ...BAITED[kind], email, ...proofs[at] };
        const from = isStranger(email) ? network : attackers.address();
        await attackers.ask(asJson(kind, fields), from);
      }
    });
    const emails = await scene.emails();
    const theirs = new Set(addresses.map((address) => address.toLowerCase()));
    const toVisitors = emails.filter(({ to }) => to.some((address) => theirs.has(address)));
    const toStrangers = toVisitors.filter(({ to }) => to.some(isStranger));
    const toOwner = emails.filter((email) => !toVisitors.includes(email));
    const needles = [...disguises(BAIT), ...disguises(LINK)];
    const holding = (list: typeof emails) => list.filter(({ text }) => holds(text, needles)).length;
    return [
      none(
        'phishing: emails to visitors with the attacker’s words or links',
        holding(toVisitors),
        `${toVisitors.length} emails to visitors`,
      ),
      atLeast('phishing: emails to the owner in which they are found', holding(toOwner), 1),
      atLeast('phishing: emails that visitors still get', toVisitors.length, 1),
      atMost(
        'phishing: emails to one mailbox, however spelt',
        toVisitors.length - toStrangers.length,
        MAILBOX_A_DAY,
      ),
      atMost('phishing: emails caused by one network', toStrangers.length, NETWORK_AN_HOUR),
    ];
  },
};

export const EMAILS: readonly Attack[] = [injection, relay];
